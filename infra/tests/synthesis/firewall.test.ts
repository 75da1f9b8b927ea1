import { expect, test } from 'vitest';
import { rateLimits, windowSeconds } from '../../stack/firewall.ts';
import { fullProduction, synthesize } from './synthesis.testkit.ts';

type Statement = {
  AndStatement?: { Statements: Statement[] };
  OrStatement?: { Statements: Statement[] };
  NotStatement?: { Statement: Statement };
  LabelMatchStatement?: { Key: string };
  ByteMatchStatement?: { FieldToMatch: { UriPath?: object }; SearchString: string };
  ManagedRuleGroupStatement?: {
    Name: string;
    RuleActionOverrides: { Name: string; ActionToUse: { Count?: object } }[];
  };
  /** Never reached by one request. */
  RateBasedStatement?: object;
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

/** Returns the rule of the template that blocks a POST whose body triggers `bodyRule`, or undefined. */
function blockedBy(path: string, [group, name, label]: BodyRule): string | undefined {
  const [acl] = Object.values(synthesize(fullProduction).resources('AWS::WAFv2::WebACL'));
  const rules = (acl!.Properties!.Rules as Rule[]).toSorted((one, other) => one.Priority - other.Priority);
  const labels: string[] = [];
  const matches = (statement: Statement): boolean => {
    const { AndStatement: and, OrStatement: or, NotStatement: not, ByteMatchStatement: bytes } = statement;
    if (and) return and.Statements.every(matches);
    if (or) return or.Statements.some(matches);
    if (not) return !matches(not.Statement);
    if (bytes) return bytes.FieldToMatch.UriPath !== undefined && normalized(path).startsWith(bytes.SearchString);
    return labels.includes(statement.LabelMatchStatement?.Key ?? '');
  };
  const blocking = rules.find(({ Statement, Action }) => {
    const managed = Statement.ManagedRuleGroupStatement;
    if (!managed) return matches(Statement) && Action?.Block;
    if (managed.Name !== group) return false;
    labels.push(label);
    return !managed.RuleActionOverrides.some((override) => override.Name === name && override.ActionToUse.Count);
  });
  return blocking?.Name;
}

/** A path after the transformations URL_DECODE and NORMALIZE_PATH. */
function normalized(path: string): string {
  return new URL(decodeURIComponent(path), 'https://site.example').pathname;
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

test('all addresses together cannot send more emails a day than the 50,000 that SES delivers', () => {
  expect((rateLimits.allMails * 86_400) / windowSeconds).toBeLessThan(50_000);
});

test('dev has no firewall', () => {
  expect(Object.keys(synthesize({ stage: 'dev' }).resources('AWS::WAFv2::WebACL'))).toEqual([]);
});
