import { expect, test } from 'vitest';
import { tooManyRequests } from '#content/errors.ts';
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
    FieldToMatch: { UriPath?: object };
    PositionalConstraint: string;
    SearchString: string;
    TextTransformations: { Type: string }[];
  };
  ManagedRuleGroupStatement?: {
    Name: string;
    RuleActionOverrides: { Name: string; ActionToUse: { Count?: object } }[];
  };
  /** Never reached by one request. */
  RateBasedStatement?: { AggregateKeyType: string; ScopeDownStatement: Statement };
};
type Rule = { Name: string; Priority: number; Statement: Statement; Action?: { Block?: object } };

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
  NORMALIZE_PATH: (text) => new URL(text.replaceAll(/\/+/g, '/'), 'https://site.example').pathname,
};

/** Whether a statement matches a raw path with these labels, with the transformations that AWS WAF documents. */
function matches(statement: Statement, path: string, labels: readonly string[] = []): boolean {
  const { AndStatement: and, OrStatement: or, NotStatement: not, ByteMatchStatement: bytes } = statement;
  const matchesOne = (one: Statement) => matches(one, path, labels);
  if (and) return and.Statements.every(matchesOne);
  if (or) return or.Statements.some(matchesOne);
  if (not) return !matchesOne(not.Statement);
  if (!bytes) return labels.includes(statement.LabelMatchStatement?.Key ?? '');
  if (!bytes.FieldToMatch.UriPath) return false;
  const text = bytes.TextTransformations.reduce((before, { Type }) => transformations[Type]!(before), path);
  return bytes.PositionalConstraint === 'CONTAINS'
    ? text.includes(bytes.SearchString)
    : text.startsWith(bytes.SearchString);
}

/** Returns the rule of the template that blocks a POST whose body triggers `bodyRule`, or undefined. */
function blockedBy(path: string, [group, name, label]: BodyRule): string | undefined {
  const labels: string[] = [];
  const blocking = rules.find(({ Statement, Action }) => {
    const managed = Statement.ManagedRuleGroupStatement;
    if (!managed) return matches(Statement, path, labels) && Action?.Block;
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

test('every path that reaches the API, WordPress or the chat is in a rate rule, in every spelling', () => {
  const limited = rules.flatMap(({ Statement: { RateBasedStatement: rate } }) =>
    rate?.AggregateKeyType === 'IP' ? rate.ScopeDownStatement : [],
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
  expect(spellings.filter((path) => !limited.some((statement) => matches(statement, path)))).toEqual([]);
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
