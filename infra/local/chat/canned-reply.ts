import { company } from '#content/company.ts';
import { home } from '#content/pages/home.ts';
import type { Passage } from './company-passages.ts';

/** Title of the passage for questions that match a pattern. The first match wins. */
const canned: readonly (readonly [pattern: RegExp, title: string])[] = [
  [/\b(hours|open (now|today)|are you open)\b/i, 'Office hours'],
  [/\b(where|visit|address)\b/i, 'Office address'],
  [/\b(reply|call|phone|e-?mail)\b/i, 'Contact by phone or e-mail'],
  [/\b(cost|prices?|pay)\b/i, 'Prices'],
  [/\bproject\b.*\bstart\b/i, home.start.title],
  [/\bapply\b/i, 'After you apply'],
  [/\b(roles?|jobs?|positions)\b/i, 'Current openings'],
  [/\bfounded\b/i, 'Company history'],
  [/\bteam\b/i, 'The team'],
  [/\b(build|services?)\b/i, 'Services we offer'],
];

/**
 * Returns the text of one passage: the one whose title is in the question, otherwise a canned one. Says that it does
 * not know if there is neither.
 */
export function cannedReply(question: string, passages: readonly Passage[]): string {
  const [, cannedTitle] = canned.find(([pattern]) => pattern.test(question)) ?? [];
  const passage =
    passages.find(({ title }) => question.toLowerCase().includes(title.toLowerCase())) ??
    passages.find(({ title }) => title === cannedTitle);
  return passage
    ? `${passage.text}\n\nMore on the ${passage.page} page.`
    : 'I do not know that: I can only tell you what this site says. ' +
        `Write to ${company.email} or use the contact form, and a person will answer.`;
}
