import { setTimeout as wait } from 'node:timers/promises';
import { stepTimeoutMs as usualMs } from '../step-timeout.testkit.ts';

/** Resolves once it is true; rejects when that takes longer than `stepTimeoutMs`. */
export async function until(isTrue: () => boolean | Promise<boolean>, stepTimeoutMs = usualMs): Promise<void> {
  const end = Date.now() + stepTimeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not true within ${stepTimeoutMs} ms: ${isTrue.toString()}`);
    await wait(20);
  }
}
