import { setTimeout as wait } from 'node:timers/promises';
import { canaryChecks } from '../../stack/monitoring/canary-checks.ts';
import { findProblem } from '../../stack/monitoring/canary.function.ts';
import { command, readArguments } from '../command.ts';

// The workflow `watch` runs this file with Node.js alone: neither it nor its imports use a package.

/**
 * Requests what the canary does, from outside of AWS: an outage of its region silences the canary and its alarms. What
 * failed is requested again after the pause, because one slow response is no outage. Returns what failed twice.
 */
export async function findOutage(origin: string, pause: () => Promise<unknown>): Promise<string[]> {
  const twice = canaryChecks.map(async (check) => {
    if ((await findProblem(origin, check)) === '') return '';
    await pause();
    return findProblem(origin, check);
  });
  return (await Promise.all(twice)).filter((problem) => problem !== '');
}

await command(import.meta.url, 'node infra/commands/check-site/outage.ts ORIGIN', async (words) => {
  const [origin = ''] = readArguments(words, 1, {}).positionals;
  const problems = await findOutage(origin.replace(/\/$/, ''), () => wait(60_000));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return 'Home page, blog, posts and form respond.';
});
