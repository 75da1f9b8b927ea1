import { vi } from 'vitest';

/** Waits until a check holds, at most 20 seconds: on a busy machine a disk takes more than Vitest's own one. */
export function eventually(check: () => unknown, waitMs = 20_000): Promise<unknown> {
  return vi.waitFor(check, waitMs);
}
