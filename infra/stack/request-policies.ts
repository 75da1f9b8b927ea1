import {
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { behaviors, type Behavior } from '../edge/behaviors.ts';

/** What an origin gets of a request beside the cache key: headers for `api` and `chat`, the query for `preview`. */
export function requestPolicies(scope: Construct): Record<'api' | 'chat' | 'preview', OriginRequestPolicy> {
  return {
    api: requestPolicy(scope, 'ApiForwards', 'api'),
    chat: requestPolicy(scope, 'ChatForwards', 'chat'),
    preview: previewRequestPolicy(scope),
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

/** CloudFront accepts no query parameters in a cache policy that disables caching. */
function previewRequestPolicy(scope: Construct): OriginRequestPolicy {
  const names = behaviors.flatMap(({ forwardsQuery }) => forwardsQuery ?? []);
  return new OriginRequestPolicy(scope, 'PreviewForwards', {
    comment: 'Query parameters that edge/behaviors.ts forwards to the function of previews',
    queryStringBehavior: OriginRequestQueryStringBehavior.allowList(...names),
  });
}
