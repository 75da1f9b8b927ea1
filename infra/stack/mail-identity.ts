import { Stack } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  type IEmailIdentity,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from './stages/stages.ts';
import type { DnsRecords } from './dns-records.ts';
import type { Outbox } from './outbox.ts';

/** `key` joins the emails of one visitor in a thread, and signs the page after a native submit; resolved at deployment. */
export type MailProps = { stage: Stage; outbox: Outbox; identity: MailIdentity; key: string };

/** The sender's SES identity with its DNS records, and the configuration set that mail is sent with. */
export class MailIdentity extends Construct {
  readonly configurationSet: ConfigurationSet;
  /** ARNs of the identity and the configuration set: the resources that a right to send must name. */
  readonly arns: readonly string[];

  constructor(scope: Construct, id: string, stage: Stage, records: DnsRecords) {
    super(scope, id);
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // Otherwise one bounce would put the office's mailbox on the account's suppression list, and SES would accept
      // emails to it without sending them.
      disableSuppressionList: true,
    });
    const identity = this.identityOf(stage, records);
    if (stage.dmarcPolicy) {
      const reports = stage.dmarcReports && `; rua=mailto:${stage.dmarcReports}`;
      const value = `"v=DMARC1; p=${stage.dmarcPolicy}${reports}"`;
      records.add('Dmarc', { name: `_dmarc.${stage.mailDomain}`, type: 'TXT', value });
    }
    const { partition, region, account } = Stack.of(this);
    this.arns = [
      ...(identity ? [identity.emailIdentityArn] : []),
      `arn:${partition}:ses:${region}:${account}:configuration-set/${this.configurationSet.configurationSetName}`,
    ];
  }

  /** An identity exists once per account: a second stack that creates it fails. */
  private identityOf(stage: Stage, records: DnsRecords): IEmailIdentity | undefined {
    const { senderAddress, mailDomain, mailIdentity } = stage;
    if (!senderAddress) return undefined;
    if (mailIdentity === 'existing') {
      return EmailIdentity.fromEmailIdentityName(this, 'Identity', mailDomain || senderAddress);
    }
    if (!mailDomain) return new EmailIdentity(this, 'Identity', { identity: Identity.email(senderAddress) });
    const mailFrom = `bounce.${mailDomain}`;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(mailDomain),
      mailFromDomain: mailFrom,
    });
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      records.add(`Dkim${index + 1}`, { name, type: 'CNAME', value });
    }
    const feedback = `10 feedback-smtp.${Stack.of(this).region}.amazonses.com`;
    records.add('MailFromMx', { name: mailFrom, type: 'MX', value: feedback });
    records.add('MailFromSpf', { name: mailFrom, type: 'TXT', value: '"v=spf1 include:amazonses.com ~all"' });
    return identity;
  }
}
