import type { Sample } from './sample.ts';

/** What we promise, in numbers: every sentence that repeats a promise takes it from here (D51, specification §9). */
export const promises = {
  /** Home form: we reply within so many hours. */
  replyHours: 24,
  /** A detailed proposal within so many hours. */
  proposalHours: 48,
  /** The free demo takes so many minutes. */
  consultationMinutes: 30,
  /** E-mails are answered within about so many hours in business hours. */
  emailHours: 2,
  /** Terms: we respond within so many business days. */
  responseBusinessDays: 1,
  /** Terms: free bug fixes for so many months after sign-off. */
  bugFixMonths: 2,
} as const;

/** How long we keep what visitors send: the privacy policy and the notices beside the forms say the same. */
export const retention: Sample & { messageMonths: number; applicationMonths: number; requestMonths: number } = {
  sample: true,
  messageMonths: 24,
  applicationMonths: 6,
  /** A request about personal data is answered within so many months. */
  requestMonths: 1,
};

/** A count of units in words, with the plural where it is one: "1 month", "24 hours". */
export function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
