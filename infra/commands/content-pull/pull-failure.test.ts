import { expect, test } from 'vitest';
import type { CmsFailureEvent } from '../../../functions/runtime/metrics.ts';
import { WordPressFailure } from '../../../functions/blog/wordpress/wordpress.ts';
import { now, setUpPull, story } from './lists-server.testkit.ts';
import { readLastSuccess } from './pull-content.ts';
import { explainFailure } from './print-pull.ts';

const day = 86_400_000;

function explain(
  event: CmsFailureEvent,
  status: number,
  lastSuccess: Date | undefined = now,
  ageMs = 0,
  user = 'site',
) {
  const failure = new WordPressFailure(502, event, { status });
  return explainFailure(failure, { lastSuccess, now: new Date(now.getTime() + ageMs), user });
}

test.each([
  ['cms-access-denied', 403, /does not accept the account “site” \(status 403\)/],
  ['cms-redirected-away', 302, /redirects its REST API to another page, such as a login/],
  ['cms-unreadable', 200, /sent a page instead of JSON/],
  ['cms-failed', 404, /responded with 404 instead of its lists/],
] as const)('the failure %s with status %i is told at once', (event, status, sentence) => {
  expect(explain(event, status)).toEqual({ sentence: expect.stringMatching(sentence), isTolerated: false });
});

test.each([
  ['cms-failed', 500],
  ['cms-failed', 503],
  ['cms-failed', 429],
  ['cms-too-slow', 0],
  ['cms-unreachable', 0],
] as const)('the failure %s with status %i is tolerated for a day', (event, status) => {
  expect(explain(event, status, now, day - 1).isTolerated).toBe(true);
  expect(explain(event, status, now, day)).toEqual({
    sentence: 'WordPress cannot be reached, and was last reached on 2026-11-26 at 05:00 UTC.',
    isTolerated: false,
  });
});

test('a WordPress that was never reached is not tolerated, and an account that nobody has set is asked for', () => {
  const never = { lastSuccess: undefined, now, user: '' };
  expect(explainFailure(new WordPressFailure(504, 'cms-too-slow'), never).isTolerated).toBe(false);
  const { sentence } = explainFailure(new WordPressFailure(502, 'cms-access-denied', { status: 401 }), never);
  expect(sentence).toMatch(/^WordPress wants a login .*Set CMS_USER and CMS_PASSWORD/);
});

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
