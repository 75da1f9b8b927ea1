import { setTimeout as wait } from 'node:timers/promises';
import { stepTimeoutMs as usualMs } from '../step-timeout.testkit.ts';

/** Polls `isTrue` until it returns true. Rejects after `stepTimeoutMs`. */
export async function until(isTrue: () => boolean | Promise<boolean>, stepTimeoutMs = usualMs): Promise<void> {
  const end = Date.now() + stepTimeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not true within ${stepTimeoutMs} ms: ${isTrue.toString()}`);
    await wait(20);
  }
}
