// Plain JavaScript: install.mjs runs it on a Node that cannot read TypeScript.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages, succeeds } from './debian-packages.mjs';

const downloadMs = 180_000;

const engines = {
  chromium: {
    variable: 'CHROME_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium', 'fonts-liberation'],
  },
  // Chromium without windows, Debian's build: a visit takes a third less processor time.
  shell: { variable: 'CHROME_PATH', programs: ['chromium-headless-shell'], packages: ['chromium-headless-shell'] },
  firefox: { variable: 'FIREFOX_PATH', programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
};

/** @typedef {'chromium' | 'shell' | 'firefox'} Engine */

/**
 * Path of a browser that is here: that of CHROME_PATH or FIREFOX_PATH, the system's, Playwright's; or undefined.
 * @param {Engine} engine
 * @param {Record<string, string | undefined>} variables
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser(engine, variables) {
  const { variable, programs } = engines[engine];
  const chosen = variables[variable];
  if (chosen && isProgram(chosen)) return chosen;
  const folders = (variables.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const system = folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isProgram);
  if (system) return system;
  if (engine === 'shell') return undefined;
  const downloaded = (await import('playwright-core'))[engine].executablePath();
  return downloaded && existsSync(downloaded) ? downloaded : undefined;
}

/**
 * The same, after installing the browser if there is none. If that fails, `sentence` says what to install.
 * @param {Engine} engine
 * @param {Record<string, string | undefined>} variables
 * @returns {Promise<{ path: string | undefined, sentence: string }>}
 */
export async function ensureBrowser(engine, variables) {
  const { variable, packages } = engines[engine];
  for (const obtain of [undefined, () => downloadPlaywrights(engine), () => installDebianPackages(packages)]) {
    await obtain?.();
    const path = await findBrowser(engine, variables);
    if (path) return { path, sentence: '' };
  }
  const sentence =
    `The browser tests need ${engine} and none could be installed: install the package ${packages[0]} or set ` +
    `${variable} to one, then run the command again.`;
  return { path: undefined, sentence };
}

/** @param {Record<string, string | undefined>} variables */
export async function ensureShell(variables) {
  const isDebians = (await findBrowser('chromium', variables)) === '/usr/bin/chromium';
  if (isDebians && !(await findBrowser('shell', variables))) await installDebianPackages(engines.shell.packages);
}

/** Whose WebKit this machine has, after installing one if there is none. @returns {Promise<'Playwright' | 'GTK' | undefined>} */
export async function ensureWebKit() {
  const { webkit } = await import('playwright-core');
  // Without the plug-ins it records no voice message.
  const plugins = ['gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'];
  const packages = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth', ...plugins];
  // What webkit-window.py needs.
  const binding = `/usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")'`;
  for (const obtain of [undefined, downloadWebKit, () => installDebianPackages(packages)]) {
    await obtain?.();
    if (existsSync(webkit.executablePath())) return 'Playwright';
    if (await succeeds(['sh', '-c', `command -v WebKitWebDriver && command -v xvfb-run && ${binding}`])) return 'GTK';
  }
  return undefined;
}

/** Whether this machine has Orca, a screen for it and a Firefox of the system, after installing them if it has not. */
export async function ensureOrca() {
  const programs = ['orca', 'xvfb-run', 'xdotool', 'dbus-run-session', 'firefox'];
  const isHere = () => succeeds(['sh', '-c', programs.map((name) => `command -v ${name}`).join('&&')]);
  if (!(await isHere()))
    await installDebianPackages(['orca', 'at-spi2-core', 'xvfb', 'xauth', 'xdotool', 'dbus-daemon']);
  return isHere();
}

/** Also installs the system's libraries that Playwright's WebKit needs, if this machine lets us. */
async function downloadWebKit() {
  if (await downloadPlaywrights('webkit'))
    await succeeds(['npx', '--no-install', 'playwright-core', 'install-deps', 'webkit']);
}

/** @param {Engine | 'webkit'} engine */
function downloadPlaywrights(engine) {
  console.log(`No ${engine} here; asking Playwright for its own …`);
  return succeeds(['npx', '--no-install', 'playwright-core', 'install', engine], { timeoutMs: downloadMs });
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
