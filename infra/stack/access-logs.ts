import { RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { stackName, type Stage } from './stages/stages.ts';

/** Days that the log is stored. */
const accessLogDays = 30;

/** Fields of CloudFront's standard logging (v2). No address, query, cookie, Referer or user agent of a visitor. */
const fields = [
  'date',
  'time',
  'x-edge-location',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'x-edge-result-type',
  'x-edge-response-result-type',
  'x-edge-detailed-result-type',
  'sc-bytes',
  'time-taken',
  'sc-content-type',
  'cs-protocol',
];

/** Access log of the distribution: one JSON line per request in CloudWatch Logs, whose queries read it without a table. */
export class AccessLogs extends Construct {
  constructor(scope: Construct, id: string, distribution: Distribution, stage: Stage) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Group', { retention: accessLogDays, removalPolicy: RemovalPolicy.DESTROY });
    // An account has one of each name.
    const name = stackName(stage);
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      resourceArn: distribution.distributionArn,
      logType: 'ACCESS_LOGS',
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: logGroup.logGroupArn,
      outputFormat: 'json',
    });
    new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.ref,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
    });
  }
}
