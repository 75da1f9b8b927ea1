import type { WrittenProject } from './project.ts';
import type { CallTurn } from './recording.ts';
import type { Story } from './story.ts';
import type { Testimonial } from './testimonial.ts';

/** Lists of one WordPress, or the samples. */
type Lists = {
  projects: readonly (Pick<WrittenProject, 'title' | 'months' | 'weeks' | 'story'> & {
    words?: readonly CallTurn[] | undefined;
  })[];
  stories: readonly Pick<Story, 'title' | 'dateRange' | 'quote' | 'fullQuote'>[];
  testimonials: readonly Pick<Testimonial, 'quote' | 'company'>[];
};

const weeksOfMonth = 4.35;

/** Two clients who begin a sentence with as many equal words have hardly both written it. */
const sharedWords = 7;

/** Words by which an agent says that it is no human, as the answer on /services promises. */
const disclosing = /\b(?:AI|assistant|(?:chat)?bot|robot|computer|machine|automat\w+)\b/i;

/** Returns a sentence for everything that entries hardly say with right, because others contradict it. */
export function findContradictions({ projects, stories, testimonials }: Lists): string[] {
  const ofProjects = projects.flatMap(({ title, months = NaN, weeks = [], story, words = [] }) => {
    const last = Math.max(0, ...weeks.flatMap(({ name }) => name.match(/(?<=^weeks? .*)\d+/gi) ?? []).map(Number));
    const { dateRange = '' } = stories.find((review) => review.title === story) ?? {};
    const greeting = words.find(({ isAgent }) => isAgent)?.words ?? 'AI';
    return [
      last > months * weeksOfMonth + 1 && `Project “${title}” took ${months} months, and has a week ${last}.`,
      // From March to July is four months, or five.
      Math.abs(months - monthsOf(dateRange) - 0.5) > 1.5 &&
        `Project “${title}” took ${months} months, and the client’s review says ${dateRange}.`,
      !disclosing.test(greeting) &&
        `Project “${title}”: the agent begins its call with “${greeting}”, and does not say what it is.`,
    ];
  });
  const reviews = [
    ...stories.map(({ title, quote, fullQuote = quote }) => ({ by: `Story “${title}”`, text: fullQuote })),
    ...testimonials.map(({ company, quote }) => ({ by: `The testimonial of “${company}”`, text: quote })),
  ];
  const authors = new Map<string, (typeof reviews)[number]>();
  const ofReviews = reviews.flatMap(({ by, text }) =>
    text.split(/[.!?]+/).map((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
      const start = words.slice(0, sharedWords).join(' ');
      const first = authors.get(start) ?? { by, text };
      if (words.length >= sharedWords) authors.set(start, first);
      // A testimonial may be the beginning of the same client's story.
      return !first.text.startsWith(text) && `${by} has a sentence of ${first.by}: “${start}”.`;
    }),
  );
  return [...ofProjects, ...ofReviews].filter((sentence) => sentence !== false);
}

/** Returns the months between two dates such as “Mar 2024 – Jul 2024”, NaN for anything else. */
function monthsOf(dateRange: string): number {
  const dates = dateRange.split(' – ').map((text) => new Date(`1 ${text} UTC`));
  const [from = NaN, to = NaN] = dates.map((date) => 12 * date.getUTCFullYear() + date.getUTCMonth());
  return to - from;
}
