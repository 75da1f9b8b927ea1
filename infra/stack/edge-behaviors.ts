import { Duration, Fn, Stack } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  Function as EdgeFunction,
  OriginProtocolPolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type FunctionAssociation,
  type IOrigin,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, type HttpOriginProps, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { apiStage } from '#contract/http.ts';
import { wordPressRoot } from '#contract/media.ts';
import { behaviors, type Behavior } from '../edge/behaviors.ts';
import {
  contentHosts,
  documentHeaderNames,
  previewHeaders,
  removedFromOthers,
  sandboxHeaders,
  securityHeaders,
} from '../edge/response-headers.ts';
import { edgeFunctionCode } from '../edge/edge-functions.ts';
import { releaseComment } from '../edge/releases.ts';
import type { SiteBuild } from '../edge/site-build.ts';
import type { Stage } from './stages/stages.ts';
import type { Api } from './api.ts';
import { cachePolicies, headersPolicy, requestPolicies } from './policies.ts';

/**
 * Converts the list of edge/behaviors.ts into CloudFront's props: the last pattern is the default behaviour. Also
 * returns the function that names the live release, and its code.
 */
export function edgeBehaviors(
  scope: Construct,
  bucket: IBucket,
  { stage, build, api: gateway }: { stage: Stage; build: SiteBuild; api: Api },
) {
  const site = S3BucketOrigin.withOriginAccessControl(bucket, {
    // Without ListBucket S3 responds with 403 for a missing key, which could not be told from a real access error.
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });
  const apiHost = `${gateway.restApi.restApiId}.execute-api.${Stack.of(scope).region}.${Fn.ref('AWS::URLSuffix')}`;
  const api = (originPath: string) => httpOrigin(apiHost, { customHeaders: { Referer: gateway.referer }, originPath });
  const stagePath = api('');
  const pagePath = api(`/${apiStage}`);
  const chat = stage.chatHost ? httpOrigin(stage.chatHost, { readTimeout: Duration.seconds(30) }) : site;
  const cms = new URL(wordPressRoot(stage.cmsUrl));
  const uploads = httpOrigin(cms.host, { originPath: cms.pathname.replace(/\/$/, '') });
  const originOf = ({ origin, pattern }: Behavior): IOrigin => {
    // CloudFront requires an origin for `edge` as well, and never sends it a request.
    if (origin === 'site' || origin === 'edge') return site;
    if (origin === 'chat') return chat;
    if (origin === 'uploads') return uploads;
    return pattern.startsWith(`/${apiStage}/`) ? stagePath : pagePath;
  };

  const defaults = { noIndex: stage.name !== 'prod', hsts: stage.hsts };
  const headers = securityHeaders({ hashes: build.hashes, build: build.id, ...contentHosts(), ...defaults });
  const ofPreviews = {
    ...headers,
    referrerPolicy: previewHeaders['referrer-policy'],
    others: { ...headers.others, 'x-robots-tag': previewHeaders['x-robots-tag'] },
  };
  const kept = documentHeaderNames;
  const removed = removedFromOthers;
  const pagePolicy = headersPolicy(scope, 'Headers', 'Security headers on every response', headers, { kept });
  const previewPolicy = headersPolicy(scope, 'PreviewHeaders', 'Headers on previews', ofPreviews, { kept });
  const otherHosts = 'Headers on responses of other hosts';
  const sandboxPolicy = headersPolicy(scope, 'SandboxHeaders', otherHosts, sandboxHeaders(defaults), { removed });
  const chosen = { domain: stage.domain, hasChat: stage.chatHost !== '', hasReceipts: stage.receipts };
  const code = edgeFunctionCode({ ...chosen, build });
  const functionSets = {
    pages: functionSet(scope, 'Page', code.pages, releaseComment(build.id)),
    pictures: functionSet(scope, 'Picture', code.pictures),
    chat: functionSet(scope, 'Chat', code.chat),
  };
  const policies = cachePolicies(scope);
  const forwarded = requestPolicies(scope);
  const headersOf = ({ origin, headers: named }: Behavior) => {
    if (origin === 'uploads' || origin === 'chat') return sandboxPolicy;
    return named === 'preview' ? previewPolicy : pagePolicy;
  };

  const optionsOf = (behavior: Behavior): BehaviorOptions => ({
    origin: originOf(behavior),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: behavior.methods === 'all' ? AllowedMethods.ALLOW_ALL : AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
    cachePolicy: policies[behavior.cache],
    compress: true,
    responseHeadersPolicy: headersOf(behavior),
    // Without a policy the origin gets no header, cookie or query of the viewer but those of the cache key.
    ...(behavior.forwards && { originRequestPolicy: forwarded[behavior.origin === 'chat' ? 'chat' : 'api'] }),
    ...(behavior.forwardsQuery && { originRequestPolicy: forwarded.preview }),
    ...(behavior.functions && { functionAssociations: associations(functionSets[behavior.functions]) }),
  });
  const named = behaviors.filter(({ pattern }) => pattern !== '*');
  const rest = behaviors.find(({ pattern }) => pattern === '*');
  if (!rest) throw new Error('Expected a last behaviour with the pattern *; edge/behaviors.ts has none.');
  return {
    defaultBehavior: optionsOf(rest),
    additionalBehaviors: Object.fromEntries(named.map((behavior) => [behavior.pattern, optionsOf(behavior)])),
    pageRequest: functionSets.pages.request,
    pageRequestCode: code.pages.request,
  };
}

function functionSet(
  scope: Construct,
  name: string,
  code: Readonly<Record<'request' | 'response', string>>,
  comment = '',
) {
  const edgeFunction = (id: string, source: string) =>
    new EdgeFunction(scope, id, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(source),
      ...(comment && { comment }),
    });
  return {
    request: edgeFunction(`${name}Request`, code.request),
    response: edgeFunction(`${name}Response`, code.response),
  };
}

function associations({ request, response }: ReturnType<typeof functionSet>): FunctionAssociation[] {
  return [
    { function: request, eventType: FunctionEventType.VIEWER_REQUEST },
    { function: response, eventType: FunctionEventType.VIEWER_RESPONSE },
  ];
}

function httpOrigin(host: string, { originPath, ...options }: HttpOriginProps) {
  const protocolPolicy = OriginProtocolPolicy.HTTPS_ONLY;
  return new HttpOrigin(host, { protocolPolicy, ...(originPath && { originPath }), ...options });
}
