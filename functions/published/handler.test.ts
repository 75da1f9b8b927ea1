import type { APIGatewayProxyEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { publishedSecretHeader } from '#contract/cms.ts';
import { createHandler } from './handler.ts';

/** The hook with the secret `open sesame`, and what the edge was told to forget. */
function setUp({
  secret = 'open sesame',
  edge = async () => undefined,
}: {
  secret?: string;
  edge?: () => Promise<void>;
} = {}) {
  const forgotten: string[] = [];
  const logged: string[] = [];
  const handler = createHandler({
    readSecret: async () => secret,
    edge: {
      forget(paths) {
        forgotten.push(...paths);
        return edge();
      },
    },
    log: (event) => void logged.push(event),
  });
  const post = (shown: string, httpMethod = 'POST') =>
    handler({ httpMethod, headers: { [publishedSecretHeader]: shown } } as unknown as APIGatewayProxyEvent);
  return { post, forgotten, logged };
}

test('with the secret the edge forgets all that an article is part of', async () => {
  const { post, forgotten, logged } = setUp();
  expect((await post('open sesame')).statusCode).toBe(202);
  expect(forgotten).toEqual(['/blog*', '/sitemap.xml', '/feed.xml', '/default/cms/*']);
  expect(logged).toEqual(['published']);
});

test.each(['', 'open sesam', 'open sesame ', 'OPEN SESAME'])(
  '“%s” is refused and nothing is forgotten',
  async (shown) => {
    const { post, forgotten, logged } = setUp();
    expect((await post(shown)).statusCode).toBe(401);
    expect(forgotten).toEqual([]);
    expect(logged).toEqual(['published-refused']);
  },
);

test('an empty secret opens to nobody', async () => {
  const { post, forgotten } = setUp({ secret: '' });
  expect((await post('')).statusCode).toBe(503);
  expect(forgotten).toEqual([]);
});

test('what CloudFront refuses is told to WordPress and to operators', async () => {
  const { post, logged } = setUp({ edge: () => Promise.reject(new Error('TooManyInvalidationsInProgress')) });
  expect((await post('open sesame')).statusCode).toBe(502);
  expect(logged).toEqual(['published-failed']);
});

test('only POST is answered', async () => {
  const { post, forgotten } = setUp();
  expect((await post('open sesame', 'GET')).statusCode).toBe(405);
  expect(forgotten).toEqual([]);
});
