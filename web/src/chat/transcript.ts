import { emailLimits } from '#contract/email.ts';
import { chatWords } from '#content/chat.ts';
import type { Entry } from './conversation.ts';

/**
 * Returns a conversation as text for the contact form. Leaves out failed responses, and the oldest messages if the text
 * would exceed the limit of the form.
 */
export function transcript(entries: readonly Entry[]): string {
  const lines: string[] = [chatWords.transcript];
  let remaining = emailLimits.text - chatWords.transcript.length;
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const { type, text, at, retry } = entries[place]!;
    if (type === 'ai' && retry !== undefined) continue;
    const line = `${chatWords.senders[type]}, ${clockTime(at)}: ${text}`;
    remaining -= line.length + separator.length;
    if (remaining < 0) break;
    lines.splice(1, 0, line);
  }
  return lines.join(separator);
}

const separator = '\n\n';

/** Returns a time in the visitor's time zone, for example 09:05. */
export function clockTime(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
