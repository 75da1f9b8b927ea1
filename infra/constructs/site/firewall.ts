import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { sendEmailPath } from '#contract/email.ts';
import { stackName, type Stage } from '../../stages.ts';

/** Rules of AWS's common rule set that read a body. A 4 MB résumé triggers them, so they only count. */
export const countedBodyRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericRFI_BODY',
  'GenericLFI_BODY',
  'EC2MetaDataSSRF_BODY',
] as const;

/** Most messages that one IP address may send within five minutes. */
export const mailsInFiveMinutes = 20;

type Statement = CfnWebACL.StatementProperty;

/**
 * Firewall of the distribution: a rate limit for the forms, AWS's IP reputation list and its rules against known
 * attacks. About $9 a month.
 */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      // CloudWatch identifies a firewall by this name, so it must differ per stage.
      visibilityConfig: visibility(stackName(stage)),
      rules: [
        { ...rule(0, 'MailRate', mailRate()), action: { block: { customResponse: { responseCode: 429 } } } },
        { ...rule(1, 'IpReputation', managed('AWSManagedRulesAmazonIpReputationList')), overrideAction: { none: {} } },
        { ...rule(2, 'KnownBadInputs', managed('AWSManagedRulesKnownBadInputsRuleSet')), overrideAction: { none: {} } },
        {
          ...rule(3, 'Common', managed('AWSManagedRulesCommonRuleSet', countedBodyRules)),
          overrideAction: { none: {} },
        },
      ],
    });
    this.arn = acl.attrArn;
  }
}

function rule(priority: number, name: string, statement: Statement) {
  return { priority, name, statement, visibilityConfig: visibility(name) };
}

function mailRate(): Statement {
  const isMail: Statement = {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'EXACTLY',
      searchString: sendEmailPath,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  };
  return {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      limit: mailsInFiveMinutes,
      scopeDownStatement: isMail,
    },
  };
}

function managed(name: string, counted: readonly string[] = []): Statement {
  return {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((ruleName) => ({ name: ruleName, actionToUse: { count: {} } })),
    },
  };
}

// Sampled requests would store visitors' IP addresses and messages for three hours.
function visibility(metricName: string) {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false };
}
