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

/** Ids of AWS's managed cache policies, as AWS documents them, with their TTLs. */
const managedPolicies = {
  optimized: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  disabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
};

/** The stack's path patterns in CloudFront's order, each with its origin. */
function stackPaths(): {
  pattern: string;
  origin: string;
  writes: boolean;
  policyId: string;
  requestPolicyId?: string | undefined;
}[] {
  const { CacheBehaviors, DefaultCacheBehavior, Origins } = production.distribution;
  return [...CacheBehaviors, { ...DefaultCacheBehavior, PathPattern: '*' }].map((behavior) => {
    const origin = Origins.find(({ Id }) => Id === behavior.TargetOriginId);
    const host = JSON.stringify(origin?.DomainName);
    const name = origin?.S3OriginConfig ? 'site' : host.includes('execute-api') ? 'api' : host;
    const { CachePolicyId: policy } = behavior;
    return {
      pattern: behavior.PathPattern,
      origin: name,
      writes: behavior.AllowedMethods.includes('POST'),
      policyId: typeof policy === 'string' ? policy : policy.Ref,
      requestPolicyId: behavior.OriginRequestPolicyId?.Ref,
    };
  });
}

/** Returns a path that this pattern is the first to match; only pictures are requested from the CMS. */
function pathIn(pattern: string): string {
  return pattern === '*' ? '/about' : pattern.replace('*', pattern === '/media/*' ? 'a.png' : 'a-name');
}

test('the stack and the local stack have the same paths with the same origins', async () => {
  const { request, requests } = await setUp();
  for (const { pattern, origin, writes } of stackPaths()) {
    const count = requests.length;
    const { status } = await request(pathIn(pattern), { method: writes ? 'POST' : 'GET' });
    const [originRequest] = requests.slice(count);
    const source = !originRequest
      ? 'site'
      : originRequest.path.startsWith('/default/')
        ? 'api'
        : originRequest.path.startsWith('/wp-content/uploads/')
          ? '"cms.site.example"'
          : '"chat.site.example"';
    expect({ pattern, source, isRejected: status === 403 }).toEqual({ pattern, source: origin, isRejected: false });
  }
  expect(stackPaths().map(({ pattern }) => pattern)).toEqual(behaviors.map(({ pattern }) => pattern));
});

test('read-only paths reject other methods, in the stack and in the local stack', async () => {
  const { request } = await setUp();
  const closed = stackPaths().filter(({ writes }) => !writes);
  expect(closed.length).toBeGreaterThan(5);
  for (const { pattern } of closed) {
    expect(await request(pathIn(pattern), { method: 'POST' })).toMatchObject({ status: 403 });
  }
});

test('the stack caches as long as the local stack, with the same query parameters in the cache key', () => {
  const policies = Object.entries(production.resources('AWS::CloudFront::CachePolicy')).map(([id, { Properties }]) => {
    const config = Properties?.CachePolicyConfig as Record<string, unknown> & {
      ParametersInCacheKeyAndForwardedToOrigin: { QueryStringsConfig: { QueryStrings?: string[] } };
    };
    const { QueryStrings: query = [] } = config.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig;
    return { id, ttl: { min: config['MinTTL'], fallback: config['DefaultTTL'], max: config['MaxTTL'] }, query };
  });
  const optimized = { id: managedPolicies.optimized, ttl: { min: 1, fallback: 86_400, max: 31_536_000 }, query: [] };
  const disabled = { id: managedPolicies.disabled, ttl: { min: 0, fallback: 0, max: 0 }, query: [] };
  const known = [...policies, optimized, disabled];
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
  const policies = Object.entries(production.resources('AWS::CloudFront::ResponseHeadersPolicy'));
  const [, policy] = policies.find(([id]) => id.startsWith(policyId)) ?? [];
  const { SecurityHeadersConfig, CustomHeadersConfig } = policy!.Properties!.ResponseHeadersPolicyConfig as {
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
  const named = ['content-type', 'dnt', 'sec-fetch-site', 'sec-gpc', ...Object.values(cmsWebhookHeaders)].map(
    (name) => [name, 'text/plain'],
  );
  const headers = { ...viewer, ...Object.fromEntries(named) };
  for (const { pattern, writes, requestPolicyId } of stackPaths()) {
    const config = policies[requestPolicyId ?? '']?.Properties?.OriginRequestPolicyConfig as
      | { HeadersConfig: { Headers?: string[] } }
      | undefined;
    const count = requests.length;
    await request(pathIn(pattern), { method: writes ? 'POST' : 'GET', headers });
    const [originRequest] = requests.slice(count);
    const sent = Object.keys(originRequest?.headers ?? {}).filter((name) => name !== 'x-forwarded-for');
    expect({ pattern, sent: sent.sort() }).toEqual({
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
  const preview = stackPaths().find(({ pattern }) => pattern === '/blog/preview');
  expect(preview?.policyId).toBe(managedPolicies.disabled);
  const policy = production.resources('AWS::CloudFront::OriginRequestPolicy')[preview?.requestPolicyId ?? ''];
  expect(policy?.Properties?.OriginRequestPolicyConfig).toMatchObject({
    HeadersConfig: { HeaderBehavior: 'none' },
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
  const policies = Object.entries(production.resources('AWS::CloudFront::ResponseHeadersPolicy'));
  const sandbox = JSON.stringify(policies.find(([id]) => id.startsWith('WebsiteSandboxHeaders')));
  for (const name of removedFromOthers) expect(sandbox).toContain(`{"Header":"${name}"}`);
});
