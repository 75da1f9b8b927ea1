import { openTitles } from './lists/job-entries.static.ts';

const titles = new Intl.ListFormat('en-GB').format(openTitles);

/** Example reply that names the open roles. Evaluated at build time, so that no page with a chat loads the jobs. */
export const openRoles =
  openTitles.length > 0
    ? `Open now: ${titles}. The cards below say what each one needs.`
    : 'None at the moment. A person reads every general application, too: the form is below.';
