import { expect, test } from 'vitest';
import { WordPressFailure } from '../../../functions/blog/wordpress/wordpress.ts';
import { now, setUpPull, story } from './lists-server.testkit.ts';
import { readLastSuccess } from './pull-content.ts';
import { explainFailure } from './pull-failure.ts';

const day = 86_400_000;
const login = 'http://127.0.0.1/login';

test.each([
  [{ status: 401 }, /does not accept the account “site” \(status 401\)/],
  [{ status: 403 }, /does not accept the account “site” \(status 403\)/],
  [{ account: 'site:other' }, /does not accept the account “site” \(status 401\)/],
  [{ redirect: login }, /redirects its REST API to another page, such as a login/],
  [{ redirect: '/wp-json/wp/v2/site-jobs' }, /redirects its REST API to another page, such as a login/],
  [{ page: '<h1>Log in</h1>' }, /sent a page instead of JSON/],
  [{ status: 404 }, /responded with 404 instead of its lists/],
])('a WordPress with the fault %o is told at once, and changes nothing', async (fault, sentence) => {
  await using product = await setUpPull();
  product.lists.stories = [story(1)];
  await product.pull();
  Object.assign(product.fault, fault);
  product.lists.stories = [];
  const failure = await product.pull().catch((cause: unknown) => cause as WordPressFailure);
  expect(failure).toBeInstanceOf(WordPressFailure);
  expect(await product.read('stories')).toHaveLength(1);
  const explained = explainFailure(failure as WordPressFailure, { lastSuccess: now, now, user: 'site' });
  expect(explained).toEqual({ sentence: expect.stringMatching(sentence), isTolerated: false });
});

test.each([500, 503, 429])('a WordPress that responds with %i is tolerated for a day', async (status) => {
  await using product = await setUpPull();
  await product.pull();
  product.fault.status = status;
  const failure = (await product.pull().catch((cause: unknown) => cause)) as WordPressFailure;
  const explain = (lastSuccess: Date | undefined, ageMs: number) =>
    explainFailure(failure, { lastSuccess, now: new Date(now.getTime() + ageMs), user: undefined });
  expect(explain(await readLastSuccess(product.folder), day - 1).isTolerated).toBe(true);
  expect(explain(now, day)).toEqual({
    sentence: 'WordPress cannot be reached, and was last reached on 2026-11-26 at 05:00 UTC.',
    isTolerated: false,
  });
  expect(explain(undefined, 0).isTolerated).toBe(false);
});

test('an account is sent to WordPress, and one that nobody has set is asked for', async () => {
  await using product = await setUpPull();
  product.lists.stories = [story(1)];
  product.fault.account = 'site:abcd efgh';
  expect(await product.pull()).toEqual({ changed: ['stories'], problems: [] });
  const denied = new WordPressFailure(502, 'cms-access-denied', { status: 401 });
  for (const user of [undefined, '']) {
    const { sentence } = explainFailure(denied, { lastSuccess: now, now, user });
    expect(sentence).toMatch(/^WordPress wants a login .*Set CMS_USER and CMS_PASSWORD/);
  }
});
