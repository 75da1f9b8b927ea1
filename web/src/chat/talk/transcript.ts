import { emailLimits } from '#contract/email.ts';
import { chatWords } from '#content/pages/chat-words.ts';
import { clockTime } from '../panel/clock-time.ts';
import type { Entry } from './conversation.ts';

/** The form that a person answers. */
export const contactFormPath = '/contact#contact-form';

/** Where the contact form finds the draft of its message; also the event that tells an open form that there is one. */
export const handOverKey = 'chat-handover';

/**
 * A conversation as a person would paste it into an e-mail. Answers that failed are left out, and so is the beginning
 * of one that is longer than the form accepts.
 */
export function transcript(entries: readonly Entry[]): string {
  const lines: string[] = [chatWords.transcript];
  let room = emailLimits.text - chatWords.transcript.length;
  for (const { type, text, at, retry } of entries.toReversed()) {
    if (type === 'ai' && retry !== undefined) continue;
    const line = `${chatWords.senders[type]}, ${clockTime(at)}: ${text}`;
    room -= line.length + separator.length;
    if (room < 0) break;
    lines.splice(1, 0, line);
  }
  return lines.join(separator);
}

const separator = '\n\n';
