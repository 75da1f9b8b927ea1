import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { acknowledgeFindings } from './acknowledgements.ts';
import { Api } from './constructs/api/api.ts';
import { Canary } from './constructs/watch/canary.ts';
import { ContentFunction } from './constructs/blog/content-function.ts';
import { DeliverEmail } from './constructs/mail/deliver-email.ts';
import { Firewall } from './constructs/site/firewall.ts';
import { MailIdentity } from './constructs/mail/mail-identity.ts';
import { Outbox } from './constructs/mail/outbox.ts';
import { Published } from './constructs/blog/published.ts';
import { SendEmail } from './constructs/mail/send-email.ts';
import { SiteFiles } from './constructs/site/site-files.ts';
import { Watch } from './constructs/watch/watch.ts';
import { Website } from './constructs/site/website.ts';
import type { SiteBuild } from './site-build.ts';
import type { Stage } from './stages.ts';

export type WebsiteStackProps = StackProps & { stage: Stage; build: SiteBuild };

/** One stage of the product, whole: what visitors read, the API behind it, the mail and those who watch it. */
export class WebsiteStack extends Stack {
  constructor(scope: Construct, id: string, { stage, build, ...props }: WebsiteStackProps) {
    super(scope, id, props);
    const zone = stage.zoneId
      ? HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: stage.zoneId, zoneName: stage.domain })
      : undefined;
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    if (stage.alarmMailbox) topic.addSubscription(new EmailSubscription(stage.alarmMailbox));

    const outbox = new Outbox(this, 'Outbox', {
      failedMailDays: stage.failedMailDays,
      retain: stage.retainOnTearDown,
    });
    const identity = new MailIdentity(this, 'MailIdentity', {
      senderAddress: stage.senderAddress,
      mailDomain: stage.mailDomain,
      ...(zone && { zone }),
      topic,
    });
    const sendEmail = new SendEmail(this, 'SendEmail', { stage, outbox });
    const deliverEmail = new DeliverEmail(this, 'DeliverEmail', { stage, outbox, identity });
    const cmsProxy = new ContentFunction(this, 'CmsProxy', { stage, folder: 'cms-proxy' });
    const blogPages = new ContentFunction(this, 'BlogPages', { stage, folder: 'blog-pages' });
    const api = new Api(this, 'Api', { stage });
    const firewall = stage.waf ? new Firewall(this, 'Firewall') : undefined;
    const website = new Website(this, 'Website', {
      stage,
      build,
      ...(zone && { zone }),
      restApi: api.restApi,
      referer: api.referer,
      ...(firewall && { webAclArn: firewall.arn }),
    });
    const files = new SiteFiles(this, 'SiteFiles', {
      client: build.client,
      bucket: website.bucket,
      distribution: website.distribution,
    });
    // Its documents name the files of its own build.
    blogPages.function.node.addDependency(...files.folders);
    const published = new Published(this, 'Published', { stage, distribution: website.distribution });
    api.answerWith({
      'send-email': sendEmail.function,
      'cms-proxy': cmsProxy.function,
      'blog-pages': blogPages.function,
      published: published.function,
    });
    const address = `https://${stage.domain || website.distribution.domainName}`;
    const canary =
      stage.canaryMinutes > 0
        ? new Canary(this, 'Canary', { origin: address, everyMinutes: stage.canaryMinutes })
        : undefined;
    new Watch(this, 'Watch', {
      stage,
      topic,
      distribution: website.distribution,
      ...(website.certificate && { certificate: website.certificate }),
      restApi: api.restApi,
      outbox,
      sendEmail: sendEmail.function,
      deliverEmail: deliverEmail.function,
      cmsProxy: cmsProxy.function,
      blogPages: blogPages.function,
      ...(canary && { canary: canary.function }),
    });
    new CfnOutput(this, 'Address', { value: address });
    new CfnOutput(this, 'OutboxBucket', { value: outbox.bucket.bucketName });
    new CfnOutput(this, 'PublishedSecret', { value: published.secret.secretArn });
    new CfnOutput(this, 'DeadLetters', { value: outbox.deadLetters.queueUrl });
    acknowledgeFindings(this, {
      siteBucket: website.bucket,
      distribution: website.distribution,
      outboxBucket: outbox.bucket,
      api,
      sendEmail,
      deliverEmail,
      published,
    });
  }
}
