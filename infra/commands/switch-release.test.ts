import { expect, test } from 'vitest';
import { live, old, openAccount } from './release-account.testkit.ts';
import { switchRelease } from './switch-release.ts';

function setUp(options: Parameters<typeof openAccount>[0] = {}) {
  const opened = openAccount(options);
  return { ...opened, release: (id: string) => switchRelease('Website-prod', id, opened.aws) };
}

test.each(['ffffffff', '', '../etc'])('“%s” is not a release, and nothing is changed', (id) => {
  const { account, release } = setUp();
  expect(() => release(id)).toThrow(`Expected a release of Website-prod, one of ${live}, ${old}, got “${id}”.`);
  expect(account).toMatchObject({ revision: 1, version: '2', published: { comment: `release ${live}` } });
});

test.each([
  ['throws', 'function handler() { throw new Error("broken"); }', /broken.*nothing was switched/],
  ['is no script', 'for (', /SyntaxError.*nothing was switched/],
  ['leads elsewhere', 'function handler(event) { return event.request; }', /"uri":"\/".*nothing was switched/],
])('an edge function that %s is not published, and blog-pages stays', (_, broken, sentence) => {
  const { account, release } = setUp({ broken });
  expect(() => release(old)).toThrow(sentence);
  expect(account).toMatchObject({ version: '2', published: { comment: `release ${live}` } });
});

test.each(['describe-stacks', 'get-object', 'update-function', 'test-function', 'update-alias', 'publish-function'])(
  'if %s fails, the edge stays at its release, and the repeated command switches it',
  (refused) => {
    const { account, homeOf, release } = setUp({ refused });
    expect(() => release(old)).toThrow(`${refused} failed: AccessDenied`);
    expect(homeOf()).toMatchObject({ uri: `/releases/${live}/index.html` });
    account.refused = '';
    expect(release(old)).toContain(`to ${old}`);
    expect(homeOf()).toMatchObject({ uri: `/releases/${old}/index.html` });
  },
);
