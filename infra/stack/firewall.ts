import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { tooManyRequests } from '#content/errors.ts';
import { pathBefore, routes, xmlPaths } from '#content/routes.ts';
import { botChatPath } from '#contract/chat.ts';
import { cmsPath, cmsWebhookPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { mediaPath } from '#contract/media.ts';
import { reportFolder } from '#contract/report.ts';
import { htmlBody, jsonBody } from '../edge/error-bodies.ts';
import { stackName, type Stage } from './stages/stages.ts';

/** Rules of AWS's common rule set that read a body. A 4 MB résumé triggers them, so they only count. */
const countedBodyRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericRFI_BODY',
  'GenericLFI_BODY',
  'EC2MetaDataSSRF_BODY',
] as const;

/**
 * Attacks that AWS's rules against known bad inputs find in a body. A visitor may quote one, such as `${jndi:`, in a
 * message to us, so these rules count and label; `KnownBadBodies` blocks the labelled requests on all other paths.
 */
const quotedAttacks = ['JavaDeserializationRCE', 'Log4JRCE', 'ReactJSRCE'];

const inBody = (attack: string) => `${attack}_BODY`;

/** Time over which the rate rules count, in seconds. */
const windowSeconds = 300;

/**
 * Maximum number of requests within `windowSeconds`. Each limit is per IP address unless its comment says otherwise.
 */
const rateLimits = {
  mails: 10,
  /** Of all addresses together: 43,200 a day, below the 50,000 that SES gives a production account. */
  allMails: 150,
  /** Calls of WordPress, one for each save. */
  webhook: 20,
  chat: 60,
  /** Pages and data that a function renders: the blog, the jobs, the search, the feeds, the sitemap; and reports of visits. */
  reads: 300,
  /** Uploads: 25 articles with forty pictures each, or as many jumps in a recording. */
  uploads: 1_000,
} as const;

const label = 'site:too-many-requests';

type Statement = CfnWebACL.StatementProperty;

/**
 * Firewall of the distribution: rate limits, AWS's IP reputation list and its rules against known attacks. The rate
 * rules only label; two rules behind them block what is labelled, one with a page, one with JSON.
 */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const rules: Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>[] = [
      limit('MailRate', rateLimits.mails, startsWith(sendEmailPath)),
      limit('WebhookRate', rateLimits.webhook, startsWith(cmsWebhookPath)),
      limit('ChatRate', rateLimits.chat, startsWith(botChatPath)),
      limit(
        'ReadRate',
        rateLimits.reads,
        anyOf([
          ...[
            routes.blog.path,
            pathBefore('job'),
            routes.search.path,
            xmlPaths.sitemap,
            xmlPaths.sitemapLink,
            xmlPaths.feed,
            cmsPath,
            reportFolder,
          ].map(startsWith),
          encodedSlash,
        ]),
      ),
      limit('UploadRate', rateLimits.uploads, startsWith(mediaPath)),
      // Without the labelled requests, otherwise one address alone could close the forms for everybody.
      limit('AllMailRate', rateLimits.allMails, allOf([startsWith(sendEmailPath), not(isLabelled)]), 'CONSTANT'),
      { name: 'TooManyPage', statement: allOf([isLabelled, acceptsHtml]), action: block('page') },
      { name: 'TooMany', statement: isLabelled, action: block('json') },
      managed('IpReputation', 'AWSManagedRulesAmazonIpReputationList'),
      managed('KnownBadInputs', 'AWSManagedRulesKnownBadInputsRuleSet', quotedAttacks.map(inBody)),
      {
        name: 'KnownBadBodies',
        statement: allOf([
          anyOf(quotedAttacks.map((attack) => hasLabel(`awswaf:managed:aws:known-bad-inputs:${attack}_Body`))),
          not(anyOf([sendEmailPath, botChatPath].map(startsWith))),
        ]),
        action: { block: {} },
      },
      managed('Common', 'AWSManagedRulesCommonRuleSet', countedBodyRules),
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
}

function limit(name: string, most: number, scope: Statement, aggregateKeyType: 'IP' | 'CONSTANT' = 'IP') {
  return {
    name,
    statement: {
      rateBasedStatement: {
        aggregateKeyType,
        evaluationWindowSec: windowSeconds,
        limit: most,
        scopeDownStatement: scope,
      },
    },
    action: { count: {} },
    ruleLabels: [{ name: label }],
  };
}

/**
 * Whether the path begins with these characters. CloudFront chooses the behaviour by the normalized path and sends the
 * raw one, so `/default/%73endEmail` must count as well.
 */
function startsWith(searchString: string): Statement {
  return match({ uriPath: {} }, 'STARTS_WITH', searchString, 'URL_DECODE', 'NORMALIZE_PATH');
}

/**
 * Whether the path has an encoded slash, as none of the site's has. CloudFront keeps it when it removes `..`, and AWS WAF
 * does not: in `/x%2fy/../blog` the one sees `/blog`, the other `/x/blog`.
 */
const encodedSlash = match({ uriPath: {} }, 'CONTAINS', '%2f', 'LOWERCASE');

const isLabelled = hasLabel(label);

/** Browsers accept HTML when they navigate or submit a form natively, and not in `fetch`. */
const acceptsHtml = match({ singleHeader: { Name: 'accept' } }, 'CONTAINS', 'text/html', 'LOWERCASE');

/** Whether a part of the request, after these transformations, contains the text or begins with it. */
function match(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: 'CONTAINS' | 'STARTS_WITH',
  searchString: string,
  ...transformations: readonly string[]
): Statement {
  const textTransformations = transformations.map((type, priority) => ({ priority, type }));
  return { byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations } };
}

function hasLabel(key: string): Statement {
  return { labelMatchStatement: { scope: 'LABEL', key } };
}

function anyOf(statements: Statement[]): Statement {
  return { orStatement: { statements } };
}

function not(statement: Statement): Statement {
  return { notStatement: { statement } };
}

function allOf(statements: Statement[]): Statement {
  return { andStatement: { statements } };
}

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
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
  };
}

// Sampled requests would store visitors' IP addresses and messages for three hours.
function visibility(metricName: string) {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false };
}
