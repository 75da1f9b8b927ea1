import type { Entry } from '../conversation.ts';

/** What has happened to a question. */
export type Outcome = 'answered' | 'failed' | 'pending';

/** A question that an entry is about. */
type AskedQuestion = { text: string; outcome: Outcome };

/**
 * Returns the question that the entry at `place` answers, or asks and still waits for. Undefined if it does neither:
 * an answered question, or one that lost its response in a reload.
 */
export function askedQuestion(entries: readonly Entry[], place: number, isWaiting: boolean): AskedQuestion | undefined {
  const entry = entries[place];
  if (entry?.type === 'user') {
    const isPending = isWaiting && place === entries.length - 1;
    return isPending ? { text: entry.text, outcome: 'pending' } : undefined;
  }
  if (entry?.retry !== undefined) return { text: entry.retry, outcome: 'failed' };
  const question = entries[place - 1];
  return question?.type === 'user' ? { text: question.text, outcome: 'answered' } : undefined;
}
