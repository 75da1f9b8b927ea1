import type { Objects } from './objects.ts';

/**
 * Gives up the claims that a process which is gone has left in `deliveries/`. Elsewhere a claim runs out by itself,
 * some twenty seconds later; here nobody else delivers from the folder, so what waits need not wait for that.
 */
export async function dropClaims(objects: Objects): Promise<void> {
  for (const key of await objects.list('deliveries/')) {
    const found = await objects.get(key);
    const record = readRecord(found?.bytes.toString('utf8') ?? '');
    if (record === undefined || !('claimedUntil' in record)) continue;
    const { claimedUntil: _ended, ...rest } = record;
    await objects.put(key, Buffer.from(JSON.stringify(rest)));
  }
}

function readRecord(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
