// Plain JavaScript: install.mjs runs it on a Node that cannot read TypeScript.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages, succeeds } from './debian-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const downloadMs = 180_000;

/**
 * Path of a Chromium that is already here: CHROME_PATH, then the system's, then Playwright's own; or undefined.
 * @param {Record<string, string | undefined>} variables
 * @returns {Promise<string | undefined>}
 */
export async function findChromium(variables) {
  const chosen = variables.CHROME_PATH;
  if (chosen && isProgram(chosen)) return chosen;
  const folders = (variables.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const system = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
  if (system) return system;
  const { chromium } = await import('playwright-core');
  const downloaded = chromium.executablePath();
  return downloaded && existsSync(downloaded) ? downloaded : undefined;
}

/**
 * The same, after installing Chromium if there is none: Playwright's download, then Debian's package if that is
 * allowed. If both fail, `path` is undefined and `sentence` says what to install.
 * @param {Record<string, string | undefined>} variables
 * @returns {Promise<{ path: string | undefined, sentence: string }>}
 */
export async function ensureChromium(variables) {
  for (const obtain of [undefined, downloadPlaywrights, installDebians]) {
    await obtain?.();
    const path = await findChromium(variables);
    if (path) return { path, sentence: '' };
  }
  const sentence =
    'The browser tests need Chromium and none could be installed: install the package chromium (or Google Chrome) ' +
    'or set CHROME_PATH to one, then run the command again.';
  return { path: undefined, sentence };
}

function downloadPlaywrights() {
  console.log('No Chromium here; asking Playwright for its own …');
  return succeeds(['npx', '--no-install', 'playwright-core', 'install', 'chromium'], { timeoutMs: downloadMs });
}

function installDebians() {
  return installDebianPackages(['chromium', 'fonts-liberation']);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
