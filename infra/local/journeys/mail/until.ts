import { setTimeout as wait } from 'node:timers/promises';
import { patienceMs as usualMs } from '../patience.ts';

/** Resolves once it is true; rejects when that takes longer than `patienceMs`. */
export async function until(isTrue: () => boolean | Promise<boolean>, patienceMs = usualMs): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not true within ${patienceMs} ms: ${isTrue.toString()}`);
    await wait(20);
  }
}
