import { expect, test } from 'vitest';
import { isAccepted, postEmail } from './post-email.ts';

const request = { subject: 'Message from Asha', message: 'Name: Asha', to: ['office@example.com'] };

function setUp(response: Response, message = request.message) {
  const requests: (RequestInit | undefined)[] = [];
  const fetcher: typeof fetch = async (_path, init) => {
    requests.push(init);
    return response;
  };
  return { requests, post: () => postEmail({ ...request, message }, fetcher) };
}

test.each([
  ['a message outlives the page it was sent from', 'Hello', true],
  ['a message too long for that is sent all the same', 'ફ'.repeat(30_000), false],
])('%s', async (_, message, keepalive) => {
  const { requests, post } = setUp(Response.json({ status: 200 }), message);
  expect(await post()).toEqual({ status: 200 });
  expect(requests.map((init) => init?.keepalive)).toEqual([keepalive]);
});

test('the HTTP status decides, whatever the body says', async () => {
  expect(isAccepted({ status: 202 })).toBe(false);
  const answer = await setUp(Response.json({ status: 200, error: 'SES down' }, { status: 500 })).post();
  expect(answer).toEqual({ status: 500, error: 'SES down' });
  expect(isAccepted(answer)).toBe(false);
});

test.each(['<html>', '', 'null', '[]', '7', '{"id":7,"error":{}}'])(
  'an accepted message with the unreadable answer %j is accepted all the same',
  async (body) => {
    const answer = await setUp(new Response(body)).post();
    expect(answer).toEqual({ status: 200 });
    expect(isAccepted(answer)).toBe(true);
  },
);
