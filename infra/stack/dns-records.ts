import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Stage } from './stages/stages.ts';

/** A DNS record; ALIAS is Route 53's A, AAAA and HTTPS records that point at a distribution. */
export type DnsRecord = { name: string; type: 'ALIAS' | 'CNAME' | 'MX' | 'TXT'; value: string };

/**
 * DNS records of a stage, created in its zone or printed as outputs `Dns…` of the stack to be added by hand.
 * CloudFormation cannot replace an existing record, so a domain in use needs the outputs.
 */
export class DnsRecords extends Construct {
  readonly #zoneId: string;

  constructor(scope: Construct, id: string, { zoneId, dnsRecords }: Pick<Stage, 'zoneId' | 'dnsRecords'>) {
    super(scope, id);
    this.#zoneId = dnsRecords === 'create' ? zoneId : '';
  }

  /** Adds one record; `id` is unique in the stack and names the output. */
  add(id: string, { name, type, value }: DnsRecord): void {
    if (!this.#zoneId) {
      new CfnOutput(Stack.of(this), `Dns${id}`, { value: `${name} ${type} ${value}` });
      return;
    }
    const record = { hostedZoneId: this.#zoneId, name };
    if (type !== 'ALIAS') {
      new CfnRecordSet(this, id, { ...record, type, ttl: '1800', resourceRecords: [value] });
      return;
    }
    const aliasTarget = { dnsName: value, hostedZoneId: CloudFrontTarget.CLOUDFRONT_ZONE_ID };
    // HTTPS (RFC 9460) names HTTP/3 and HTTP/2, so that a first visit needs no redirect from http: and no upgrade.
    for (const kind of ['A', 'AAAA', 'HTTPS'])
      new CfnRecordSet(this, id + kind, { ...record, type: kind, aliasTarget });
  }
}
