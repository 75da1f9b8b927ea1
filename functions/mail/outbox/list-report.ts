import { cleanText } from '#content/lists/field-rules.ts';
import { pullWords } from '#content/pull.ts';
import { fingerprint, referenceNumber } from './keys.ts';
import type { Outbox } from './outbox.ts';
import type { LogCode } from '../../runtime/log.ts';

/** `form` of the email that tells the editors of the lists what to correct in WordPress. No client can send it. */
export const listReportForm = 'lists';
export const weeklyLetterForm = 'weekly-letter';

const maxSentence = 1_000;

/** Puts the email into the outbox. The same problems on the same day are one email. Rejects with OutboxUnavailable. */
export async function putListReport(outbox: Outbox, problems: readonly string[], now: Date): Promise<LogCode> {
  const sentences = problems.map((sentence) => cleanText(sentence).slice(0, maxSentence));
  const content = { subject: pullWords.subject(sentences.length), message: pullWords.email(sentences) };
  const print = fingerprint(JSON.stringify(content));
  const reference = referenceNumber(print);
  await outbox.put(print, { acceptedAt: now.toISOString(), reference, form: listReportForm, ...content });
  return reference;
}
