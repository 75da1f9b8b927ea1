/** A step of the retry ladder: an email is tried `attempts` times, `waitMinutes` apart. */
export type RetryStep = { name: string; waitMinutes: number; attempts: number };

/**
 * Retries of a delivery while SES or storage fails: 23 attempts in about 12 hours, then the dead-letter queue. SQS
 * has one delay per queue, so each step is a queue.
 */
export const retryLadder = [
  { name: 'Waiting', waitMinutes: 3, attempts: 5 },
  { name: 'Late', waitMinutes: 15, attempts: 8 },
  { name: 'VeryLate', waitMinutes: 60, attempts: 10 },
] as const satisfies readonly [RetryStep, RetryStep, RetryStep];

const ladderMinutes = retryLadder.reduce((sum, { waitMinutes, attempts }) => sum + waitMinutes * attempts, 0);
const eventMinutes = 3;

/**
 * Retries of an SES event while storage or mail-events fails, for as long as those of an email: a bounce that is given up
 * earlier than its email would be lost.
 */
export const mailEventLadder = [
  { name: 'MailEvents', waitMinutes: eventMinutes, attempts: Math.ceil(ladderMinutes / eventMinutes) },
] as const satisfies readonly [RetryStep];

export const requeueMinutes = 15;

/**
 * Returns the longest time in minutes until the next attempt after this many failed ones. Past the ladder it is the time
 * after which requeue-emails sends an email that the queues have lost.
 */
export function longestWaitMinutes(attempts: number): number {
  let left = attempts;
  for (const { attempts: most, waitMinutes } of retryLadder) {
    if (left <= most) return waitMinutes;
    left -= most;
  }
  return 2 * Math.max(...retryLadder.map(({ waitMinutes }) => waitMinutes));
}
