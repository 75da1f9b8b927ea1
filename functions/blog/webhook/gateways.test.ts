import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPipeline } from './gateways.ts';

const url = 'https://api.github.test/repos/owner/name/actions/workflows/content.yml/dispatches';

function setUp(secret: string | undefined, status = 204, runs: unknown = { workflow_runs: [] }) {
  const requests: { url: Parameters<typeof globalThis.fetch>[0]; init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (init?.method !== 'POST') return Response.json(runs);
    requests.push({ url: input, init });
    return new Response(null, { status });
  };
  return { requests, pipeline: createPipeline(async () => secret, fetch) };
}

function callOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 16);
}

test('a call that has started the workflow starts it once, another call again', async () => {
  const runs = { workflow_runs: [{ display_title: `Lists (${callOf('call-1')})` }] };
  const { pipeline, requests } = setUp(JSON.stringify({ url, token: 'secret-token' }), 204, runs);
  await pipeline.start('call-1');
  expect(requests).toEqual([]);
  await pipeline.start('call-2');
  expect(requests).toHaveLength(1);
});

test.each([[[]], [{ message: 'Not Found' }], [{ workflow_runs: [null, {}] }]])(
  'a list of runs like %j does not stop a start',
  async (runs) => {
    const { pipeline, requests } = setUp(JSON.stringify({ url, token: 'secret-token' }), 204, runs);
    await pipeline.start('call-1');
    expect(requests).toHaveLength(1);
  },
);

test('the workflow of the secret is dispatched on main with its token', async () => {
  const { pipeline, requests } = setUp(JSON.stringify({ url, token: 'secret-token' }));
  await pipeline.start('call-1');
  const body = '{"ref":"main","inputs":{"call":"CALL"}}'.replace('CALL', callOf('call-1'));
  expect(requests).toEqual([{ url, init: expect.objectContaining({ method: 'POST', body, redirect: 'error' }) }]);
  expect(new Headers(requests[0]?.init?.headers).get('authorization')).toBe('Bearer secret-token');
});

test.each([undefined, '', 'a token', '{"url":"https://a.test"}'])('the secret “%s” is rejected', async (secret) => {
  const { pipeline, requests } = setUp(secret);
  await expect(pipeline.start('call-1')).rejects.toThrow(/secret/);
  expect(requests).toEqual([]);
});

test.each([401, 404, 500])('GitHub’s status %s is an error without the token', async (status) => {
  const { pipeline } = setUp(JSON.stringify({ url, token: 'secret-token' }), status);
  await expect(pipeline.start('call-1')).rejects.toThrow(new RegExp(`^Expected .* got status ${status}\\.$`));
});
