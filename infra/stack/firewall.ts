import { CfnIPSet, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { tooManyRequests } from '#content/errors.ts';
import { pathBefore, routes, sentFolder, xmlPaths } from '#content/routes.ts';
import { botChatPath } from '#contract/chat.ts';
import { cmsPath, cmsWebhookPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { mediaPath } from '#contract/media.ts';
import { reportFolder } from '#contract/report.ts';
import { htmlBody, jsonBody } from '../edge/error-bodies.ts';
import { stackName, type Stage } from './stages/stages.ts';

type Statement = CfnWebACL.StatementProperty;

/** Attacks that AWS's common rule set finds in a body. A 4 MB résumé triggers its rules, so they only count. */
const countedAttacks = ['SizeRestrictions', 'CrossSiteScripting', 'GenericRFI', 'GenericLFI', 'EC2MetaDataSSRF'];

/**
 * Attacks that AWS's rules against known bad inputs find in a body. A visitor may quote one, such as `${jndi:`, in a
 * message to us, so these rules count and label; `KnownBadBodies` blocks the labelled requests on all other paths.
 */
const quotedAttacks = ['JavaDeserializationRCE', 'Log4JRCE', 'ReactJSRCE'];

/** Time over which the rate rules count, in seconds. */
const windowSeconds = 300;

/** Maximum number of requests within `windowSeconds`, per IP address unless the comment says otherwise. */
const rateLimits = {
  mails: 10,
  /**
   * Of all addresses of a network (ASN) together, because one connection has 2^64 IPv6 addresses. The busiest five minutes
   * of a million visits a month bring less than one message, so a carrier with half of all visitors, as Jio has in India,
   * stays far below it. Five networks at once use up what the API takes of all (`mailRate`). No rule limits all here: AWS WAF
   * applies a limit up to half a minute late, and until then one address alone would fill it, for five minutes.
   */
  networkMails: 30,
  /** Of all paths together: 130 visits of 23 requests, for offices and carriers behind one address. */
  requests: 3_000,
  /** Calls of WordPress, one for each save. */
  webhook: 20,
  chat: 60,
  /** Each of `readPaths`. */
  reads: 300,
  /** Uploads: 25 articles with forty pictures each, or as many jumps in a recording. */
  uploads: 1_000,
} as const;

/** Pages and data that a function renders, and reports of visits. */
const { feed, sitemap, sitemapLink } = xmlPaths;
const [blog, search, job] = [routes.blog.path, routes.search.path, pathBefore('job')];
const readPaths = [blog, job, search, sentFolder, feed, sitemap, sitemapLink, cmsPath, reportFolder];

const label = 'site:too-many-requests';

/**
 * Firewall of the distribution: addresses that an operator has blocked, AWS's IP reputation list, its rules against known
 * attacks, and rate limits. The rate rules only label, and count nothing that a rule before them has blocked; two rules
 * behind them block what is labelled, one with a page, one with JSON.
 */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const rules: Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>[] = [
      { name: 'Blocked', statement: anyOf(this.blockedAddresses()), action: { block: {} } },
      managed('IpReputation', 'AWSManagedRulesAmazonIpReputationList'),
      managed('KnownBadInputs', 'AWSManagedRulesKnownBadInputsRuleSet', quotedAttacks),
      {
        name: 'KnownBadBodies',
        statement: allOf([
          anyOf(quotedAttacks.map((attack) => hasLabel(`awswaf:managed:aws:known-bad-inputs:${attack}_Body`))),
          not(anyOf([sendEmailPath, botChatPath].map(startsWith))),
        ]),
        action: { block: {} },
      },
      managed('Common', 'AWSManagedRulesCommonRuleSet', countedAttacks),
      limit('AddressRate', rateLimits.requests),
      limit('MailRate', rateLimits.mails, startsWith(sendEmailPath)),
      limit('WebhookRate', rateLimits.webhook, startsWith(cmsWebhookPath)),
      limit('ChatRate', rateLimits.chat, startsWith(botChatPath)),
      limit('ReadRate', rateLimits.reads, anyOf([...readPaths.map(startsWith), encodedSlash])),
      limit('UploadRate', rateLimits.uploads, startsWith(mediaPath)),
      // Without the labelled requests, otherwise one address could close the forms of its network.
      limit('NetworkMailRate', rateLimits.networkMails, allOf([isMail, not(isLabelled)]), 'ASN'),
      { name: 'TooManyPage', statement: allOf([isLabelled, acceptsHtml]), action: block('page') },
      { name: 'TooMany', statement: isLabelled, action: block('json') },
    ];
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      // CloudWatch identifies a firewall by this name, so it must differ per stage.
      visibilityConfig: visibility(stackName(stage)),
      customResponseBodies: {
        page: { contentType: 'TEXT_HTML', content: htmlBody(tooManyRequests) },
        json: { contentType: 'APPLICATION_JSON', content: jsonBody(tooManyRequests) },
      },
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visibility(rule.name) })),
    });
    this.arn = acl.attrArn;
  }

  /** Two empty sets, which an operator fills (runbook, "flood"). A deployment leaves the addresses in them. */
  private blockedAddresses(): Statement[] {
    return ['IPV4', 'IPV6'].map((ipAddressVersion) => {
      const props = { scope: 'CLOUDFRONT', ipAddressVersion, addresses: [] };
      return { ipSetReferenceStatement: { arn: new CfnIPSet(this, `Blocked${ipAddressVersion}`, props).attrArn } };
    });
  }
}

function limit(name: string, most: number, scope?: Statement, key: 'IP' | 'ASN' = 'IP') {
  return {
    name,
    statement: {
      rateBasedStatement: {
        ...(key === 'ASN'
          ? { aggregateKeyType: 'CUSTOM_KEYS', customKeys: [{ asn: {} }] }
          : { aggregateKeyType: 'IP' }),
        evaluationWindowSec: windowSeconds,
        limit: most,
        ...(scope && { scopeDownStatement: scope }),
      },
    },
    action: { count: {} },
    ruleLabels: [{ name: label }],
  };
}

const anyOf = (statements: Statement[]): Statement => ({ orStatement: { statements } });
const allOf = (statements: Statement[]): Statement => ({ andStatement: { statements } });
const not = (statement: Statement): Statement => ({ notStatement: { statement } });
const hasLabel = (key: string): Statement => ({ labelMatchStatement: { scope: 'LABEL', key } });

/** Whether a part of the request, after these transformations, contains, is or begins with the text. */
function match(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: 'CONTAINS' | 'EXACTLY' | 'STARTS_WITH',
  searchString: string,
  ...transformations: readonly string[]
): Statement {
  const textTransformations = transformations.map((type, priority) => ({ priority, type }));
  return { byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations } };
}

/**
 * Matches the path as CloudFront routes it: it chooses the behaviour by the normalized path and sends the raw one, so
 * `/default/%73endEmail` must count as well.
 */
const matchPath = (constraint: 'EXACTLY' | 'STARTS_WITH', path: string) =>
  match({ uriPath: {} }, constraint, path, 'URL_DECODE', 'NORMALIZE_PATH');
const startsWith = (path: string) => matchPath('STARTS_WITH', path);

/**
 * Whether the path has an encoded slash, as none of the site's has. CloudFront keeps it when it removes `..`, and AWS WAF
 * does not: in `/x%2fy/../blog` the one sees `/blog`, the other `/x/blog`.
 */
const encodedSlash = match({ uriPath: {} }, 'CONTAINS', '%2f', 'LOWERCASE');

/** A message: only a POST to this very path, or to one that CloudFront may route as this path. */
const isMail = allOf([
  match({ method: {} }, 'EXACTLY', 'POST', 'NONE'),
  anyOf([matchPath('EXACTLY', sendEmailPath), encodedSlash]),
]);

const isLabelled = hasLabel(label);

/** Browsers accept HTML when they navigate or submit a form natively, and not in `fetch`. */
const acceptsHtml = match({ singleHeader: { Name: 'accept' } }, 'CONTAINS', 'text/html', 'LOWERCASE');

function block(customResponseBodyKey: 'page' | 'json'): CfnWebACL.RuleActionProperty {
  return { block: { customResponse: { responseCode: tooManyRequests.status, customResponseBodyKey } } };
}

function managed(name: string, rules: string, counted: readonly string[] = []) {
  return {
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name: rules,
        ruleActionOverrides: counted.map((attack) => ({ name: `${attack}_BODY`, actionToUse: { count: {} } })),
      },
    },
  };
}

// Sampled requests would store visitors' IP addresses and messages for three hours.
function visibility(metricName: string) {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false };
}
