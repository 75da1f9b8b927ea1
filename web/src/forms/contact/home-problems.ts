import { requiredSentences } from '#contract/message.ts';
import type { Typed } from '../sending/typed.ts';

/** A field of the home form. */
export type HomeField = keyof typeof requiredSentences;

/** A sentence for each field of the home form that is wrong. */
export type HomeProblems = Readonly<Partial<Record<HomeField, string>>>;

/** What is missing on submit; nothing is sent while there is any. The form of an address is not checked (D20). */
export function homeProblems(typed: Typed): HomeProblems {
  const missing = (['name', 'email', 'message'] as const).filter((field) => (typed[field] ?? '').trim() === '');
  return Object.fromEntries(missing.map((field) => [field, requiredSentences[field]]));
}
