import { CfnOutput, Stack, Validations, type App, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Construct } from 'constructs';
import { hosting } from '#content/claims.static.ts';
import { company } from '#content/company.ts';
import { acknowledgeFindings } from './acknowledgements.ts';
import { Api } from './api.ts';
import { blogPages, blogPreview, cmsProxy, cmsWebhook, generatedSecret, report } from './blog.ts';
import { DnsRecords } from './dns-records.ts';
import { Canary } from './monitoring/canary.ts';
import { Firewall } from './firewall.ts';
import { deliverEmail, mailEvents, requeueEmails, sendEmail } from './mail.ts';
import { MailIdentity } from './mail-identity.ts';
import { Outbox } from './outbox.ts';
import { SiteFiles } from './site-files.ts';
import { Monitoring } from './monitoring/monitoring.ts';
import { Website } from './website.ts';
import { readSiteBuild, type SiteBuild } from '../edge/site-build.ts';
import { readStage, stackName, type Stage, type stages } from './stages/stages.ts';

/**
 * What a stack was built from, in its outputs `Commit` and `Lists`: the commit, and when the lists of WordPress were
 * pulled. `none` for a deployment by hand, and for the lists of the repository.
 */
export type Source = { commit: string; lists: string };

export type WebsiteStackProps = StackProps & { stage: Stage; build: SiteBuild; source?: Source };

export class WebsiteStack extends Stack {
  constructor(scope: Construct, id: string, { stage, build, source, ...props }: WebsiteStackProps) {
    super(scope, id, props);
    const zone = stage.zoneId
      ? HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: stage.zoneId, zoneName: stage.domain })
      : undefined;
    const topic = this.alarmTopic('Alarms', stage.alarmMailbox);
    const pager = stage.pager ? this.alarmTopic('Pager', stage.pager) : undefined;

    const outbox = new Outbox(this, 'Outbox', stage);
    const records = new DnsRecords(this, 'Dns', stage);
    const identity = new MailIdentity(this, 'MailIdentity', stage, records);
    const key = generatedSecret(this, 'Joins emails in threads, and signs the page after a native submit', 'MailKey');
    const mail = { stage, outbox, identity, key: key.secretValue.unsafeUnwrap() };
    const send = sendEmail(this, mail);
    const proxy = cmsProxy(this, stage);
    const pages = blogPages(this, mail, build);
    const preview = blogPreview(this, stage, build);
    const reports = report(this, stage);
    const api = new Api(this, 'Api', stage);
    const firewall = stage.waf ? new Firewall(this, 'Firewall', stage) : undefined;
    const website = new Website(this, 'Website', { stage, build, zone, records, api, firewall });
    const files = new SiteFiles(this, 'SiteFiles', build, website);
    // The documents of these functions link to the files of their own build, which must exist first.
    for (const { handler } of [pages, preview]) handler.node.addDependency(...files.sharedFolders);
    // Deploying this function switches the site to the build, so everything that its documents need must exist first.
    website.pageRequest.node.addDependency(files, pages.scope);
    const webhook = cmsWebhook(this, mail, website.distribution);
    api.addRoutes({
      'send-email': send,
      'cms-proxy': proxy,
      'blog-pages': pages.live,
      'blog-preview': preview.handler,
      'cms-webhook': webhook.handler,
      report: reports,
    });
    const address = `https://${stage.domain || website.distribution.domainName}`;
    const deliver = deliverEmail(this, { ...mail, siteOrigin: address });
    const events = mailEvents(this, mail);
    const topics = [...(stage.alarmMailbox ? [topic] : []), ...(pager ? [pager] : [])];
    const canary = stage.canaryMinutes > 0 ? new Canary(this, 'Canary', address, stage.canaryMinutes) : undefined;
    const requeue = requeueEmails(this, { ...mail, alarmTopics: topics });
    new Monitoring(this, 'Monitoring', {
      stage,
      topic,
      ...(pager && { pager }),
      distribution: website.distribution,
      ...(website.certificate && { certificate: website.certificate }),
      api,
      outbox,
      mailEvents: events,
      sendEmail: send,
      deliverEmail: deliver,
      requeueEmails: requeue,
      cmsProxy: proxy,
      blogPages: pages.handler,
      ...(canary && { canary: canary.function }),
    });
    const outputs = {
      Address: address,
      ...(source && { Commit: source.commit, Lists: source.lists }),
      Sender: stage.senderAddress || 'none: accepted mail stays in the outbox',
      OutboxBucket: outbox.bucket.bucketName,
      CmsWebhookSecret: webhook.secret.secretArn,
      CmsPreviewSecret: preview.secret.secretArn,
      WaitingQueue: outbox.queues[0].queueUrl,
      SiteBucket: website.bucket.bucketName,
      EdgeFunction: website.pageRequest.functionName,
      BlogPagesFunction: pages.handler.functionName,
      MailEventsQueue: events.queueUrl,
      DeadLetters: outbox.deadLetters.queueUrl,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
    acknowledgeFindings(this);
  }

  /** Returns a topic for alarms with this subscriber, an email address or an https URL; '' for none. */
  private alarmTopic(id: string, subscriber: string): Topic {
    const topic = new Topic(this, id, { enforceSSL: true });
    // The topic's policy replaces SNS's default policy, which would let CloudWatch publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (subscriber.startsWith('https://')) topic.addSubscription(new UrlSubscription(subscriber));
    else if (subscriber) topic.addSubscription(new EmailSubscription(subscriber));
    return topic;
  }
}

export type WebsiteAppProps = {
  dist: string;
  /** Sample content that is left. Production rejects it, so that no invented person or number is published as real. */
  findSamples: () => readonly { file: string }[];
  files: typeof stages;
};

/** Adds the stack of the stage that the app's context names. Throws one sentence if it cannot be deployed. */
export function websiteApp(app: App, { dist, findSamples, files }: WebsiteAppProps): WebsiteStack {
  const context: Record<string, unknown> = app.node.getAllContext();
  const stage = readStage(context, files);
  if (stage.name === 'prod' && !stage.allowSamples) {
    rejectSamples(findSamples());
    rejectForeignOrigin(stage.domain);
  }
  Validations.of(app).addPlugins(new AwsSolutionsChecks());
  return new WebsiteStack(app, stackName(stage), {
    stage,
    build: readSiteBuild(dist),
    source: sourceFrom(context),
    description: 'Public website with its mail and its blog',
    // Certificates, firewalls and metrics of CloudFront exist only in us-east-1.
    env: { region: hosting.region },
    terminationProtection: stage.retainOnTearDown,
  });
}

function rejectSamples(samples: readonly { file: string }[]): void {
  if (samples.length === 0) return;
  const files = new Set(samples.map(({ file }) => file));
  throw new Error(
    `Production would publish ${samples.length} samples from ${files.size} files (npm run check:launch lists them); ` +
      'expected none: replace them, or say -c allowSamples=yes.',
  );
}

/** Canonical links name the content's origin. With another domain search engines would index the wrong site. */
function rejectForeignOrigin(domain: string): void {
  if (company.origin === `https://${domain}`) return;
  throw new Error(
    `The stage's domain is “${domain}” while every page names ${company.origin} as its own; ` +
      'expected the same: change origin in web/src/content/company.ts, or the domain.',
  );
}

/** Returns the source that the context names, `-c source:commit=… -c source:lists=…`: the pipeline alone does. */
function sourceFrom(context: Readonly<Record<string, unknown>>): Source {
  const { 'source:commit': commit, 'source:lists': lists } = context;
  return { commit: typeof commit === 'string' ? commit : 'none', lists: typeof lists === 'string' ? lists : 'none' };
}
