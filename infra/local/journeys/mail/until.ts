import { setTimeout as wait } from 'node:timers/promises';

/** Resolves once it is true; rejects when that takes longer than `patienceMs`. */
export async function until(isTrue: () => boolean | Promise<boolean>, patienceMs = 40_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not true within ${patienceMs} ms: ${isTrue.toString()}`);
    await wait(20);
  }
}
