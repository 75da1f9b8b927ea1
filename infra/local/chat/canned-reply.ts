import { company } from '#content/company.ts';
import { officeState } from '#content/hours.ts';
import { careers } from '#content/pages/careers.ts';
import { home } from '#content/pages/home.ts';
import { homeForm } from '#content/pages/home-form.ts';
import { passageTitles } from '#content/words/search-words.ts';
import { passages } from '#search/passages.static.ts';

const [demo, proposal] = home.start.steps;

/** Title of the passage for questions that match a pattern. The first match wins. */
const canned: readonly (readonly [pattern: RegExp, title: string])[] = [
  [/\b(hours|open (now|today)|are you open)\b/i, passageTitles.hours],
  [/\b(where|visit|address)\b/i, passageTitles.address],
  [/\breply\b/i, homeForm.title],
  [/\b(call|phone|e-?mail)\b/i, passageTitles.reach],
  [/\b(cost|prices?|pay)\b/i, proposal.title],
  [/\bproject\b.*\bstart\b/i, demo.title],
  [/\bapply\b/i, careers.apply.next[1].title],
  [/\b(roles?|jobs?|positions)\b/i, careers.openings.title],
  [/\bfounded\b/i, passageTitles.history],
  [/\bteam\b/i, passageTitles.team],
  [/\b(build|services?)\b/i, passageTitles.services],
];

/**
 * Returns the text of one passage: the one whose title is in the question, otherwise a canned one. Says that it does
 * not know if there is neither. The reply about the office hours says whether the office is open at `now`.
 */
export function cannedReply(question: string, now: Date): string {
  const [, cannedTitle] = canned.find(([pattern]) => pattern.test(question)) ?? [];
  const passage =
    passages.find(({ title, kind }) => kind !== 'page' && question.toLowerCase().includes(title.toLowerCase())) ??
    passages.find(({ title }) => title === cannedTitle);
  if (!passage)
    return (
      'I do not know that: I can only tell you what this site says. ' +
      `Write to ${company.email} or use the contact form, and a person will answer.`
    );
  const { lead, rest } = officeState(now, () => company.officeHours.utcOffsetMinutes);
  const isOpen = passage.title === passageTitles.hours ? ` ${lead}${rest}.` : '';
  return `${passage.text}${isOpen}\n\nMore on the ${passage.page} page.`;
}
