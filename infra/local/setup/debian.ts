import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** apt-get waits for the lock of another installation. */
const lock = ['-o', 'DPkg::Lock::Timeout=300'];

/** Returns the start of an apt-get command that this user may run, or undefined without apt-get or permission. */
export async function findAptGet(): Promise<readonly string[] | undefined> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const mayInstall =
    (await succeeds(['apt-get', '--version'])) && (asRoot.length === 0 || (await succeeds(['sudo', '-n', 'true'])));
  return mayInstall ? [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...lock] : undefined;
}

/** Whether a command succeeded within five minutes; false if the program does not exist. */
export async function succeeds([program = '', ...args]: readonly string[], cwd?: string): Promise<boolean> {
  const child = spawn(program, args, { cwd, stdio: 'ignore' });
  // Not Node's timeout option: its timer keeps this process alive if the program does not exist.
  const limit = setTimeout(() => child.kill(), 300_000);
  try {
    const [status] = (await once(child, 'exit')) as [unknown];
    return status === 0;
  } catch {
    return false;
  } finally {
    clearTimeout(limit);
  }
}
