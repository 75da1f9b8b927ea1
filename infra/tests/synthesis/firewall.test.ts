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
  IPSetReferenceStatement?: object;
  RateBasedStatement?: {
    AggregateKeyType: string;
    CustomKeys?: object[];
    Limit: number;
    ScopeDownStatement?: Statement;
  };
};
type Rule = {
  Name: string;
  Priority: number;
  Statement: Statement;
  Action?: { Block?: object };
  RuleLabels?: { Name: string }[];
};
type Request = { method: string; path: string; address: string; network: string };

/** A rule of a managed group, the label that it adds to a request, and what its group is called (AWS WAF guide). */
type BodyRule = readonly [group: string, rule: string, label: string];

const knownBadInputs = ['JavaDeserializationRCE', 'Log4JRCE', 'ReactJSRCE'].map(
  (name): BodyRule => [
    'AWSManagedRulesKnownBadInputsRuleSet',
    `${name}_BODY`,
    `awswaf:managed:aws:known-bad-inputs:${name}_Body`,
  ],
);
const common = ['SizeRestrictions', 'CrossSiteScripting', 'GenericRFI', 'GenericLFI', 'EC2MetaDataSSRF'].map(
  (name): BodyRule => ['AWSManagedRulesCommonRuleSet', `${name}_BODY`, `awswaf:managed:aws:core-rule-set:${name}_Body`],
);

const [acl] = Object.values(production.resources('AWS::WAFv2::WebACL'));
const rules = (acl!.Properties!.Rules as Rule[]).toSorted((one, other) => one.Priority - other.Priority);

const transformations: Readonly<Record<string, (text: string) => string>> = {
  LOWERCASE: (text) => text.toLowerCase(),
  URL_DECODE: decodeURIComponent,
  NONE: (text) => text,
  NORMALIZE_PATH: (text) => new URL(text.replaceAll(/\/+/g, '/'), 'https://site.example').pathname,
};

/** Whether a statement matches a request with these labels, with the transformations that AWS WAF documents. */
function matches(
  statement: Statement,
  request: Pick<Request, 'method' | 'path'>,
  labels: readonly string[] = [],
): boolean {
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

/** Returns the rule of the template that blocks a POST whose body triggers `bodyRule`, or undefined. */
function blockedBy(path: string, [group, name, label]: BodyRule): string | undefined {
  const labels: string[] = [];
  const blocking = rules.find(({ Statement, Action }) => {
    const managed = Statement.ManagedRuleGroupStatement;
    if (!managed) return matches(Statement, { method: 'POST', path }, labels) && Action?.Block;
    if (managed.Name !== group) return false;
    labels.push(label);
    return !managed.RuleActionOverrides.some((override) => override.Name === name && override.ActionToUse.Count);
  });
  return blocking?.Name;
}

test.each(['/default/sendEmail', '/default/%73endEmail', '/api/botChat'])(
  'a message to %s that quotes an attack, or has a résumé that looks like one, is not blocked',
  (path) => {
    for (const rule of [...knownBadInputs, ...common]) expect([rule, blockedBy(path, rule)]).toEqual([rule, undefined]);
  },
);

test.each(['/default/cms/published', '/default/report/a1b2c3d4', '/', '/default/sendEmail/../cms/posts'])(
  'an attack in a body to %s is blocked',
  (path) => {
    for (const rule of knownBadInputs) expect([rule, blockedBy(path, rule)]).toEqual([rule, 'KnownBadBodies']);
  },
);

/**
 * Sends requests within one window. Returns for each whether it passes. AWS WAF counts a request in every rate rule whose
 * scope it matches, and applies the rule's label once the requests with its key exceed the limit.
 */
function play(requests: readonly Request[]): boolean[] {
  const counts = new Map<string, number>();
  return requests.map((request) => {
    const labels: string[] = [];
    const blocking = rules.find(({ Name, Statement: statement, Action, RuleLabels = [] }) => {
      const { RateBasedStatement: rate } = statement;
      if (!rate) return Action?.Block && matches(statement, request, labels);
      if (rate.ScopeDownStatement && !matches(rate.ScopeDownStatement, request, labels)) return false;
      const keys: Readonly<Record<string, string>> = {
        IP: request.address,
        CUSTOM_KEYS: request.network,
        CONSTANT: '',
      };
      const key = `${Name} ${keys[rate.AggregateKeyType]}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > rate.Limit) labels.push(...RuleLabels.map((label) => label.Name));
      return false;
    });
    return !blocking;
  });
}

/** Sends 3,000 requests by turns from this many addresses and networks, then a message of a visitor elsewhere. */
function flood(method: string, path: string, addresses: number, networks: number) {
  const requests = Array.from({ length: 3_000 }, (_, index): Request => {
    const turn = index % addresses;
    return { method, path, address: `address ${turn}`, network: `network ${turn % networks}` };
  });
  const visitor = { method: 'POST', path: '/default/sendEmail', address: 'visitor', network: 'another network' };
  const passed = play([...requests, visitor]);
  return { passed: passed.slice(0, -1).filter(Boolean).length, isOpen: passed.at(-1) };
}

test.each([
  ['GET', '/default/sendEmail', 1, 1, 10, true],
  ['GET', '/default/sendEmail', 100, 10, 1_000, true],
  ['HEAD', '/default/sendEmail', 100, 10, 1_000, true],
  ['POST', '/default/sendEmailx', 100, 10, 1_000, true],
  ['POST', '/default/sendEmail/', 100, 10, 1_000, true],
  ['POST', '/contact', 100, 10, 3_000, true],
  ['POST', '/default/sendEmail', 1, 1, 10, true],
  // One laptop, whose network is a /64; then the phone, the neighbour and a cloud as well.
  ['POST', '/default/sendEmail', 100, 1, 30, true],
  ['POST', '/default/sendEmail', 3_000, 1, 30, true],
  ['POST', '/default/sendEmail', 100, 4, 120, true],
  ['POST', '/default/sendEmail', 100, 5, 150, false],
  // CloudFront may route these as the path, and AWS WAF cannot tell `//` and `%2f` from `/`.
  ['POST', '/default/%73endEmail', 100, 5, 150, false],
  ['POST', '/default/./sendEmail', 100, 5, 150, false],
  ['POST', '/x%2fy/../default/sendEmail', 100, 5, 150, false],
  ['POST', '//default/sendEmail', 100, 5, 150, false],
  ['POST', '/default%2fsendEmail', 100, 5, 150, false],
])('of 3,000 %s %s from %i addresses in %i networks %i pass; others can write: %s', (...row) => {
  const [method, path, addresses, networks, passed, isOpen] = row;
  expect(flood(method, path, addresses, networks)).toEqual({ passed, isOpen });
});

test('a hundred visits behind one address pass, and a thousand requests more do not', () => {
  const request = { method: 'GET', path: '/assets/main-1a2b3c4d.js', address: 'office', network: 'carrier' };
  const passed = play(Array.from({ length: 4_000 }, () => request));
  expect(passed.slice(0, 100 * requestsPerVisit)).not.toContain(false);
  expect(passed.filter(Boolean)).toHaveLength(3_000);
});

test('the first rule blocks what an operator has added to an address set of each version', () => {
  const sets = Object.values(production.resources('AWS::WAFv2::IPSet')).map(({ Properties }) => Properties);
  expect(sets).toEqual(
    ['IPV4', 'IPV6'].map((IPAddressVersion) => ({ Addresses: [], IPAddressVersion, Scope: 'CLOUDFRONT' })),
  );
  const [{ Statement, Action }] = rules as [Rule];
  expect(Statement.OrStatement?.Statements.map((one) => Object.keys(one))).toEqual([
    ['IPSetReferenceStatement'],
    ['IPSetReferenceStatement'],
  ]);
  expect(Action).toEqual({ Block: {} });
});

/** Capacity units of AWS's groups (AWS WAF guide, "AWS Managed Rules rule groups list"). */
const groupUnits: Readonly<Record<string, number>> = {
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
  AWSManagedRulesCommonRuleSet: 700,
};

/**
 * Returns the capacity units of a statement (AWS WAF guide, "Rule statements reference"): a string match 2, or 10 for
 * CONTAINS, and 10 for each transformation; a label or an IP set 1; a rate 2 and 30 for each custom key. Logic is free.
 */
function units(statement: Statement): number {
  const { ByteMatchStatement: bytes, RateBasedStatement: rate, ManagedRuleGroupStatement: group } = statement;
  const { AndStatement: and, OrStatement: or, NotStatement: not } = statement;
  const inner = [...((and ?? or)?.Statements ?? []), ...(not ? [not.Statement] : [])];
  const sum = inner.reduce((before, one) => before + units(one), 0);
  if (group) return groupUnits[group.Name]!;
  if (rate)
    return 2 + 30 * (rate.CustomKeys?.length ?? 0) + (rate.ScopeDownStatement ? units(rate.ScopeDownStatement) : 0);
  if (!bytes) return inner.length > 0 ? sum : 1;
  const changes = bytes.TextTransformations.filter(({ Type }) => Type !== 'NONE');
  return (bytes.PositionalConstraint === 'CONTAINS' ? 10 : 2) + 10 * changes.length;
}

test('the rules stay within the 1,500 capacity units that the price includes', () => {
  const sum = rules.reduce((before, { Statement }) => before + units(Statement), 0);
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
  expect(spellings.filter((path) => !limited.some((statement) => matches(statement, { method: 'GET', path })))).toEqual(
    [],
  );
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
