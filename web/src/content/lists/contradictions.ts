import type { WrittenProject } from './project.ts';
import type { WrittenStory } from './story.ts';
import type { Testimonial } from './testimonial.ts';

type Project = Pick<WrittenProject, 'title' | 'months' | 'weeks' | 'story' | 'call'>;
type Story = Pick<WrittenStory, 'title' | 'dateRange' | 'quote' | 'fullQuote'>;
type Quote = Pick<Testimonial, 'quote' | 'company'>;

/** Lists of one WordPress, or the samples. */
type Lists = { projects: readonly Project[]; stories: readonly Story[]; testimonials: readonly Quote[] };

type Fault = { field: string; value: string; expected: string };

const weeksOfMonth = 4.35;

/** Two clients who begin a sentence with as many equal words have not both written it. */
const sharedWords = 7;

/** Words by which an agent says that it is no human, as the answer on /services promises. */
const disclosing = /\b(?:AI|assistant|(?:chat)?bot|robot|computer|machine|automat\w+)\b/i;

/**
 * Returns entries that contradict others, with what their field says and what is expected. They are published all the
 * same: an editor decides which of them is right.
 */
export function findContradictions({ projects, stories, testimonials }: Lists) {
  const sentences = [
    ...stories.flatMap((entry) => sentencesOf(entry, entry.title, entry.fullQuote ?? entry.quote)),
    ...testimonials.flatMap((entry) => sentencesOf(entry, entry.company, entry.quote)),
  ];
  return [
    ...projects.flatMap((entry) => projectFaults(entry, stories).map((fault) => ({ entry, ...fault }))),
    ...sentences.flatMap(({ entry, start, value }) => {
      const first = sentences.find((other) => other.start === start);
      if (first === undefined || first.entry === entry) return [];
      // A testimonial may be the beginning of the same client's story.
      const isPart = value.startsWith(first.value) || first.value.startsWith(value);
      if (isPart && 'company' in entry !== 'company' in first.entry) return [];
      return [{ entry, field: 'quote', value, expected: `other words than “${first.by}” has` }];
    }),
  ];
}

function projectFaults({ months, weeks = [], story, call }: Project, stories: readonly Story[]): Fault[] {
  const names = weeks.map(({ name }) => name).filter((name) => /^weeks? /i.test(name));
  const last = Math.max(0, ...names.flatMap((name) => name.match(/\d{1,3}/g) ?? []).map(Number));
  const { dateRange = '' } = stories.find(({ title }) => title === story) ?? {};
  const greeting = call?.find(({ isAgent }) => isAgent)?.words;
  const faults: Fault[] = [];
  if (months !== undefined && last > months * weeksOfMonth + 1)
    faults.push({ field: 'weeks', value: `week ${last}`, expected: `weeks of the ${months} months that it took` });
  // From March to July is four months, or five.
  if (months !== undefined && Math.abs(months - monthsOf(dateRange) - 0.5) > 1.5)
    faults.push({ field: 'months', value: String(months), expected: `those of the client’s review, ${dateRange}` });
  if (greeting !== undefined && !disclosing.test(greeting))
    faults.push({ field: 'call', value: greeting, expected: 'first words by which the agent says that it is one' });
  return faults;
}

/** Returns the months between two dates such as “Mar 2024 – Jul 2024”, NaN for anything else. */
function monthsOf(dateRange: string): number {
  const dates = dateRange.split(' – ').map((text) => new Date(`1 ${text} UTC`));
  const [from = NaN, to = NaN] = dates.map((date) => 12 * date.getUTCFullYear() + date.getUTCMonth());
  return to - from;
}

/** Returns the sentences of a review that are long enough, in small letters and without punctuation. */
function sentencesOf(entry: Story | Quote, by: string, text: string) {
  return text.split(/[.!?]+/).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
    if (words.length < sharedWords) return [];
    return [{ entry, by, value: words.join(' '), start: words.slice(0, sharedWords).join(' ') }];
  });
}
