import { randomUUID } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';

/** The copies that the edge keeps. */
export type Edge = {
  /** Drops every copy below these paths, `*` at the end stands for anything; rejects when CloudFront refuses. */
  forget(paths: readonly string[]): Promise<void>;
};

const timeoutMs = 5_000;

/** The edge of one distribution. */
export function createEdge(distributionId: string): Edge {
  const client = new CloudFrontClient({});
  return {
    async forget(paths) {
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
