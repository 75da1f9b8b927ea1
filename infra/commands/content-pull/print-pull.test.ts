import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { cmsWebhookHeaders, cmsWebhookPath } from '#contract/cms.ts';
import { isSigned } from '../../../functions/blog/webhook/signature.ts';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import type { CmsFailureEvent } from '../../../functions/runtime/metrics.ts';
import { WordPressFailure } from '../../../functions/blog/wordpress/wordpress.ts';
import { now, setUpPull, story } from './lists-server.testkit.ts';
import { readLastSuccess } from './pull-content.ts';
import { explainFailure } from './print-pull.ts';

const program = fileURLToPath(new URL('print-pull.ts', import.meta.url));
const secret = 'open sesame';
const failure =
  'The update of the website failed. An engineer finds the reason at https://github.com/o/n/actions/runs/7';
const problem = 'Story “Acme”: “Rating” is “9”';

test.concurrent.each([
  ['an entry is wrong', [problem], [], [problem]],
  ['an entry is wrong and the run failed', [problem], ['--failed'], [problem, failure]],
  ['the run failed', undefined, ['--failed'], [failure]],
  ['the pull ended without a report', undefined, [], [failure]],
])(
  'if %s, the editors are told so in signed calls of the webhook, and the job fails',
  async (_, problems, words, told) => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const report = join(folder, 'report.json');
    if (problems) writeFileSync(report, JSON.stringify({ problems }));
    const sent: string[] = [];
    await using site = await startLocalServer(({ url, headers }, body, response) => {
      const header = (name: keyof typeof cmsWebhookHeaders) => String(headers[cmsWebhookHeaders[name]]);
      const call = { id: header('id'), timestamp: header('timestamp'), body };
      const isAccepted = url === cmsWebhookPath && isSigned(secret, call, header('signature'), new Date());
      if (isAccepted) sent.push(...(JSON.parse(body) as { problems: string[] }).problems);
      response.writeHead(isAccepted ? 200 : 401).end();
    });
    const run = 'https://github.com/o/n/actions/runs/7';
    const options = ['--tell', run, '--report', report, '--site', site.url, ...words];
    const env = { ...process.env, CMS_WEBHOOK_SECRET: secret };
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...options], { env });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(sent).toEqual(told);
  },
);

const day = 86_400_000;

function explain(event: CmsFailureEvent, status: number, lastSuccess: Date | undefined, user = 'site', ageMs = 0) {
  const failure = new WordPressFailure(502, event, { status });
  return explainFailure(failure, { lastSuccess, now: new Date(now.getTime() + ageMs), user });
}

test.each([
  ['cms-access-denied', 403, 'site', /does not accept the account “site” \(status 403\)/],
  ['cms-access-denied', 401, '', /^WordPress wants a login .*Set CMS_USER and CMS_PASSWORD/],
  ['cms-redirected-away', 302, 'site', /redirects its REST API to another page, such as a login/],
  ['cms-unreadable', 200, 'site', /sent a page instead of JSON/],
  ['cms-failed', 404, 'site', /responded with 404 instead of its lists/],
] as const)('the failure %s with status %i of the account “%s” is told at once', (event, status, user, sentence) => {
  const told = { sentence: expect.stringMatching(sentence), isTolerated: false };
  expect(explain(event, status, now, user)).toEqual(told);
});

test.each([
  ['cms-failed', 500],
  ['cms-failed', 503],
  ['cms-failed', 429],
  ['cms-too-slow', 0],
  ['cms-unreachable', 0],
] as const)(
  'the failure %s with status %i is tolerated for a day, unless WordPress was never reached',
  (event, status) => {
    expect(explain(event, status, now, 'site', day - 1).isTolerated).toBe(true);
    const sentence = 'WordPress cannot be reached, and was last reached on 2026-11-26 at 05:00 UTC.';
    expect(explain(event, status, now, 'site', day)).toEqual({ sentence, isTolerated: false });
    expect(explain(event, status, undefined).isTolerated).toBe(false);
  },
);

test('an account is sent to WordPress, and a pull that fails changes nothing', async () => {
  await using product = await setUpPull();
  product.lists.stories = [story(1)];
  product.fault.account = 'site:abcd efgh';
  expect(await product.pull()).toEqual({ changed: ['stories'], problems: [] });
  product.lists.stories = [];
  for (const [fault, event] of [
    [{ account: 'site:other' }, 'cms-access-denied'],
    [{ status: 404 }, 'cms-failed'],
  ] as const) {
    Object.assign(product.fault, fault);
    await expect(product.pull({ now: new Date(now.getTime() + day) })).rejects.toMatchObject({ event });
    expect(await product.read('stories')).toHaveLength(1);
    expect(await readLastSuccess(product.folder)).toEqual(now);
  }
});
