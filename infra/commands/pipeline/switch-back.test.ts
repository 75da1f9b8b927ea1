import { expect, test } from 'vitest';
import { startLocalServer } from '../../../functions/runtime/local-server.testkit.ts';
import { check, expected } from '../check-site/response-problems.ts';
import { createSendRequest } from '../check-site/run-checks.ts';
import { rolesOf } from '../pipeline.testkit.ts';
import { live, old, openAccount } from '../release-account.testkit.ts';
import { switchBack } from './switch-back.ts';

type Statuses = Readonly<Record<string, readonly number[]>>;

/** Runs it on a site whose releases respond with these statuses, the last one repeatedly. */
async function setUp(statuses: Statuses, former: string = old) {
  const { account, aws, commands } = openAccount();
  const left = Object.fromEntries(Object.entries(statuses).map(([id, list]) => [id, [...list]]));
  await using site = await startLocalServer((_, __, response) => {
    const id = account.published.comment.replace('release ', '');
    const list = left[id] ?? [];
    const status = (list.length > 1 ? list.shift() : list[0]) ?? 200;
    response.writeHead(status, { 'content-security-policy': `report-uri /default/report/${id}` }).end();
  });
  const checks = [check('page', '/', ({ status }) => expected(status, 200))];
  const send = createSendRequest(site.url);
  const pause = () => Promise.resolve();
  const sentence = await switchBack({ stack: 'Website-prod', former, checks, send, aws, pause });
  return { sentence, published: account.published.comment, version: account.version, commands };
}

test.each<[what: string, statuses: Statuses, sentence: string, published: string]>([
  [
    'breaks a page goes',
    { [live]: [503] },
    `switched back from ${live} to ${old}, which cures / (expected 200, got 503)`,
    old,
  ],
  ['does not break a page stays', {}, `stays at ${live}: its pages and routes pass`, live],
  ['has responded too slowly once stays', { [live]: [504, 200] }, `stays at ${live}: its pages`, live],
  [
    'fails where the one before does stays',
    { [live]: [503], [old]: [504] },
    `with ${old} the same fails, / (expected`,
    live,
  ],
  ['is throttled, with any stranger’s help, stays', { [live]: [429] }, `stays at ${live}: its pages`, live],
])('a release that %s', async (_, statuses, sentence, published) => {
  const result = await setUp(statuses);
  expect(result.sentence).toContain(sentence);
  expect(result).toMatchObject({ published: `release ${published}`, version: published === live ? '2' : '1' });
});

test('without another release nothing is switched', async () => {
  const { sentence, published } = await setUp({ [live]: [503] }, live);
  expect([sentence, published]).toEqual([expect.stringContaining('none to switch back to'), `release ${live}`]);
});

// Not in the test, whose time a synthesis on a busy machine would exceed.
const roles = rolesOf();

test('each role of the pipeline may do what a switch takes, with its own stage', async () => {
  const { commands } = await setUp({ [live]: [403], [old]: [403] });
  const actions: Record<string, string> = {
    's3api list-objects-v2': 's3:ListBucket',
    's3api get-object': 's3:GetObject',
  };
  const actionOf = (command: string) =>
    actions[command] ??
    command.replace(' ', ':').replaceAll(/[:-][a-z]/g, (part) => part.toUpperCase().replace('-', ''));
  expect(commands.size).toBe(9);
  for (const { stage, allows } of roles) {
    const resources = {
      cloudformation: `arn:aws:cloudformation:us-east-1:1:stack/Website-${stage}/1`,
      cloudfront: `arn:aws:cloudfront::1:function/us-east-1Website${stage}WebsitePageRequest1`,
      lambda: `arn:aws:lambda:us-east-1:1:function:Website-${stage}-BlogPagesFunction1-1`,
      s3: `arn:aws:s3:::website-${stage}-websitebucket1-1`,
    };
    for (const action of [...commands].map(actionOf)) {
      const resource = resources[action.replace(/:.*/, '') as keyof typeof resources];
      const object = action === 's3:GetObject' ? '/edge-functions/a1b2c3d4.js' : '';
      expect([stage, action, allows(action, resource + object)]).toEqual([stage, action, true]);
      expect(allows(action, (resource + object).replace(/(?<=ebsite-?)(prod|staging)/, 'other'))).toBe(false);
    }
  }
});
