import { Stack } from 'aws-cdk-lib';
import { TxtRecord, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export type MailIdentityProps = {
  senderAddress: string;
  /** Domain that signs; without it the address alone is verified. */
  mailDomain: string;
  /** The domain's zone when it is ours: DKIM, MAIL FROM and DMARC are then set. */
  zone?: IHostedZone;
  /** Hears of every bounce and complaint. */
  topic: ITopic;
};

/** Who the mail comes from, and where its bounces and complaints are counted. */
export class MailIdentity extends Construct {
  readonly configurationSet: ConfigurationSet;
  /** The identity and the configuration set: all that sending names. */
  readonly arns: readonly string[];

  constructor(scope: Construct, id: string, { senderAddress, mailDomain, zone, topic }: MailIdentityProps) {
    super(scope, id);
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    this.configurationSet.addEventDestination('Failures', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    const signs = zone && mailDomain === zone.zoneName;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: signs
        ? Identity.publicHostedZone(zone)
        : mailDomain
          ? Identity.domain(mailDomain)
          : Identity.email(senderAddress),
      ...(mailDomain ? { mailFromDomain: `bounce.${mailDomain}` } : {}),
    });
    if (signs) {
      new TxtRecord(this, 'Dmarc', {
        zone,
        recordName: `_dmarc.${mailDomain}`,
        values: ['v=DMARC1; p=quarantine; adkim=s; aspf=r'],
      });
    }
    const { partition, region, account } = Stack.of(this);
    this.arns = [
      identity.emailIdentityArn,
      `arn:${partition}:ses:${region}:${account}:configuration-set/${this.configurationSet.configurationSetName}`,
    ];
  }
}
