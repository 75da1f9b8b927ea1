import { expect, test } from 'vitest';
import { tooManyRequests } from '#content/errors.ts';
import { requestsPerVisit } from '../../stack/monitoring/alarm-rules.ts';
import { fullProduction, synthesize } from './synthesis.testkit.ts';

// Here and not in a test, whose time a synthesis on a busy machine would exceed.
const production = synthesize(fullProduction);
const development = synthesize();

type Statement = {
  AndStatement?: { Statements: Statement[] };
  OrStatement?: { Statements: Statement[] };
  NotStatement?: { Statement: Statement };
  LabelMatchStatement?: { Key: string };
  ByteMatchStatement?: {
    FieldToMatch: { UriPath?: object; Method?: object };
    PositionalConstraint: string;
    SearchString: string;
    TextTransformations: { Type: string }[];
  };
  ManagedRuleGroupStatement?: {
    Name: string;
    RuleActionOverrides: { Name: string; ActionToUse: { Count?: object } }[];
  };
  RateBasedStatement?: { AggregateKeyType: string; Limit: number; ScopeDownStatement?: Statement };
};
type Rule = { Name: string; Priority: number; Statement: Statement; Action?: object; RuleLabels?: { Name: string }[] };
type Request = { method: string; path: string; address?: string; network?: string; attack?: Attack };

/** An attack in a body: the group whose rule finds it, the rule, and the label that it adds (AWS WAF guide). */
type Attack = { group: string; rule: string; label: string };

const [acl] = Object.values(production.resources('AWS::WAFv2::WebACL'));
const rules = (acl!.Properties!.Rules as Rule[]).toSorted((one, other) => one.Priority - other.Priority);

const transformations: Readonly<Record<string, (text: string) => string>> = {
  LOWERCASE: (text) => text.toLowerCase(),
  URL_DECODE: decodeURIComponent,
  NONE: (text) => text,
  NORMALIZE_PATH: (text) => new URL(text.replaceAll(/\/+/g, '/'), 'https://site.example').pathname,
};

/** Whether a statement matches a request with these labels, with the transformations that AWS WAF documents. */
function matches(statement: Statement, request: Request, labels: readonly string[] = []): boolean {
  const { AndStatement: and, OrStatement: or, NotStatement: not, ByteMatchStatement: bytes } = statement;
  const matchesOne = (one: Statement) => matches(one, request, labels);
  if (and) return and.Statements.every(matchesOne);
  if (or) return or.Statements.some(matchesOne);
  if (not) return !matchesOne(not.Statement);
  if (!bytes) return labels.includes(statement.LabelMatchStatement?.Key ?? '');
  const { FieldToMatch: field, SearchString: wanted } = bytes;
  if (!field.UriPath && !field.Method) return false;
  const raw = field.Method ? request.method : request.path;
  const text = bytes.TextTransformations.reduce((before, { Type }) => transformations[Type]!(before), raw);
  if (bytes.PositionalConstraint === 'EXACTLY') return text === wanted;
  return bytes.PositionalConstraint === 'CONTAINS' ? text.includes(wanted) : text.startsWith(wanted);
}

/**
 * Sends requests within one window. Returns for each the rule that blocks it, or undefined. AWS WAF counts a request in
 * every rate rule whose scope it matches, and applies the rule's label once the requests with its key exceed the limit,
 * but to none of the first `early`: usually within 30 seconds (AWS WAF guide, "Rate-based rule caveats").
 */
function play(requests: readonly Request[], early = 0): (string | undefined)[] {
  const counts = new Map<string, number>();
  return requests.map((request, index) => {
    const labels: string[] = [];
    const { address, network, attack } = request;
    const blocking = rules.find(({ Name, Statement: statement, Action, RuleLabels = [] }) => {
      const { RateBasedStatement: rate, ManagedRuleGroupStatement: managed } = statement;
      if (managed) {
        if (managed.Name !== attack?.group) return false;
        labels.push(attack.label);
        return !managed.RuleActionOverrides.some(
          ({ Name: rule, ActionToUse: { Count } }) => rule === attack.rule && Count,
        );
      }
      if (!rate) return Action && 'Block' in Action && matches(statement, request, labels);
      if (rate.ScopeDownStatement && !matches(rate.ScopeDownStatement, request, labels)) return false;
      const keys: Readonly<Record<string, string | undefined>> = { IP: address, CUSTOM_KEYS: network };
      const key = `${Name} ${keys[rate.AggregateKeyType]}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > rate.Limit && index >= early) labels.push(...RuleLabels.map((label) => label.Name));
      return false;
    });
    return blocking?.Name;
  });
}

/** The rules of a group that read a body. */
function bodyRules(group: string, prefix: string, ...names: string[]): Attack[] {
  return names.map((name) => ({
    group: `AWSManagedRules${group}RuleSet`,
    rule: `${name}_BODY`,
    label: `awswaf:managed:aws:${prefix}:${name}_Body`,
  }));
}

const knownAttacks = bodyRules(
  'KnownBadInputs',
  'known-bad-inputs',
  'JavaDeserializationRCE',
  'Log4JRCE',
  'ReactJSRCE',
);
const commonNames = ['SizeRestrictions', 'CrossSiteScripting', 'GenericRFI', 'GenericLFI', 'EC2MetaDataSSRF'];
const commonAttacks = bodyRules('Common', 'core-rule-set', ...commonNames);

// A visitor may quote an attack in a message, and a résumé may look like one.
test.each([
  ['/default/sendEmail', undefined],
  ['/default/%73endEmail', undefined],
  ['/api/botChat', undefined],
  ['/default/cms/published', 'KnownBadBodies'],
  ['/default/report/a1b2c3d4', 'KnownBadBodies'],
  ['/', 'KnownBadBodies'],
  ['/default/sendEmail/../cms/posts', 'KnownBadBodies'],
])('an attack in a body to %s is blocked by %s', (path, rule) => {
  const sent = (attacks: Attack[]) => new Set(play(attacks.map((attack) => ({ method: 'POST', path, attack }))));
  expect([sent(knownAttacks), sent(commonAttacks)]).toEqual([new Set([rule]), new Set([undefined])]);
});

test.each([
  ['GET', '/default/sendEmail', 1, 1, 10],
  ['GET', '/default/sendEmail', 100, 10, 1_000],
  ['HEAD', '/default/sendEmail', 100, 10, 1_000],
  ['POST', '/default/sendEmailx', 100, 10, 1_000],
  ['POST', '/contact', 100, 10, 3_000],
  ['POST', '/default/sendEmail', 1, 1, 10],
  // One laptop, whose network is a /64; then the phone, the neighbour and a cloud as well.
  ['POST', '/default/sendEmail', 3_000, 1, 30],
  ['POST', '/default/sendEmail', 100, 4, 120],
  // CloudFront may route these as the path, and AWS WAF cannot tell `//` and `%2f` from `/`.
  ['POST', '/default/%73endEmail', 100, 5, 150],
  ['POST', '/x%2fy/../default/sendEmail', 100, 5, 150],
  ['POST', '//default/./sendEmail', 100, 5, 150],
])('of 3,000 %s %s from %i addresses in %i networks %i pass; others can write, at once too', (...row) => {
  const [method, path, addresses, networks, passed] = row;
  const requests = Array.from({ length: 3_000 }, (_, index): Request => {
    const turn = index % addresses;
    return { method, path, address: `address ${turn}`, network: `network ${turn % networks}` };
  });
  // Of the same network as one address alone, of another one than the rest.
  const network = `network ${addresses - 1}`;
  const visitor = { method: 'POST', path: '/default/sendEmail', address: 'visitor', network };
  const blocking = play([...requests, visitor]);
  expect(blocking.filter((rule) => !rule)).toHaveLength(passed + 1);
  expect(play([...requests, { ...visitor, network: 'other' }], requests.length).at(-1)).toBe(undefined);
});

test('a hundred visits behind one address pass, and a thousand requests more do not', () => {
  const request = { method: 'GET', path: '/assets/main-1a2b3c4d.js', address: 'office', network: 'carrier' };
  const blocking = play(Array.from({ length: 4_000 }, () => request));
  expect(blocking.findIndex(Boolean)).toBe(3_000);
  expect(100 * requestsPerVisit).toBeLessThan(3_000);
});

test('the first rule blocks what an operator has added to an address set of each version', () => {
  const sets = Object.entries(production.resources('AWS::WAFv2::IPSet'));
  expect(sets.map(([, { Properties }]) => Properties)).toEqual(
    ['IPV4', 'IPV6'].map((IPAddressVersion) => ({ Addresses: [], IPAddressVersion, Scope: 'CLOUDFRONT' })),
  );
  const references = sets.map(([id]) => ({ IPSetReferenceStatement: { Arn: { 'Fn::GetAtt': [id, 'Arn'] } } }));
  expect(rules[0]).toMatchObject({ Statement: { OrStatement: { Statements: references } }, Action: { Block: {} } });
});

/** Capacity units (AWS WAF guide, "Rule statements reference" and "AWS Managed Rules rule groups list"). */
const units = new Map(
  [
    'AWSManagedRulesCommonRuleSet=700 AWSManagedRulesKnownBadInputsRuleSet=200 AWSManagedRulesAmazonIpReputationList=25',
    'IPSetReferenceStatement=1 LabelMatchStatement=1 RateBasedStatement=2 CUSTOM_KEYS=30 EXACTLY=2 STARTS_WITH=2 CONTAINS=10',
    'URL_DECODE=10 NORMALIZE_PATH=10 LOWERCASE=10 ByteMatchStatement=0 AndStatement=0 OrStatement=0 NotStatement=0',
    'ManagedRuleGroupStatement=0 ScopeDownStatement=0 Statement=0',
  ].flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
);

test('the rules stay within the 1,500 capacity units that the price includes', () => {
  const names = JSON.stringify(rules).matchAll(
    /"(\w*Statement|AWSManagedRules\w+|[A-Z]+_[A-Z]+|EXACTLY|CONTAINS|LOWERCASE)"/g,
  );
  const sum = [...names].reduce((before, [, name = '']) => before + Number(units.get(name)), 0);
  expect(sum).toBeLessThanOrEqual(1_500);
});

test('every path that reaches the API, WordPress or the chat is in a rate rule, in every spelling', () => {
  const limited = rules.flatMap(({ Statement: { RateBasedStatement: rate } }) =>
    rate?.AggregateKeyType === 'IP' ? (rate.ScopeDownStatement ?? []) : [],
  );
  const { CacheBehaviors, Origins } = production.distribution;
  const dynamic = Origins.filter(({ S3OriginConfig }) => !S3OriginConfig).map(({ Id }) => Id);
  const paths = CacheBehaviors.flatMap(({ PathPattern, TargetOriginId }) =>
    dynamic.includes(TargetOriginId) ? PathPattern.replaceAll('*', '2026/a.png') : [],
  );
  expect(paths).toEqual(expect.arrayContaining(['/media/2026/a.png', '/Sitemap.xml', '/api/botChat', '/feed.xml']));
  const spellings = paths.flatMap((path) => {
    const encoded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
    return [path, encoded, `/.${path}`, `/a/..${path}`, `/a%2Fb/..${path}`, `/a%2fb/%2e%2e${path}`, `/${path}`];
  });
  const isLimited = (path: string) => limited.some((statement) => matches(statement, { method: 'GET', path }));
  expect(spellings.filter((path) => !isLimited(path))).toEqual([]);
});

test('the firewall and the API refuse with the sentence that visitors read, as a page and as JSON', () => {
  const custom = Object.values(acl?.Properties?.CustomResponseBodies as Record<string, { Content: string }>);
  const throttled = Object.values(production.resources('AWS::ApiGateway::GatewayResponse')).find(
    ({ Properties }) => Properties?.ResponseType === 'THROTTLED',
  );
  const templates = Object.values(throttled?.Properties?.ResponseTemplates as Record<string, string>);
  const bodies = [...custom.map(({ Content }) => Content), ...templates];
  expect(bodies).toEqual(Array(4).fill(expect.stringContaining(tooManyRequests.sentence)));
});

test('dev has no firewall', () => {
  expect(Object.keys(development.resources('AWS::WAFv2::WebACL'))).toEqual([]);
});
