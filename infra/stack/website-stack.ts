import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { acknowledgeFindings } from './acknowledgements.ts';
import { Api } from './api.ts';
import { DnsRecords } from './dns-records.ts';
import { Canary } from './monitoring/canary.ts';
import { BlogPages } from './blog-pages.ts';
import { BlogPreview } from './blog-preview.ts';
import { ContentFunction } from './content-function.ts';
import { DeliverEmail } from './deliver-email.ts';
import { Firewall } from './firewall.ts';
import { MailEvents } from './mail-events.ts';
import { MailIdentity } from './mail-identity.ts';
import { Outbox } from './outbox.ts';
import { CmsWebhook } from './cms-webhook.ts';
import { RequeueEmails } from './requeue-emails.ts';
import { SendEmail } from './send-email.ts';
import { Report } from './report.ts';
import { SiteFiles } from './site-files.ts';
import { Monitoring } from './monitoring/monitoring.ts';
import { Website } from './website.ts';
import type { Source } from '../commands/source.ts';
import type { SiteBuild } from './site-build.ts';
import type { Stage } from './stages/stages.ts';

export type WebsiteStackProps = StackProps & { stage: Stage; build: SiteBuild; source?: Source };

/** One stage of the product: site, API, mail and monitoring. */
export class WebsiteStack extends Stack {
  constructor(scope: Construct, id: string, { stage, build, source, ...props }: WebsiteStackProps) {
    super(scope, id, props);
    const zone = stage.zoneId
      ? HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: stage.zoneId, zoneName: stage.domain })
      : undefined;
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    // The topic's policy replaces SNS's default policy, which would let CloudWatch publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (stage.alarmMailbox) topic.addSubscription(new EmailSubscription(stage.alarmMailbox));

    const outbox = new Outbox(this, 'Outbox', {
      failedMailDays: stage.failedMailDays,
      sentMailDays: stage.sentMailDays,
      retain: stage.retainOnTearDown,
    });
    const records = new DnsRecords(this, 'Dns', stage);
    const identity = new MailIdentity(this, 'MailIdentity', { stage, records });
    const sendEmail = new SendEmail(this, 'SendEmail', { stage, outbox });
    const cmsProxy = new ContentFunction(this, 'CmsProxy', { stage, name: 'cms-proxy' });
    const blogPages = new BlogPages(this, 'BlogPages', { stage, build });
    const blogPreview = new BlogPreview(this, 'BlogPreview', { stage, build });
    const report = new Report(this, 'Report', { stage });
    const api = new Api(this, 'Api', { stage });
    const firewall = stage.waf ? new Firewall(this, 'Firewall', stage) : undefined;
    const website = new Website(this, 'Website', {
      stage,
      build,
      ...(zone && { zone }),
      records,
      restApi: api.restApi,
      referer: api.referer,
      ...(firewall && { webAclArn: firewall.arn }),
    });
    const files = new SiteFiles(this, 'SiteFiles', {
      build,
      bucket: website.bucket,
      edgeCode: website.pageRequestCode,
    });
    // The documents of these functions link to the files of their own build, which must exist first.
    for (const pages of [blogPages, blogPreview]) pages.function.node.addDependency(...files.sharedFolders);
    // Deploying this function switches the site to the build, so everything that its documents need must exist first.
    website.pageRequest.node.addDependency(files, blogPages);
    const cmsWebhook = new CmsWebhook(this, 'CmsWebhook', { stage, distribution: website.distribution });
    api.addRoutes({
      'send-email': sendEmail.function,
      'cms-proxy': cmsProxy.function,
      'blog-pages': blogPages.live,
      'blog-preview': blogPreview.function,
      'cms-webhook': cmsWebhook.function,
      report: report.function,
    });
    const address = `https://${stage.domain || website.distribution.domainName}`;
    const deliverEmail = new DeliverEmail(this, 'DeliverEmail', { stage, outbox, identity, siteOrigin: address });
    const mailEvents = new MailEvents(this, 'MailEvents', { stage, outbox, identity });
    const requeueEmails = new RequeueEmails(this, 'RequeueEmails', { stage, outbox });
    const canary =
      stage.canaryMinutes > 0
        ? new Canary(this, 'Canary', { origin: address, everyMinutes: stage.canaryMinutes })
        : undefined;
    new Monitoring(this, 'Monitoring', {
      stage,
      topic,
      distribution: website.distribution,
      ...(website.certificate && { certificate: website.certificate }),
      api,
      outbox,
      mailEvents: mailEvents.queue,
      sendEmail: sendEmail.function,
      deliverEmail: deliverEmail.function,
      requeueEmails: requeueEmails.function,
      cmsProxy: cmsProxy.function,
      blogPages: blogPages.function,
      report: report.function,
      ...(canary && { canary: canary.function }),
    });
    new CfnOutput(this, 'Address', { value: address });
    if (source) {
      new CfnOutput(this, 'Commit', { value: source.commit });
      new CfnOutput(this, 'Lists', { value: source.lists });
    }
    new CfnOutput(this, 'Sender', { value: stage.senderAddress || 'none: accepted mail stays in the outbox' });
    new CfnOutput(this, 'OutboxBucket', { value: outbox.bucket.bucketName });
    new CfnOutput(this, 'CmsWebhookSecret', { value: cmsWebhook.secret.secretArn });
    new CfnOutput(this, 'CmsPreviewSecret', { value: blogPreview.secret.secretArn });
    new CfnOutput(this, 'WaitingQueue', { value: outbox.queues[0].queueUrl });
    new CfnOutput(this, 'SiteBucket', { value: website.bucket.bucketName });
    new CfnOutput(this, 'EdgeFunction', { value: website.pageRequest.functionName });
    new CfnOutput(this, 'BlogPagesFunction', { value: blogPages.function.functionName });
    new CfnOutput(this, 'MailEventsQueue', { value: mailEvents.queue.queueUrl });
    new CfnOutput(this, 'DeadLetters', { value: outbox.deadLetters.queueUrl });
    acknowledgeFindings(this, {
      siteBucket: website.bucket,
      distribution: website.distribution,
      outboxBucket: outbox.bucket,
      api,
      sendEmail,
      deliverEmail,
      mailEvents,
      requeueEmails,
      cmsWebhook,
      blogPreview,
    });
  }
}
