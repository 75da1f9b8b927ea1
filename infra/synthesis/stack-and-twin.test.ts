import { expect, test } from 'vitest';
import { apiRoutes, resourcePath } from '../constructs/api/api-routes.ts';
import { behaviors, cacheTiers } from '../edge/behaviors.ts';
import { securityHeaders } from '../edge/response-headers.ts';
import { setUp } from '../local/site/set-up.ts';
import { fullProduction, synthesize } from './synthesis.ts';

const production = synthesize(fullProduction);

type CacheBehavior = { PathPattern: string; TargetOriginId: string; AllowedMethods: string[] };

/** The stack's paths in CloudFront's order, each with who answers it. */
function stackPaths(): { pattern: string; origin: string; writes: boolean }[] {
  const [found] = Object.values(production.resources('AWS::CloudFront::Distribution'));
  const { CacheBehaviors, DefaultCacheBehavior, Origins } = found!.Properties!.DistributionConfig as {
    CacheBehaviors: CacheBehavior[];
    DefaultCacheBehavior: CacheBehavior;
    Origins: { Id: string; S3OriginConfig?: object; DomainName: unknown }[];
  };
  return [...CacheBehaviors, { ...DefaultCacheBehavior, PathPattern: '*' }].map((behavior) => {
    const origin = Origins.find(({ Id }) => Id === behavior.TargetOriginId);
    const host = JSON.stringify(origin?.DomainName);
    const name = origin?.S3OriginConfig ? 'site' : host.includes('execute-api') ? 'api' : host;
    return { pattern: behavior.PathPattern, origin: name, writes: behavior.AllowedMethods.includes('POST') };
  });
}

test('stack and twin have the same paths, and each is answered by the same part', async () => {
  const { ask, asked } = await setUp();
  for (const { pattern, origin, writes } of stackPaths()) {
    const before = asked.length;
    const path = pattern.startsWith('/') ? pattern.replace('*', 'a-name') : '/about';
    const { status } = await ask(path, { method: writes ? 'POST' : 'GET' });
    const [answered] = asked.slice(before);
    const part = !answered ? 'site' : answered.path.startsWith('/default/') ? 'api' : '"chat.site.example"';
    expect({ pattern, part, refused: status === 403 }).toEqual({ pattern, part: origin, refused: false });
  }
  expect(stackPaths().map(({ pattern }) => pattern)).toEqual(behaviors.map(({ pattern }) => pattern));
});

test('what only reads cannot be written to, in the stack as in the twin', async () => {
  const { ask } = await setUp();
  const closed = stackPaths().filter(({ writes }) => !writes);
  expect(closed.length).toBeGreaterThan(5);
  for (const { pattern } of closed) {
    const path = pattern.startsWith('/') ? pattern.replace('*', 'a-name') : '/about';
    expect(await ask(path, { method: 'POST' })).toMatchObject({ status: 403 });
  }
});

test('the stack keeps answers as long as the twin, and splits them by the same questions', () => {
  const policies = Object.values(production.resources('AWS::CloudFront::CachePolicy')).map(({ Properties }) => {
    const config = Properties?.CachePolicyConfig as Record<string, unknown> & {
      ParametersInCacheKeyAndForwardedToOrigin: { QueryStringsConfig: { QueryStrings?: string[] } };
    };
    const { QueryStrings = [] } = config.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig;
    return {
      ttl: { min: config['MinTTL'], fallback: config['DefaultTTL'], max: config['MaxTTL'] },
      query: QueryStrings,
    };
  });
  const { none: _, ...kept } = cacheTiers;
  const tiers = Object.values(kept).map(({ ttl, query }) => ({ ttl, query: [...query] }));
  expect(policies).toHaveLength(tiers.length);
  expect(policies).toEqual(expect.arrayContaining(tiers));
});

test('every header the twin sends is one the stack sends, and no other', () => {
  const [policy] = Object.values(production.resources('AWS::CloudFront::ResponseHeadersPolicy'));
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
  const sent = securityHeaders({ scriptHashes: [], styleHashes: [], noIndex: false });
  expect([...own, ...custom].sort()).toEqual(Object.keys(sent).sort());
  for (const { Header, Value } of CustomHeadersConfig.Items) expect(Value).toBe(sent[Header]);
});

test('the API has the routes of the list the twin reads', () => {
  const resources = production.resources('AWS::ApiGateway::Resource');
  const pathOf = (id: string): string => {
    const { PathPart, ParentId } = resources[id]?.Properties ?? {};
    const parent = /"Ref":"([^"]+)"/.exec(JSON.stringify(ParentId))?.[1];
    return `${parent ? pathOf(parent) : ''}/${String(PathPart)}`;
  };
  const methods = Object.values(production.resources('AWS::ApiGateway::Method')).map(({ Properties }) => {
    const resource = /"Ref":"([^"]+)"/.exec(JSON.stringify(Properties?.ResourceId))?.[1] ?? '';
    return `${String(Properties?.HttpMethod)} ${pathOf(resource)}`;
  });
  expect(methods.sort()).toEqual(apiRoutes.map((route) => `${route.method} ${resourcePath(route)}`).sort());
});
