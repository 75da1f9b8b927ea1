import { promises } from './company.ts';
import type { Sample } from './types.ts';

/** The oldest browsers that get everything; older ones get plainer pages. `build/baseline.test.ts` checks the build. */
export const browsers = ['Chrome 123', 'Firefox 128', 'Safari 17.5'] as const;

/** Retention of what visitors send, for the privacy policy and the notices beside the forms. */
export const retention: Sample & {
  messageMonths: number;
  applicationMonths: number;
  requestMonths: number;
  sentMailDays: number;
} = {
  sample: true,
  messageMonths: 24,
  applicationMonths: 6,
  /** Months until a request about personal data is answered. */
  requestMonths: 1,
  /** Days that the outbox stores a message after it was sent to the office. */
  sentMailDays: 14,
};

/**
 * Day until which reports of vulnerabilities to `company.email` are read: `Expires` of security.txt, less than a year
 * ahead. The nightly tests fail in the month before it. Ask who reads them, then move it on and deploy.
 */
export const securityContactUntil = '2027-10-31';

/** When we reply to a message. It may not hold before a weekend, so each place adds `OfficeState.nextAnswer`. */
export const replySentence = `We reply within ${countOf(promises.replyHours, 'hour')}, in office hours within about ${countOf(promises.emailHours, 'hour')}.`;

/** Between the facts of a line, which may break after it and not before: no line begins with the dot. */
export const factSeparator = '\u00a0· ';

/** Returns a number with its unit, in the plural if needed: "1 month", "24 hours". */
export function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns a number as a word up to twenty, above in digits. */
export function inWords(count: number): string {
  const words =
    'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
  return words.split(' ')[count] ?? String(count);
}

/** Returns a counted noun for the start of a sentence. `@example 'Thirteen projects'` */
export function countedNoun(count: number, one: string, many: string): string {
  const words = inWords(count);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)} ${count === 1 ? one : many}`;
}
