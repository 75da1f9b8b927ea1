import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findAptGet, succeeds } from '../setup/debian.ts';

/** Where Firefox is, or undefined where it is not. */
export type FirefoxPrograms = { firefox: string };

/** WebKitGTK's driver, which brings its browser, and the display it draws on. */
export type WebKitPrograms = { driver: string; display: string };

const firefoxPackages = ['firefox-esr'];
const webKitPackages = ['webkit2gtk-driver', 'xvfb'];

/** Firefox, where this machine has it. */
export function findFirefox(): FirefoxPrograms | undefined {
  const firefox = findProgram('firefox-esr') ?? findProgram('firefox');
  return firefox === undefined ? undefined : { firefox };
}

/** WebKit's driver and a display for it, where this machine has both. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  return driver === undefined || display === undefined ? undefined : { driver, display };
}

/**
 * Gets the browsers that are missing from Debian's packages, where that is allowed, before the first of their tests.
 * Says which stay out; throws instead where CI could have had them.
 */
export async function setup(): Promise<void> {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const aptGet = await findAptGet();
  if (aptGet !== undefined) {
    console.log(`Getting the browsers of Debian’s packages ${missing.join(' ')} …`);
    await succeeds([...aptGet, 'update', '-qq']);
    await succeeds([...aptGet, 'install', '-y', '-qq', '--no-install-recommends', ...missing]);
  }
  const left = missingPackages();
  if (left.length === 0) return;
  const sentence = `Browsers could not be had: they come with Debian’s packages ${left.join(' ')}.`;
  if (process.env.CI && aptGet !== undefined) throw new Error(sentence);
  console.warn(`Left out: ${sentence}`);
}

function missingPackages(): string[] {
  return [
    ...(findFirefox() === undefined ? firefoxPackages : []),
    ...(findWebKit() === undefined ? webKitPackages : []),
  ];
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
