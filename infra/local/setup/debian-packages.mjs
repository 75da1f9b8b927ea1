// Plain JavaScript: install.mjs runs it on a Node that cannot read TypeScript.
import { spawnSync } from 'node:child_process';

const timeoutMs = 300_000;

/**
 * Installs Debian packages if this machine has apt-get and lets us use it; otherwise does nothing.
 * @param {string[]} names
 */
export function installDebianPackages(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (/** @type {string[]} */ args) => succeeds('env', [...asRoot, 'apt-get', ...args], timeoutMs);
  if (!aptGet(['--version'])) return;
  console.log(`Installing the package ${names[0]} …`);
  aptGet(['update']);
  aptGet(['install', '-y', '--no-install-recommends', ...names]);
}

/**
 * Whether a program exists and ends with success in time.
 * @param {string} program @param {string[]} args
 */
export function succeeds(program, args, timeout = 10_000) {
  return spawnSync(program, args, { timeout, stdio: 'ignore' }).status === 0;
}
