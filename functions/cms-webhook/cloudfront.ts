import { randomUUID } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';

/** The CDN in front of the site. */
export type Edge = {
  /** Invalidates cached responses by path; a trailing `*` is a wildcard. Rejects if CloudFront returns an error. */
  invalidate(paths: readonly string[]): Promise<void>;
};

const timeoutMs = 5_000;

/** Returns the CloudFront distribution with this id. */
export function createEdge(distributionId: string): Edge {
  const client = new CloudFrontClient({});
  return {
    async invalidate(paths) {
      const command = new CreateInvalidationCommand({
        DistributionId: distributionId,
        InvalidationBatch: {
          CallerReference: randomUUID(),
          Paths: { Quantity: paths.length, Items: [...paths] },
        },
      });
      await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
    },
  };
}
