import { expect, test } from 'vitest';
import { createPipeline } from './pipeline.ts';

const url = 'https://api.github.test/repos/owner/name/actions/workflows/content.yml/dispatches';

/** A pipeline with this secret, and the requests that it makes. */
function setUp(secret: string | undefined, status = 204) {
  const requests: { url: Parameters<typeof globalThis.fetch>[0]; init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push({ url: input, init });
    return new Response(null, { status });
  };
  return { requests, pipeline: createPipeline(async () => secret, fetch) };
}

test('the workflow of the secret is dispatched on main with its token', async () => {
  const { pipeline, requests } = setUp(JSON.stringify({ url, token: 'secret-token' }));
  await pipeline.start();
  expect(requests).toEqual([
    { url, init: expect.objectContaining({ method: 'POST', body: '{"ref":"main"}', redirect: 'error' }) },
  ]);
  expect(new Headers(requests[0]?.init?.headers).get('authorization')).toBe('Bearer secret-token');
});

test.each([undefined, '', 'a token', '{"url":"https://a.test"}'])('the secret “%s” is rejected', async (secret) => {
  const { pipeline, requests } = setUp(secret);
  await expect(pipeline.start()).rejects.toThrow(/secret/);
  expect(requests).toEqual([]);
});

test.each([401, 404, 500])('GitHub’s status %s is an error without the token', async (status) => {
  const { pipeline } = setUp(JSON.stringify({ url, token: 'secret-token' }), status);
  await expect(pipeline.start()).rejects.toThrow(new RegExp(`^Expected .* got status ${status}\\.$`));
});
