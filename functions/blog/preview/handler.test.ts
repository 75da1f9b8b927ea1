import type { APIGatewayProxyEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { samplePost } from '#contract/post.testkit.ts';
import type { InitialBlogData } from '#render';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import type { Draft } from './draft.ts';
import { createHandler } from './handler.ts';
import { signPreviewLink } from './preview-link.ts';

const now = new Date('2026-11-23T08:05:00Z');
const halfAnHour = now.getTime() / 1_000 + 1_800;
const secret = 'open sesame';
const editUrl = 'https://cms.example/wp-admin/post.php?post=7&action=edit';
const renewUrl = 'https://cms.example/?p=7&preview=true';

const draft: Draft = { post: samplePost(7, { slug: 'a-draft' }), state: 'draft', editUrl };

type SetUp = { readSecret?: () => Promise<string>; failure?: Error; page?: string; shared?: Draft | 'revoked' };

/**
 * The handler in front of a WordPress that gives `draft` out once for a nonce, and always while it is shared; and the
 * recorded nonces, renderings and log lines.
 */
function setUp({ readSecret = async () => secret, failure, page = '<html>', shared = draft }: SetUp = {}) {
  const nonces: string[] = [];
  const rendered: InitialBlogData[] = [];
  const logged: string[] = [];
  const handler = createHandler({
    readSecret,
    async takeDraft(link) {
      if (failure) throw failure;
      if (!('nonce' in link)) return shared === 'revoked' ? undefined : shared;
      const { nonce } = link;
      const isUsed = nonces.includes(nonce);
      nonces.push(nonce);
      return isUsed ? undefined : draft;
    },
    async render(data) {
      rendered.push(data);
      return { html: data.post ? page : '<html>' };
    },
    cmsRoot: 'https://cms.example',
    documentHeaders: { 'content-security-policy': "default-src 'none'" },
    now: () => now,
    log: (event, details) => void logged.push([event, ...Object.values(details ?? {})].join(' ')),
  });
  const open = (query: Record<string, string | string[]>, httpMethod = 'GET') => {
    const values = Object.entries(query).map(([name, value]) => [name, [value].flat()]);
    return handler({
      httpMethod,
      path: '/blog/preview',
      multiValueQueryStringParameters: Object.fromEntries(values),
    } as unknown as APIGatewayProxyEvent);
  };
  return { open, nonces, rendered, logged };
}

function linkOf(changes: { id?: string; until?: number; secret?: string } = {}) {
  const link = { id: changes.id ?? '7', until: String(changes.until ?? halfAnHour), nonce: 'a'.repeat(32) };
  return { ...link, signature: signPreviewLink(changes.secret ?? secret, link) };
}

test('a signed link shows the draft, and nothing may store the page', async () => {
  const { open, rendered, logged } = setUp();
  expect(await open(linkOf())).toMatchObject({
    statusCode: 200,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    },
  });
  expect(rendered).toEqual([
    { preview: { state: 'draft', until: halfAnHour, editor: { editUrl, renewUrl } }, post: draft.post },
  ]);
  expect(logged).toEqual(['preview-opened draft']);
});

test('the same link is refused with 403 when it is opened again, and its page links to a new one', async () => {
  const { open, rendered, logged } = setUp();
  await open(linkOf());
  expect(await open(linkOf())).toMatchObject({ statusCode: 403, headers: { 'cache-control': 'no-store' } });
  expect(rendered[1]).toEqual({ preview: { refusal: 'stale', renewUrl } });
  expect(logged[1]).toBe('preview-rejected used');
});

test('a link works until its last second and is refused with 403 afterwards, without a request to WordPress', async () => {
  const { open, nonces, rendered } = setUp();
  expect((await open(linkOf({ until: now.getTime() / 1_000 }))).statusCode).toBe(200);
  expect((await open(linkOf({ until: now.getTime() / 1_000 - 1 }))).statusCode).toBe(403);
  expect(rendered[1]).toEqual({ preview: { refusal: 'stale', renewUrl } });
  expect(nonces).toHaveLength(1);
});

test('a draft that is larger than Lambda can return is 503', async () => {
  const { open, rendered } = setUp({ page: '"'.repeat(4_000_000) });
  expect(await open(linkOf())).toMatchObject({ statusCode: 503, body: '<html>' });
  expect(rendered.at(-1)).toEqual({ preview: { refusal: 'unreachable' } });
});

function sharedLinkOf(changes: { until?: number; generation?: string } = {}) {
  const link = { id: '7', until: String(changes.until ?? halfAnHour), generation: changes.generation ?? '1' };
  return { ...link, signature: signPreviewLink(secret, link) };
}

test('a shared link shows a button and no draft, and its click the draft, any number of times', async () => {
  const { open, rendered, logged } = setUp();
  for (const method of ['GET', 'HEAD', 'GET', 'POST', 'POST']) {
    const response = await open(sharedLinkOf(), method);
    expect(response).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(response.body === '').toBe(method === 'HEAD');
  }
  const button = { preview: { needsClick: true, until: halfAnHour } };
  const shown = { preview: { state: 'draft', until: halfAnHour }, post: draft.post };
  expect(rendered).toEqual([button, button, button, shown, shown]);
  expect(logged).toEqual(['shared-draft-opened draft', 'shared-draft-opened draft']);
});

test.each([
  ['revoked', sharedLinkOf(), 'revoked' as const],
  ['expired', sharedLinkOf({ until: now.getTime() / 1_000 - 1 }), draft],
])('a %s shared link is 403 before and after the click, without a way into WordPress', async (cause, link, shared) => {
  const { open, rendered, logged } = setUp({ shared });
  for (const method of ['GET', 'POST']) expect((await open(link, method)).statusCode).toBe(403);
  expect(rendered).toEqual([{ preview: { refusal: 'ended' } }, { preview: { refusal: 'ended' } }]);
  expect(logged).toEqual([`preview-rejected ${cause}`, `preview-rejected ${cause}`]);
});

test('a shared link of an article that is published by now redirects to it', async () => {
  const { open, rendered } = setUp({ shared: { ...draft, state: 'published' } });
  for (const method of ['GET', 'POST']) {
    const headers = { location: '/blog/a-draft', 'cache-control': 'no-store' };
    expect(await open(sharedLinkOf(), method)).toMatchObject({ statusCode: 303, headers });
  }
  expect(rendered).toEqual([]);
});

const genuine = linkOf();
test.each<[string, Record<string, string | string[]>]>([
  ['without parameters', {}],
  ['with the id of another article', { ...genuine, id: '8' }],
  ['with a later expiry', { ...genuine, until: String(halfAnHour + 1) }],
  ['with another nonce', { ...genuine, nonce: 'b'.repeat(32) }],
  ['signed with another secret', linkOf({ secret: 'guessed' })],
  ['signed with an empty secret', linkOf({ secret: '' })],
  ['with a signature in capitals', { ...genuine, signature: genuine.signature.toUpperCase() }],
  ['with a short signature', { ...genuine, signature: genuine.signature.slice(0, 63) }],
  ['with a part of the id moved into the expiry', linkOf({ id: '7.1' })],
  ['with two ids', { ...genuine, id: ['7', '8'] }],
  ['of a higher generation than was signed', { ...sharedLinkOf(), generation: '2' }],
  ['that opens once and is shared', { ...genuine, generation: '1' }],
  ['without nonce and generation', { id: '7', until: genuine.until, signature: genuine.signature }],
  ['with a nonce that is markup', { ...genuine, nonce: '<script>' }],
])('a link %s is refused with 403, without a request to WordPress or a link to it', async (_, query) => {
  const { open, nonces, rendered, logged } = setUp();
  expect((await open(query)).statusCode).toBe(403);
  expect(rendered).toEqual([{ preview: { refusal: 'forged' } }]);
  expect(nonces).toEqual([]);
  expect(logged[0]).toMatch(/^preview-rejected (forged|malformed)$/);
});

test.each(['HEAD', 'POST'])('a link that opens once shows nothing by %s and remains unused', async (method) => {
  const { open, nonces } = setUp();
  expect(await open(linkOf(), method)).toMatchObject({ statusCode: 403, body: '' });
  expect(nonces).toEqual([]);
  expect((await open(linkOf())).statusCode).toBe(200);
});

test('a failure of WordPress is 503 and names no article, because CloudFront serves it to other links too', async () => {
  const { open, rendered, logged } = setUp({ failure: new WordPressFailure(504, 'cms-too-slow') });
  expect((await open(linkOf())).statusCode).toBe(503);
  expect(rendered).toEqual([{ preview: { refusal: 'unreachable' } }]);
  expect(logged).toEqual(['cms-too-slow preview']);
});

test.each([
  ['unreadable', () => Promise.reject(new Error('AccessDenied'))],
  ['empty', () => Promise.resolve('')],
])('with an %s secret every link is 503', async (_, readSecret) => {
  const { open, nonces, logged } = setUp({ readSecret });
  expect((await open(linkOf({ secret: '' }))).statusCode).toBe(503);
  expect(nonces).toEqual([]);
  expect(logged).toEqual(['preview-secret-unreadable']);
});
