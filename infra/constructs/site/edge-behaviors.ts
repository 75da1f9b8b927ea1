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
import { viewerRequestCode } from '../../edge/viewer-request.ts';
import { viewerResponseCode } from '../../edge/viewer-response.ts';
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

/** The list of edge/behaviors.ts as CloudFront takes it: the last pattern is the default behaviour. */
export function edgeBehaviors(
  scope: Construct,
  { stage, build, bucket, restApi, referer }: EdgeBehaviorsProps,
): { defaultBehavior: BehaviorOptions; additionalBehaviors: Record<string, BehaviorOptions> } {
  const site = S3BucketOrigin.withOriginAccessControl(bucket, {
    // Without LIST a missing key would be 403, and a 404 could not be told from a closed door.
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
  const apiHost = `${restApi.restApiId}.execute-api.${Stack.of(scope).region}.${Fn.ref('AWS::URLSuffix')}`;
  const api = (originPath: string) => httpOrigin(apiHost, { customHeaders: { Referer: referer }, originPath });
  const stagePath = api('');
  const pagePath = api(`/${apiStage}`);
  const chat = stage.chatHost ? httpOrigin(stage.chatHost, { readTimeout: Duration.seconds(30) }) : site;
  const originOf = ({ origin, pattern }: Behavior): IOrigin => {
    if (origin === 'site') return site;
    if (origin === 'chat') return chat;
    return pattern.startsWith(`/${apiStage}/`) ? stagePath : pagePath;
  };

  const responseHeadersPolicy = headersPolicy(scope, {
    scriptHashes: build.scriptHashes,
    styleHashes: build.styleHashes,
    former: { scripts: stage.formerScripts, styles: stage.formerStyles },
    ...contentHosts(),
    noIndex: stage.name !== 'prod',
  });
  const edgeFunction = new EdgeFunction(scope, 'ViewerRequest', {
    comment: 'Addresses to files, redirects, unknown pages to 404',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(viewerRequestCode({ domain: stage.domain, chat: stage.chatHost !== '' })),
  });
  const statusFunction = new EdgeFunction(scope, 'ViewerResponse', {
    comment: 'Gives a document of the blog the status it names',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(viewerResponseCode()),
  });
  const policies = cachePolicies(scope);
  const edgeFunctionsOf = (behavior: Behavior): FunctionAssociation[] => [
    ...(behavior.pages || (behavior.origin === 'chat' && !stage.chatHost)
      ? [{ function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST }]
      : []),
    ...(behavior.cache === 'blog' ? [{ function: statusFunction, eventType: FunctionEventType.VIEWER_RESPONSE }] : []),
  ];

  const optionsOf = (behavior: Behavior): BehaviorOptions => ({
    origin: originOf(behavior),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: behavior.methods === 'all' ? AllowedMethods.ALLOW_ALL : AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
    cachePolicy: policies[behavior.cache],
    compress: true,
    responseHeadersPolicy,
    // The viewer's own Host would be refused by API Gateway with 403.
    ...(behavior.origin === 'site' ? {} : { originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER }),
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

function cachePolicies(scope: Construct): Record<Cache, ICachePolicy> {
  const policy = (name: string, { ttl, query }: CacheTier) =>
    new CachePolicy(scope, `${name}Cache`, {
      comment: `Tier ${name} of edge/behaviors.ts`,
      minTtl: Duration.seconds(ttl.min),
      defaultTtl: Duration.seconds(ttl.fallback),
      maxTtl: Duration.seconds(ttl.max),
      headerBehavior: CacheHeaderBehavior.none(),
      queryStringBehavior:
        query.length > 0 ? CacheQueryStringBehavior.allowList(...query) : CacheQueryStringBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  return {
    html: policy('Html', cacheTiers.html),
    blog: policy('Blog', cacheTiers.blog),
    assets: policy('Assets', cacheTiers.assets),
    media: policy('Media', cacheTiers.media),
    cms: policy('Cms', cacheTiers.cms),
    none: CachePolicy.CACHING_DISABLED,
  };
}
