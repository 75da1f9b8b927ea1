import { expect, test } from 'vitest';
import { startLocalServer } from '../../runtime/local-server.testkit.ts';
import { anonymous } from '../wordpress/secret.ts';
import { createWordPress } from '../wordpress/wordpress.ts';
import { createTakeDraft } from './draft.ts';

const item = {
  id: 7,
  slug: 'a-draft',
  status: 'draft',
  date: '2026-11-23T13:30:00',
  title: { rendered: 'A <b>draft</b>' },
  content: { rendered: '<p onclick="own()">Text</p><script>own()</script>', protected: false },
  excerpt: { rendered: '<p>Text</p>' },
};

/** Starts a WordPress whose plugin responds with `body`, and returns the gateway to it and the recorded requests. */
async function startWordPress(body: unknown) {
  const requests: string[] = [];
  const server = await startLocalServer((request, _, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'anonymous'}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const wordpress = createWordPress(`${server.url}/wp-json/site/v1`, anonymous, fetch);
  const urlContext = { cmsRoot: server.url, siteOrigin: 'https://site.example', sitePaths: [] };
  const takeDraft = createTakeDraft(wordpress, urlContext, 5_000);
  return { takeDraft, requests, url: server.url, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const link = { id: '7', until: '1795000000', signature: 'f'.repeat(64) };

test('a draft is requested by its nonce alone, by POST, and sanitized like a published article', async () => {
  await using wordpress = await startWordPress([{ ...item, edit_url: 'http://127.0.0.1/elsewhere' }]);
  const draft = await wordpress.takeDraft({ ...link, nonce: 'abc' });
  expect(wordpress.requests).toEqual(['POST /wp-json/site/v1/previews?nonce=abc anonymous']);
  expect(draft).toMatchObject({
    state: 'draft',
    post: { id: 7, slug: 'a-draft', title: 'A draft', html: '<p>Text</p>' },
  });
});

test('a shared draft is requested with its signature, which WordPress checks', async () => {
  await using wordpress = await startWordPress([item]);
  await wordpress.takeDraft({ ...link, generation: '3' });
  const query = new URLSearchParams({ ...link, generation: '3' });
  expect(wordpress.requests).toEqual([`POST /wp-json/site/v1/previews?${String(query)} anonymous`]);
});

test.each([
  [{ status: 'pending' }, 'draft'],
  [{ status: 'future' }, 'scheduled'],
  [{ status: 'private', is_changed: true }, 'private'],
  [{ status: 'publish', is_changed: true }, 'changed'],
  [{ status: 'publish', is_changed: false }, 'published'],
])('an article with %j is %s', async (fields, state) => {
  await using wordpress = await startWordPress([{ ...item, ...fields }]);
  expect(await wordpress.takeDraft({ ...link, nonce: 'abc' })).toMatchObject({ state });
});

test('the link to the editor leads to WordPress and nowhere else', async () => {
  const body: Record<string, unknown>[] = [item];
  await using wordpress = await startWordPress(body);
  const own = `${wordpress.url}/wp/wp-admin/post.php?post=7`;
  const fallback = `${wordpress.url}/wp-admin/post.php?post=7&action=edit`;
  for (const edit_url of [
    undefined,
    'javascript:own()',
    `${wordpress.url}.evil.example/`,
    'https://evil.example/',
    own,
  ]) {
    body[0] = { ...item, edit_url };
    expect((await wordpress.takeDraft({ ...link, nonce: 'abc' }))?.editUrl).toBe(edit_url === own ? own : fallback);
  }
});

test('an unknown nonce has no draft, nor has an article with a password', async () => {
  await using unknown = await startWordPress([]);
  expect(await unknown.takeDraft({ ...link, nonce: 'abc' })).toBeUndefined();
  await using locked = await startWordPress([{ ...item, content: { rendered: '', protected: true } }]);
  expect(await locked.takeDraft({ ...link, nonce: 'abc' })).toBeUndefined();
});

test('an unreadable draft is a failure of WordPress', async () => {
  await using wordpress = await startWordPress([{ id: 7 }]);
  await expect(wordpress.takeDraft({ ...link, nonce: 'abc' })).rejects.toMatchObject({
    event: 'cms-post-damaged',
    details: { id: 7 },
  });
});
