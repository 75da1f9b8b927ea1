import { setTimeout as wait } from 'node:timers/promises';
import { reportPath } from '#contract/report.ts';
import { awsCli, stackOf, type AwsCli } from '../aws-cli.ts';
import { command, readArguments } from '../command.ts';
import { releaseChecks } from '../check-site/page-checks.ts';
import type { Check, Finding, SendRequest } from '../check-site/response-problems.ts';
import { createSendRequest, runChecks } from '../check-site/run-checks.ts';
import { listReleases, readOutputs } from '../releases.ts';
import { switchRelease } from '../switch-release.ts';

export type SwitchBackOptions = {
  stack: string;
  /** Release that visitors had before the deployment. */
  former: string;
  checks: readonly Check[];
  send: SendRequest;
  aws: AwsCli;
  /** Five seconds. */
  pause: () => Promise<unknown>;
};

/** Number of requests until the edge serves the release that it was switched to, five seconds apart: two minutes. */
const attempts = 24;

/**
 * After a deployment whose check failed, switches the stack to the release before if that cures a page or a route, and
 * returns the sentence for the summary. A path that fails with the former release too, in whatever way, has another cause,
 * and the deployment stays. So does a 429: a rate limit, which any stranger can use up. Functions are not switched.
 */
export async function switchBack({ stack, former, checks, send, aws, pause }: SwitchBackOptions): Promise<string> {
  const live = listReleases(aws, readOutputs(aws, stack)).find(({ isLive }) => isLive)?.id ?? 'an unknown release';
  if (live === former) return `${stack} has the release ${former} as before: there is none to switch back to.`;
  const check = async () => (await runChecks(checks, send, pause)).filter(({ problem }) => problem !== '');
  const problems = (await check()).filter(({ problem }) => !problem.endsWith('got 429'));
  if (problems.length === 0) {
    return `${stack} stays at ${live}: its pages and routes pass, and nothing else is switched back.`;
  }
  switchRelease(stack, former, aws);
  await untilServed(former, send, pause);
  const remaining = new Set((await check()).map(({ where }) => where));
  const cured = problems.filter(({ where }) => !remaining.has(where));
  if (cured.length > 0) {
    return `${stack} is switched back from ${live} to ${former}, which cures ${listed(cured)}.`;
  }
  switchRelease(stack, live, aws);
  return `${stack} stays at ${live}: with ${former} the same fails, ${listed(problems)}.`;
}

function listed(findings: readonly Finding[]): string {
  const [first, second] = findings.map(describe);
  return [first, second, findings.length > 2 && `${findings.length - 2} more`].filter(Boolean).join(', ');
}

function describe({ where, problem }: Finding): string {
  return `${where} (${problem})`;
}

/** The policy of a document names its release. */
async function untilServed(release: string, send: SendRequest, pause: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const policy = await send('/').then(
      ({ headers }) => headers.get('content-security-policy') ?? '',
      () => '',
    );
    if (policy.includes(reportPath(release))) return;
    await pause();
  }
}

await command(import.meta.url, 'node switch-back.mjs STAGE FORMER ORIGIN', (words) => {
  const [stage, former = '', origin = ''] = readArguments(words, 3, {}).positionals;
  const [checks, send] = [releaseChecks(), createSendRequest(origin)];
  return switchBack({ stack: stackOf(stage), former, checks, send, aws: awsCli, pause: () => wait(5_000) });
});
