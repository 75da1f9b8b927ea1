// Plain JavaScript: install.mjs runs it on a Node that cannot read TypeScript.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Installs Debian packages if this machine has apt-get and lets us use it. Returns whether it does.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>}
 */
export async function installDebianPackages(names) {
  const asRoot = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env'];
  // Waits for the lock of another installation.
  const command = [...asRoot, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  if (!(await succeeds([...command, '--version']))) return false;
  console.log(`Installing packages of Debian: ${names.join(' ')} …`);
  await succeeds([...command, 'update']);
  await succeeds([...command, 'install', '-y', '--no-install-recommends', '--no-upgrade', ...names]);
  return true;
}

/**
 * Whether a command succeeded in time; false if the program does not exist.
 * @param {readonly string[]} command
 * @param {{ cwd?: string, timeoutMs?: number }} options
 * @returns {Promise<boolean>}
 */
export async function succeeds([program = '', ...args], { cwd, timeoutMs = 300_000 } = {}) {
  const child = spawn(program, args, { cwd, stdio: 'ignore' });
  // Not Node's timeout option: its timer keeps this process alive if the program does not exist.
  const limit = setTimeout(() => child.kill(), timeoutMs);
  try {
    const [status] = await once(child, 'exit');
    return status === 0;
  } catch {
    return false;
  } finally {
    clearTimeout(limit);
  }
}
