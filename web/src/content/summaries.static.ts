import { careers } from './careers.ts';
import { formWords } from './forms.ts';
import { jobPage } from './job.ts';
import { gallery } from './lists/gallery.static.ts';
import { holidays } from './lists/holidays.static.ts';
import { type JobEntry, openJobs } from './lists/jobs.static.ts';
import { projects } from './lists/projects.static.ts';
import { stories } from './lists/stories.static.ts';
import { countOf } from './promises.ts';
import { type PageRoute, routes } from './routes.ts';
import { passageTitles } from './search-words.ts';
import { voiceWords } from './voice.ts';

/** What the site says in several places, as one sentence: for the search and the chat. `isOfJobs`: each job has its own. */
type Summary = { name: PageRoute; title: string; text: string; path: string; isOfJobs?: true };

const dayWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const enumerate = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items);

const months = projects.flatMap((project) => project.months ?? []);
const ratings = stories.toSorted((one, other) => one.rating - other.rating);
const closed = holidays.map(({ date, name }) => `${dayWords.format(new Date(date))} (${name})`);
const { location } = careers.openings.facts;

/** Summaries of lists that have entries. */
export const summaries: readonly Summary[] = [
  ...summary(
    'projects',
    passageTitles.duration,
    months.length > 0 &&
      `Our projects have taken ${Math.min(...months)} to ${countOf(Math.max(...months), 'month')}. The page of each service says how long its projects take.`,
  ),
  ...summary(
    'successStories',
    passageTitles.ratings,
    ratings.length > 0 &&
      `The ratings reach from ${[ratings[0], ratings.at(-1)].map((story) => `${story?.rating.toFixed(2)} for “${story?.title}”`).join(' to ')}.`,
  ),
  ...summary(
    'contact',
    passageTitles.closedDays,
    closed.length > 0 && `The office is closed at weekends and on ${enumerate(closed)}.`,
  ),
  ...summary('contact', formWords.record, `Instead of typing you can speak. ${voiceWords.recording}`),
  ...[...new Set(gallery.map(({ category }) => category))].flatMap((category) => {
    const moments = gallery.filter((item) => item.category === category);
    return summary('careers', category, moments.map((item) => `${item.title}: ${item.description}`).join(' '));
  }),
  ...ofJobs(location, ({ place }) => place),
  ...ofJobs(jobPage.requirements, ({ experience, skills }) => `${experience}, ${skills}`),
  ...ofJobs(jobPage.facts.pay, ({ pay }) => pay),
];

function summary(name: PageRoute, title: string, text: string | false, fragment = ''): Summary[] {
  return text === false ? [] : [{ name, title, text, path: `${routes[name].path}${fragment}` }];
}

function ofJobs(title: string, factOf: (job: JobEntry) => string | undefined): Summary[] {
  const known = openJobs.filter(factOf).map((job) => `${job.title}: ${factOf(job)}`);
  const all = summary('careers', title, known.length > 0 && `${known.join('; ')}.`, '#current-openings');
  return all.map((one) => ({ ...one, isOfJobs: true }));
}
