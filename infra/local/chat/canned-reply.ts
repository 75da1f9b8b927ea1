import { company } from '#content/company.ts';
import { officeState } from '#content/hours.ts';
import { passageTitles } from '#content/words/search-words.ts';
import { createSearch } from '#search/find-passages.ts';
import { passages } from '#search/passages.static.ts';

const search = createSearch(passages);

/**
 * Returns the text of the passage that answers a question. Says that it does not know if there is none. The reply about
 * the office hours says whether the office is open at `now`.
 */
export function cannedReply(question: string, now: Date): string {
  const [passage] = search.findAnswers(question, 1);
  if (!passage)
    return (
      'I do not know that: I can only tell you what this site says. ' +
      `Write to ${company.email} or use the contact form, and a person will answer.`
    );
  const { lead, rest } = officeState(now, () => company.officeHours.utcOffsetMinutes);
  const isOpen = passage.title === passageTitles.hours ? `. ${lead}${rest}.` : '';
  return `${passage.text}${isOpen}\n\nMore on the ${passage.page} page.`;
}
