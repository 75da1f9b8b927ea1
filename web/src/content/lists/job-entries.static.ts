import { type JobEntry, openEntries } from './job-entry.ts';
import { jobs } from './jobs.static.ts';

/**
 * The jobs that are open at the time of the build. Evaluated at build time, so that a page of cards does not load the
 * full text of every job, and every browser shows the same words.
 */
export const openJobs: readonly JobEntry[] = openEntries(jobs, new Date());

export const openTitles: readonly string[] = openJobs.map(({ title }) => title);

/** Example reply of the chat on /careers. */
export const openRoles: string =
  openTitles.length === 0
    ? 'None at the moment. A person reads every general application, too: the form is below.'
    : `Open now: ${new Intl.ListFormat('en-GB').format(openTitles)}. The cards below say what each one needs.`;
