// Plain JavaScript: it runs before anything is installed, on a Node that cannot read TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, ensureShell } from './browsers.mjs';
import { installDebianPackages, succeeds } from './debian-packages.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const installedList = `${root}node_modules/.package-lock.json`;
const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const oldestNode = engines.node.slice('>='.length).split('.').map(Number);

/** The engine of CloudFront's functions, and text browsers; packages of the same names. */
const programs = ['njs', 'lynx', 'w3m', 'links'];

/** Ends the process with one sentence. @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    fail(`Node.js ${oldestNode.join('.')} or newer is needed; this is ${version}.`);
  }
}

/**
 * Whether node_modules has every package of the lock file that this machine needs, in its version. npm writes its list
 * last, so an interrupted installation does not count.
 */
function isInstalled() {
  if (!existsSync(installedList)) return false;
  const present = packagesIn(installedList);
  return Object.entries(packagesIn(`${root}package-lock.json`)).every(
    ([place, locked]) => place === '' || present[place]?.version === locked.version || isForOthers(locked),
  );
}

/**
 * Whether npm may skip a package on this machine: it is optional and for other machines.
 * @param {Package} locked
 */
function isForOthers({ os, cpu, libc, optional }) {
  // Only npm knows which libc this machine has. An optional package for every system is a dependency of one that was
  // skipped.
  return optional === true && !(os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined);
}

/** @typedef {{ version: string, os?: string[], cpu?: string[], libc?: string[], optional?: boolean }} Package */

/** @param {string} file @returns {Record<string, Package>} */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Installs the packages of package-lock.json unless they are installed. Ends the process if npm fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json …');
  // The lock file is installed as it is: npm ci would reject a younger fix, even one that min-release-age-exclude names.
  const words = ['ci', '--min-release-age=0', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' };
  const { status, stdout, stderr } = spawnSync('npm', words, options);
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}`.trim());
    fail('npm ci did not succeed; its words are above.');
  }
}

/** Installs programs of Debian that tests run, if they are missing; prints what to install if that fails. */
async function ensurePrograms() {
  const isHere = (name) => succeeds(['sh', '-c', `command -v ${name}`]);
  for (const name of programs) {
    if (await isHere(name)) continue;
    await installDebianPackages(programs);
    if (!(await isHere(name))) console.log(`Not all will be tested: install the package ${name}.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkNode();
  ensureInstalled();
  if (process.argv.includes('--browser')) {
    for (const name of ['chromium', 'firefox']) {
      const { path, sentence } = await ensureBrowser(name, process.env);
      if (path === undefined) fail(sentence);
    }
    await ensureShell(process.env);
    await ensurePrograms();
  }
}
