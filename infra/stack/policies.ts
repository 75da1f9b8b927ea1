import { Duration } from 'aws-cdk-lib';
import {
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersReferrerPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
  type ICachePolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { behaviors, cacheTiers, type Behavior, type Cache, type CacheTier } from '../edge/behaviors.ts';
import { hstsRules, type SecurityHeaders } from '../edge/response-headers.ts';

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

/** What an origin gets of a request beside the cache key: headers for `api` and `chat`, the query for `preview`. */
export function requestPolicies(scope: Construct): Record<'api' | 'chat' | 'preview', OriginRequestPolicy> {
  return {
    api: requestPolicy(scope, 'ApiForwards', 'api'),
    chat: requestPolicy(scope, 'ChatForwards', 'chat'),
    // CloudFront accepts no query parameters in a cache policy that disables caching.
    preview: new OriginRequestPolicy(scope, 'PreviewForwards', {
      comment: 'Query parameters that edge/behaviors.ts forwards to the function of previews',
      queryStringBehavior: OriginRequestQueryStringBehavior.allowList(
        ...behaviors.flatMap(({ forwardsQuery }) => forwardsQuery ?? []),
      ),
    }),
  };
}

/** Forwards the headers that the behaviours of an origin name; API Gateway rejects the viewer's Host with 403. */
function requestPolicy(scope: Construct, id: string, origin: Behavior['origin']): OriginRequestPolicy {
  const names = behaviors.flatMap((behavior) => (behavior.origin === origin ? (behavior.forwards ?? []) : []));
  return new OriginRequestPolicy(scope, id, {
    comment: `Headers that edge/behaviors.ts forwards to the origin ${origin}`,
    headerBehavior: OriginRequestHeaderBehavior.allowList(...new Set(names)),
  });
}

const referrerPolicies: Readonly<Record<SecurityHeaders['referrerPolicy'], HeadersReferrerPolicy>> = {
  'strict-origin-when-cross-origin': HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
  'no-referrer': HeadersReferrerPolicy.NO_REFERRER,
};

/**
 * Converts headers of edge/response-headers.ts into a response headers policy. CloudFront has fields for four of
 * them and rejects these as custom headers. `removed` are headers of the origin that viewers do not get, `kept` those
 * that it may set itself.
 */
export function headersPolicy(
  scope: Construct,
  id: string,
  comment: string,
  { contentSecurityPolicy, hsts, referrerPolicy, others }: SecurityHeaders,
  { removed = [], kept = [] }: { removed?: readonly string[]; kept?: readonly string[] },
): ResponseHeadersPolicy {
  const { maxAgeS, includesSubdomains } = hstsRules[hsts];
  return new ResponseHeadersPolicy(scope, id, {
    comment,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: !kept.includes('content-security-policy') },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(maxAgeS),
        includeSubdomains: includesSubdomains,
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: referrerPolicies[referrerPolicy], override: true },
    },
    ...(removed.length > 0 && { removeHeaders: [...removed] }),
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => {
        return { header, value, override: !kept.includes(header) };
      }),
    },
  });
}
