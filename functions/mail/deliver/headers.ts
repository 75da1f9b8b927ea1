import { createHmac } from 'node:crypto';
import { company, interests } from '#content/company.ts';
import { jobs } from '#content/lists/jobs.static.ts';
import { team } from '#content/lists/team.static.ts';
import { cutText } from '#contract/cut-text.ts';
import type { FormValues } from '#contract/email.ts';
import { isFormKind } from '#contract/forms.ts';
import { receiptHeader } from '../outbox/keys.ts';
import { reminderForm } from '../outbox/deletion-reminder.ts';
import { listReportForm, weeklyLetterForm } from '../outbox/list-report.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';

/** Forms that the site itself fills in. */
const ownForms: readonly (string | undefined)[] = [reminderForm, listReportForm, weeklyLetterForm];

const anonymous = 'Website visitor';

/** The company and its people, each as words that a visitor's name must not have all of. */
const insiders = [company.brand, ...team.map(({ name }) => name)].map(wordsOf);

/** Alphabets with letters that look like Latin ones. */
const lookalikes = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * Returns the display name of the sender, which mail programs show in place of the address: the visitor's, marked as from
 * the website, in at most 40 characters. It is `Website visitor` if the name could pose as an address or as somebody of the
 * company, if it hides or turns letters, and in possible spam.
 */
export function senderName({ form, isPossibleSpam }: OutboxEmail, name = ''): string {
  if (ownForms.includes(form)) return `${company.brand} website`;
  const words = wordsOf(name);
  const isInsider = insiders.some((insider) => insider.every((word) => words.includes(word)));
  const isAddress = /[^\p{L}\p{M}\p{Nd}\p{Join_Control} .,'’()-]|\.\p{Ll}|\p{L}{2}\.\p{L}{2}/u.test(name);
  const isMixed = /\p{Script=Latin}/u.test(name) && lookalikes.test(name);
  const isShown = words.length > 0 && !isPossibleSpam && !isInsider && !isAddress && !isMixed;
  return isShown ? `${cutText(name, 40)} (website)` : anonymous;
}

/**
 * Returns the headers for the mail rules of the office. Visitors can write anything into the subject, so these contain
 * only what the site itself has: its forms, interests and jobs.
 */
export function ruleHeaders(
  email: OutboxEmail,
  { interest = '', role = '', receipt }: FormValues,
): Record<string, string> {
  const { form = '', reference, isPossibleSpam, attachment } = email;
  return {
    'X-Form': isFormKind(form) || ownForms.includes(form) ? form : 'other',
    'X-Reference': reference,
    ...(interests.some((one) => one === interest) && { 'X-Interest': interest }),
    ...(jobs.some(({ title }) => title === role) && { 'X-Role': role }),
    ...(isPossibleSpam && { 'X-Possible-Spam': 'yes' }),
    ...(form === 'application' && attachment && receipt === 'on' && !isPossibleSpam && { [receiptHeader]: 'wanted' }),
  };
}

/**
 * Returns the message id to which every email of a visitor refers, so that mail programs show them as one thread. Without
 * the key nobody can tell whose it is, or write into the thread.
 */
export function threadId(address: string, key: string, host: string): string {
  const hash = createHmac('sha256', key).update(address.toLowerCase()).digest('hex').slice(0, 32);
  return `<visitor-${hash}@${host}>`;
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      .replace(/[\p{M}\p{Join_Control}]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
