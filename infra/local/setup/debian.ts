import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Another installation may hold the lock; it is waited for. */
const lock = ['-o', 'DPkg::Lock::Timeout=300'];

/** The beginning of an apt-get command that this account may run, or undefined where it may not or there is none. */
export async function findAptGet(): Promise<readonly string[] | undefined> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const mayInstall =
    (await succeeds(['apt-get', '--version'])) && (asRoot.length === 0 || (await succeeds(['sudo', '-n', 'true'])));
  return mayInstall ? [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...lock] : undefined;
}

/** Whether a command ended well within five minutes; a program that is not there did not. */
export async function succeeds([program = '', ...args]: readonly string[], cwd?: string): Promise<boolean> {
  const child = spawn(program, args, { cwd, stdio: 'ignore' });
  // Node's own limit goes on ticking, and keeps us from ending, where there is no such program.
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
