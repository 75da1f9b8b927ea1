import { team } from './lists/team.static.ts';
import { openJobs } from './lists/job-entries.static.ts';
import type { JobEntry } from './lists/job-entry.ts';
import { countedNoun } from './promises.ts';

const leaders = team.filter(({ department }) => department === 'Leadership').map(({ name }) => name);

/** Texts of the about page that depend on the team and on the jobs. Evaluated at build time. */
export const aboutLists = {
  team: {
    title: `${countedNoun(team.length, 'person', 'people')}, one line`,
    led: leaders.length === 0 ? '' : `Led by ${new Intl.ListFormat('en-GB').format(leaders)}`,
  },
  roles: openRoles(openJobs),
};

function openRoles(roles: readonly JobEntry[]): string {
  if (roles.length === 0) return 'No role is open today. We read every application all the same.';
  const isRemote = roles.every(({ location }) => location.includes('Remote'));
  if (roles.length === 1) return `One role is open.${isRemote ? ' It can be done remotely.' : ''}`;
  return `${countedNoun(roles.length, 'role', 'roles')} are open.${isRemote ? ' All of them can be done remotely.' : ''}`;
}
