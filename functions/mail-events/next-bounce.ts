import type { Bounce } from '../outbox/outbox.ts';

const minute = 60_000;
const shortestPauseMs = 15 * minute;
const longestPauseMs = 12 * 60 * minute;
const givenUpAfterMs = 3 * 24 * 60 * minute;

/**
 * The bounce to record of an email that bounces now. Each pause is as long as the time since the first bounce, so that
 * pauses double: 15 min, 15 min, 30 min, 1 h … 12 h. An email that still bounces after three days is given up.
 */
export function nextBounce(previous: Bounce | undefined, acceptedAt: string, now: Date): Bounce {
  const firstAt = previous?.acceptedAt === acceptedAt ? previous.firstAt : now.toISOString();
  const elapsedMs = now.getTime() - Date.parse(firstAt);
  if (elapsedMs >= givenUpAfterMs) return { acceptedAt, firstAt };
  const pauseMs = Math.min(Math.max(elapsedMs, shortestPauseMs), longestPauseMs);
  return { acceptedAt, firstAt, retryAt: new Date(now.getTime() + pauseMs).toISOString() };
}
