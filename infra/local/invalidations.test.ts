import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { expect, onTestFinished, test } from 'vitest';
import { distributionId, startInvalidations } from './sdk-endpoints.ts';
import { createEdgeCache } from './site/edge-cache.ts';

/** A fake CloudFront API, an edge with three cached responses, and the real SDK. */
async function setUp() {
  const edge = createEdgeCache(() => 0);
  const tier = { ttl: { min: 0, fallback: 60, max: 60 }, query: [] };
  const fetchedKeys: string[] = [];
  const visit = async (key: string, untilResponded = Promise.resolve()) => {
    const headers = { 'cache-control': 's-maxage=60' };
    await edge.cached(key, tier, async () => {
      fetchedKeys.push(key);
      await untilResponded;
      return { status: 200, headers, body: Buffer.from(key) };
    });
  };
  for (const key of ['/blog?', '/blog/a-post?', '/about?']) await visit(key);
  fetchedKeys.splice(0);
  const server = await startInvalidations(edge.invalidate);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new CloudFrontClient({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  onTestFinished(async () => {
    client.destroy();
    await server.close();
  });
  const invalidate = (DistributionId: string, Items: string[]) =>
    client.send(
      new CreateInvalidationCommand({
        DistributionId,
        InvalidationBatch: { CallerReference: '1', Paths: { Quantity: Items.length, Items } },
      }),
    );
  return { invalidate, visit, fetchedKeys };
}

test('invalidated responses are fetched again, and no others', async () => {
  const { invalidate, visit, fetchedKeys } = await setUp();
  await invalidate(distributionId, ['/blog*', '/feed.xml']);
  for (const key of ['/blog?', '/blog/a-post?', '/about?']) await visit(key);
  expect(fetchedKeys).toEqual(['/blog?', '/blog/a-post?']);
});

test('a response in flight when its path is invalidated is not cached', async () => {
  const { invalidate, visit, fetchedKeys } = await setUp();
  let respond = () => {};
  const late = visit('/blog/late?', new Promise((resolve) => (respond = resolve)));
  await invalidate(distributionId, ['/blog*']);
  respond();
  await late;
  await visit('/blog/late?');
  expect(fetchedKeys).toEqual(['/blog/late?', '/blog/late?']);
});

test('an unknown distribution is rejected', async () => {
  const { invalidate } = await setUp();
  await expect(invalidate('OTHER', ['/*'])).rejects.toMatchObject({ $metadata: { httpStatusCode: 501 } });
});
