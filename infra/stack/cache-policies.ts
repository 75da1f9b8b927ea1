import { Duration } from 'aws-cdk-lib';
import {
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type ICachePolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { cacheTiers, type Cache, type CacheTier } from '../edge/behaviors.ts';

/**
 * An account has 20 cache policies of its own. Tiers whose objects say themselves how long they are cached therefore use
 * AWS's CachingOptimized; only uploads and the tiers that depend on the query have a policy of their own.
 */
export function cachePolicies(scope: Construct): Record<Cache, ICachePolicy> {
  const policy = (name: string, { ttl, query }: CacheTier) =>
    new CachePolicy(scope, `${name}Cache`, {
      comment: `Tier ${name} of edge/behaviors.ts`,
      minTtl: Duration.seconds(ttl.min),
      defaultTtl: Duration.seconds(ttl.fallback),
      maxTtl: Duration.seconds(ttl.max),
      headerBehavior: CacheHeaderBehavior.none(),
      queryStringBehavior:
        query.length === 0 ? CacheQueryStringBehavior.none() : CacheQueryStringBehavior.allowList(...query),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  return {
    html: CachePolicy.CACHING_OPTIMIZED,
    blog: policy('Blog', cacheTiers.blog),
    assets: CachePolicy.CACHING_OPTIMIZED,
    media: CachePolicy.CACHING_OPTIMIZED,
    uploads: policy('Uploads', cacheTiers.uploads),
    cms: policy('Cms', cacheTiers.cms),
    none: CachePolicy.CACHING_DISABLED,
  };
}
