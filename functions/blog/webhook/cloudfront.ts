import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';

/** The CDN in front of the site. */
export type Edge = {
  /**
   * Invalidates cached responses by path; a trailing `*` is a wildcard. A call with an earlier `id` and the same paths
   * costs no second invalidation. Rejects if CloudFront returns an error.
   */
  invalidate(paths: readonly string[], id: string): Promise<void>;
};

const timeoutMs = 5_000;

/** Returns the CloudFront distribution with this id. */
export function createEdge(distributionId: string): Edge {
  const client = new CloudFrontClient({});
  return {
    async invalidate(paths, id) {
      const command = new CreateInvalidationCommand({
        DistributionId: distributionId,
        InvalidationBatch: {
          CallerReference: id,
          Paths: { Quantity: paths.length, Items: [...paths] },
        },
      });
      await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
    },
  };
}
