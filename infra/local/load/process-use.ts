import { readFile } from 'node:fs/promises';

/** What a process takes: megabytes of memory, and seconds of processor time since it began. */
export type ProcessUse = { megabytes: number; processorSeconds: number };

/** Clock ticks of /proc/PID/stat in a second, on every Linux in use. */
const ticksPerSecond = 100;

/** What a process takes now; zeros where the system has no /proc. */
export async function readUse(pid: number): Promise<ProcessUse> {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1] ?? 0);
  // The second field is a name in brackets that may hold spaces.
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  return { megabytes: Math.round(kilobytes / 1_024), processorSeconds: ticks / ticksPerSecond };
}
