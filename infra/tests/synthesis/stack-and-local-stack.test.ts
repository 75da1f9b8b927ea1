import { expect, test } from 'vitest';
import { cmsWebhookHeaders } from '#contract/cms.ts';
import { previewParameters } from '#contract/preview.ts';
import { behaviors, cacheTiers } from '../../edge/behaviors.ts';
import {
  formatHeaders,
  previewHeaders,
  removedFromOthers,
  sandboxHeaders,
  securityHeaders,
} from '../../edge/response-headers.ts';
import { setUp } from '../../local/site/site.testkit.ts';
import { fullProduction, synthesize } from './synthesis.testkit.ts';

const production = synthesize(fullProduction);

/** The stack's path patterns in CloudFront's order, each with its origin. */
function stackPaths() {
  const { CacheBehaviors, DefaultCacheBehavior, Origins } = production.distribution;
  return [...CacheBehaviors, { ...DefaultCacheBehavior, PathPattern: '*' }].map((behavior) => {
    const origin = Origins.find(({ Id }) => Id === behavior.TargetOriginId);
    const host = JSON.stringify(origin?.DomainName);
    const { CachePolicyId: policy } = behavior;
    return {
      pattern: behavior.PathPattern,
      origin: origin?.S3OriginConfig ? 'site' : host.includes('execute-api') ? 'api' : host,
      writes: behavior.AllowedMethods.includes('POST'),
      policyId: typeof policy === 'string' ? policy : policy.Ref,
      requestPolicyId: behavior.OriginRequestPolicyId?.Ref ?? '',
    };
  });
}

/** Returns a path that this pattern is the first to match; only pictures are requested from the CMS. */
function pathIn(pattern: string): string {
  return pattern === '*' ? '/about' : pattern.replace('*', pattern === '/media/*' ? 'a.png' : 'a-name');
}

test('the stack and the local stack have the same paths with the same origins, most of them read-only', async () => {
  const { request, requests } = await setUp();
  for (const { pattern, origin, writes } of stackPaths()) {
    const statusOf = async (method: string) => (await request(pathIn(pattern), { method })).status;
    const post = await statusOf('POST');
    const read = writes ? post : await statusOf('GET');
    expect([pattern, post === 403, read === 403]).toEqual([pattern, !writes, false]);
    const [originRequest] = requests.splice(0);
    const source = !originRequest
      ? 'site'
      : originRequest.path.startsWith('/default/')
        ? 'api'
        : originRequest.path.startsWith('/wp-content/uploads/')
          ? '"cms.site.example"'
          : '"chat.site.example"';
    expect({ pattern, source }).toEqual({ pattern, source: origin });
  }
  expect(stackPaths().map(({ pattern }) => pattern)).toEqual(behaviors.map(({ pattern }) => pattern));
});

test('the stack caches as long as the local stack, with the same query parameters in the cache key', () => {
  const policies = Object.entries(production.resources('AWS::CloudFront::CachePolicy')).map(([id, { Properties }]) => {
    const config = Properties?.CachePolicyConfig as Record<string, unknown> & {
      ParametersInCacheKeyAndForwardedToOrigin: { QueryStringsConfig: { QueryStrings?: string[] } };
    };
    const { QueryStrings: query = [] } = config.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig;
    return { id, ttl: { min: config['MinTTL'], fallback: config['DefaultTTL'], max: config['MaxTTL'] }, query };
  });
  // AWS's managed policies CachingOptimized and CachingDisabled, as it documents them.
  const optimized = { min: 1, fallback: 86_400, max: 31_536_000 };
  const known = [
    ...policies,
    { id: '658327ea-f89d-4fab-a63d-7e88639e58f6', ttl: optimized, query: [] },
    { id: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', ttl: { min: 0, fallback: 0, max: 0 }, query: [] },
  ];
  for (const { pattern, policyId } of stackPaths()) {
    const { ttl, query } = cacheTiers[behaviors.find((behavior) => behavior.pattern === pattern)!.cache];
    expect({ pattern, ...known.find(({ id }) => id === policyId) }).toMatchObject({ pattern, ttl, query });
  }
});

const pageHeaders = formatHeaders(
  securityHeaders({ hashes: { script: [], style: [] }, build: 'a1b2c3d4', noIndex: false }),
);

test.each([
  ['pages', 'WebsiteHeaders', pageHeaders],
  ['previews', 'WebsitePreviewHeaders', { ...pageHeaders, ...previewHeaders }],
  ['responses of other hosts', 'WebsiteSandboxHeaders', formatHeaders(sandboxHeaders({ noIndex: false }))],
])('the stack and the local stack send the same headers on %s', (_, policyId, sent) => {
  const policy = production.resource('AWS::CloudFront::ResponseHeadersPolicy', policyId);
  const { SecurityHeadersConfig, CustomHeadersConfig } = policy.Properties!.ResponseHeadersPolicyConfig as {
    SecurityHeadersConfig: Record<string, object>;
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
  const fields: Record<string, string> = {
    ContentSecurityPolicy: 'content-security-policy',
    StrictTransportSecurity: 'strict-transport-security',
    ContentTypeOptions: 'x-content-type-options',
    ReferrerPolicy: 'referrer-policy',
  };
  const own = Object.keys(SecurityHeadersConfig).map((field) => fields[field] ?? field);
  const custom = CustomHeadersConfig.Items.map(({ Header }) => Header);
  expect([...own, ...custom].sort()).toEqual(Object.keys(sent).sort());
  for (const { Header, Value } of CustomHeadersConfig.Items) expect(Value).toBe(sent[Header]);
});

test('each origin gets exactly the headers of behaviors.ts, in the stack and in the local stack', async () => {
  const { request, requests } = await setUp();
  const policies = production.resources('AWS::CloudFront::OriginRequestPolicy');
  for (const [id, { Properties }] of Object.entries(policies)) {
    const isPreview = id.startsWith('WebsitePreviewForwards');
    expect(Properties?.OriginRequestPolicyConfig).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: isPreview ? 'whitelist' : 'none' },
    });
  }
  const viewer = { accept: '*/*', cookie: 'a=b', authorization: 'Basic x', 'user-agent': 'test', 'x-other': '1' };
  const fetched = ['content-type', 'dnt', 'sec-fetch-site', 'sec-gpc', 'cloudfront-viewer-asn'];
  const named = [...fetched, ...Object.values(cmsWebhookHeaders)].map((name) => [name, 'text/plain']);
  const headers = { ...viewer, ...Object.fromEntries(named) };
  for (const { pattern, writes, requestPolicyId } of stackPaths()) {
    const config = policies[requestPolicyId]?.Properties?.OriginRequestPolicyConfig as
      | { HeadersConfig: { Headers?: string[] } }
      | undefined;
    await request(pathIn(pattern), { method: writes ? 'POST' : 'GET', headers });
    const [originRequest] = requests.splice(0);
    expect({ pattern, sent: Object.keys(originRequest?.headers ?? {}).sort() }).toEqual({
      pattern,
      sent: [...(config?.HeadersConfig.Headers ?? [])].sort(),
    });
  }
});

test('a preview reaches its function with the parameters of the link only, and the edge caches none', async () => {
  const { request, requests } = await setUp();
  const query = previewParameters.map((name) => `${name}=1`).join('&');
  for (let visit = 0; visit < 2; visit += 1) await request(`/blog/preview?${query}&_method=POST`);
  expect(requests.map((sent) => `${sent.path}?${sent.query}`)).toEqual(Array(2).fill(`/default/blog/preview?${query}`));
  const policy = production.resource('AWS::CloudFront::OriginRequestPolicy', 'WebsitePreviewForwards');
  expect(policy.Properties?.OriginRequestPolicyConfig).toMatchObject({
    QueryStringsConfig: { QueryStrings: [...previewParameters] },
  });
  const { CacheBehaviors } = production.distribution;
  const behavior = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/blog/preview');
  expect(JSON.stringify(behavior)).toContain('"ResponseHeadersPolicyId":{"Ref":"WebsitePreviewHeaders');
});

test('the chat host cannot set a cookie or register a service worker on our origin', async () => {
  const { request } = await setUp({
    chat: async () => ({
      status: 200,
      headers: { 'content-type': 'text/html', ...Object.fromEntries(removedFromOthers.map((name) => [name, 'x'])) },
      body: Buffer.from('<script>steal()</script>'),
    }),
  });
  const { headers } = await request('/api/botChat', { method: 'POST' });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  for (const name of removedFromOthers) expect(headers).not.toHaveProperty(name);
  expect((await request('/api/botChat')).status).toBe(405);
  const policy = production.resource('AWS::CloudFront::ResponseHeadersPolicy', 'WebsiteSandboxHeaders');
  const sandbox = JSON.stringify(policy);
  for (const name of removedFromOthers) expect(sandbox).toContain(`{"Header":"${name}"}`);
});
