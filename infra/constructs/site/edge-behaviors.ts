import { Duration, Fn, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  AccessLevel,
  AllowedMethods,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  Function as EdgeFunction,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type FunctionAssociation,
  type ICachePolicy,
  type IOrigin,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { behaviors, cacheTiers, type Behavior, type Cache, type CacheTier } from '../../edge/behaviors.ts';
import { contentHosts } from '../../edge/response-headers.ts';
import { viewerRequestCode, viewerResponseCode } from '../../edge/edge-functions.ts';
import type { SiteBuild } from '../../site-build.ts';
import type { Stage } from '../../stages.ts';
import { apiStage } from '../api/api-routes.ts';
import { headersPolicy } from './headers-policy.ts';

export type EdgeBehaviorsProps = {
  stage: Stage;
  build: SiteBuild;
  bucket: IBucket;
  restApi: RestApi;
  referer: string;
};

/** Converts the list of edge/behaviors.ts into CloudFront's props: the last pattern is the default behaviour. */
export function edgeBehaviors(
  scope: Construct,
  { stage, build, bucket, restApi, referer }: EdgeBehaviorsProps,
): { defaultBehavior: BehaviorOptions; additionalBehaviors: Record<string, BehaviorOptions> } {
  const site = S3BucketOrigin.withOriginAccessControl(bucket, {
    // Without ListBucket S3 responds with 403 for a missing key, which could not be told from a real access error.
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
  const apiHost = `${restApi.restApiId}.execute-api.${Stack.of(scope).region}.${Fn.ref('AWS::URLSuffix')}`;
  const api = (originPath: string) => httpOrigin(apiHost, { customHeaders: { Referer: referer }, originPath });
  const stagePath = api('');
  const pagePath = api(`/${apiStage}`);
  const chat = stage.chatHost ? httpOrigin(stage.chatHost, { readTimeout: Duration.seconds(30) }) : site;
  const originOf = ({ origin, pattern }: Behavior): IOrigin => {
    // CloudFront requires an origin for `edge` as well, and never sends it a request.
    if (origin === 'site' || origin === 'edge') return site;
    if (origin === 'chat') return chat;
    return pattern.startsWith(`/${apiStage}/`) ? stagePath : pagePath;
  };

  const responseHeadersPolicy = headersPolicy(scope, {
    scriptHashes: build.scriptHashes,
    styleHashes: build.styleHashes,
    previous: { scripts: stage.previousScripts, styles: stage.previousStyles },
    ...contentHosts(),
    noIndex: stage.name !== 'prod',
    hsts: stage.hsts,
  });
  const edgeFunction = new EdgeFunction(scope, 'ViewerRequest', {
    comment: 'Addresses to files, redirects, unknown pages to 404',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(viewerRequestCode({ domain: stage.domain, hasChat: stage.chatHost !== '' })),
  });
  const statusFunction = new EdgeFunction(scope, 'ViewerResponse', {
    comment: 'Gives a document the status it names',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(viewerResponseCode()),
  });
  const policies = cachePolicies(scope);
  const edgeFunctionsOf = (behavior: Behavior): FunctionAssociation[] => [
    ...(behavior.pages || behavior.origin === 'edge' || (behavior.origin === 'chat' && !stage.chatHost)
      ? [{ function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST }]
      : []),
    ...(behavior.pages ? [{ function: statusFunction, eventType: FunctionEventType.VIEWER_RESPONSE }] : []),
  ];

  const optionsOf = (behavior: Behavior): BehaviorOptions => ({
    origin: originOf(behavior),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: behavior.methods === 'all' ? AllowedMethods.ALLOW_ALL : AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
    cachePolicy: policies[behavior.cache],
    compress: true,
    responseHeadersPolicy,
    // API Gateway rejects the viewer's Host with 403.
    ...(originOf(behavior) === site ? {} : { originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER }),
    ...(edgeFunctionsOf(behavior).length > 0 ? { functionAssociations: edgeFunctionsOf(behavior) } : {}),
  });
  const named = behaviors.filter(({ pattern }) => pattern !== '*');
  const rest = behaviors.find(({ pattern }) => pattern === '*');
  if (!rest) throw new Error('Expected a last behaviour with the pattern *; edge/behaviors.ts has none.');
  return {
    defaultBehavior: optionsOf(rest),
    additionalBehaviors: Object.fromEntries(named.map((behavior) => [behavior.pattern, optionsOf(behavior)])),
  };
}

function httpOrigin(
  host: string,
  options: { customHeaders?: Record<string, string>; originPath?: string; readTimeout?: Duration },
) {
  const { originPath, ...rest } = options;
  return new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    ...(originPath ? { originPath } : {}),
    ...rest,
  });
}

/**
 * An account has 20 cache policies of its own. Tiers whose objects say themselves how long they are cached therefore use
 * AWS's CachingOptimized; only the tiers that depend on the query have a policy of their own.
 */
function cachePolicies(scope: Construct): Record<Cache, ICachePolicy> {
  const policy = (name: string, { ttl, query }: CacheTier) =>
    new CachePolicy(scope, `${name}Cache`, {
      comment: `Tier ${name} of edge/behaviors.ts`,
      minTtl: Duration.seconds(ttl.min),
      defaultTtl: Duration.seconds(ttl.fallback),
      maxTtl: Duration.seconds(ttl.max),
      headerBehavior: CacheHeaderBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.allowList(...query),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  return {
    html: CachePolicy.CACHING_OPTIMIZED,
    blog: policy('Blog', cacheTiers.blog),
    assets: CachePolicy.CACHING_OPTIMIZED,
    media: CachePolicy.CACHING_OPTIMIZED,
    cms: policy('Cms', cacheTiers.cms),
    none: CachePolicy.CACHING_DISABLED,
  };
}
