import { expect } from 'vitest';

/** Polls `isTrue` until it returns true. Rejects after `stepTimeoutMs`. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isTrue, { interval: 20 }).toBe(true);
}
