import { emailLimits } from '#contract/email.ts';
import { chatWords } from '#content/chat.ts';
import { clockTime } from './clock-time.ts';
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
