import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Alias } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Environment as PagesEnvironment } from '../../functions/blog/pages/entry.ts';
import type { Environment as PreviewEnvironment } from '../../functions/blog/preview/entry.ts';
import type { Environment as ProxyEnvironment } from '../../functions/blog/proxy/entry.ts';
import type { Environment as WebhookEnvironment } from '../../functions/blog/webhook/entry.ts';
import type { Environment as ReportEnvironment } from '../../functions/report/entry.ts';
import { liveAlias } from '../edge/releases.ts';
import { documentHeaders } from '../edge/response-headers.ts';
import type { MailProps } from './mail-identity.ts';
import { NodeFunction, type OwnVariables } from './node-function.ts';
import type { SiteBuild } from '../edge/site-build.ts';
import { siteOrigin, type Stage } from './stages/stages.ts';

function wordPress(stage: Stage): OwnVariables<ProxyEnvironment> {
  return { CMS_URL: stage.cmsUrl, CMS_SECRET_ID: stage.cmsSecretName, SITE_ORIGIN: siteOrigin(stage) };
}

function grantCredential(handler: NodeFunction, scope: Construct, { cmsSecretName }: Stage): void {
  if (cmsSecretName) Secret.fromSecretNameV2(scope, 'Secret', cmsSecretName).grantRead(handler);
}

/** A secret that AWS generates. That of a preview or a webhook an operator copies to WordPress once. */
export function generatedSecret(scope: Construct, description: string, id = 'Secret'): Secret {
  return new Secret(scope, id, {
    description,
    generateSecretString: { excludePunctuation: true, passwordLength: 40 },
  });
}

/** Function behind GET /default/cms. */
export function cmsProxy(stack: Construct, stage: Stage): NodeFunction {
  const scope = new Construct(stack, 'CmsProxy');
  const handler = new NodeFunction(scope, 'Function', {
    stage,
    name: 'cms-proxy',
    description: 'Requests posts and categories from WordPress',
    environment: wordPress(stage),
    // Sanitizing a long post takes the most time. More memory than it needs costs less than a slow response.
    memory: 768,
    // The request to WordPress times out after 8 s, the visitor's request after 10 s.
    timeout: Duration.seconds(10),
    concurrency: stage.cmsConcurrency,
  });
  grantCredential(handler, scope, stage);
  return handler;
}

/**
 * The function that renders the blog, the jobs and the search, one version per release: it contains the renderer of its
 * build. The API calls the version that the alias `live` names, which `npm run release` can move back. Versions of former
 * releases are retained.
 */
export function blogPages(stack: Construct, { stage, key }: Pick<MailProps, 'stage' | 'key'>, build: SiteBuild) {
  const scope = new Construct(stack, 'BlogPages');
  const handler = new NodeFunction(scope, 'Function', {
    stage,
    name: 'blog-pages',
    description:
      'Renders the blog, its articles, the jobs, the search, the sitemap, the feeds and the page after a native submit',
    environment: {
      ...wordPress(stage),
      RELEASE: build.id,
      DOCUMENT_HEADERS: JSON.stringify(documentHeaders(build)),
      MAIL_KEY: key,
    } satisfies OwnVariables<PagesEnvironment>,
    // Rendering a page takes the most time. Lambda gives a whole processor from 1769 MB; half of one is fast enough.
    memory: 1_024,
    // Two requests of up to 6 s, the secret before them, and the rendering; API Gateway's timeout is 29 s.
    timeout: Duration.seconds(20),
    // Not RETAIN, which would also keep the version of a deployment that is rolled back. Its repetition would fail, because
    // Lambda publishes no second version of the same code.
    versions: { description: build.id, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    concurrency: stage.cmsConcurrency,
  });
  grantCredential(handler, scope, stage);
  const live = new Alias(scope, 'Live', { aliasName: liveAlias, version: handler.currentVersion });
  return { scope, handler, live };
}

/**
 * Function behind GET /blog/preview. It may read its own secret, which no other function may read. It has no versions:
 * while a former release is live, previews have the looks of the newest.
 */
export function blogPreview(stack: Construct, stage: Stage, build: SiteBuild) {
  const scope = new Construct(stack, 'BlogPreview');
  const secret = generatedSecret(scope, 'Signs the links with which WordPress opens drafts on the website');
  const handler = new NodeFunction(scope, 'Function', {
    stage,
    name: 'blog-preview',
    description: 'Shows a draft to the editor who opens it in WordPress',
    environment: {
      CMS_URL: stage.cmsUrl,
      CMS_PREVIEW_SECRET_ID: secret.secretArn,
      SITE_ORIGIN: siteOrigin(stage),
      DOCUMENT_HEADERS: JSON.stringify(documentHeaders(build)),
    } satisfies OwnVariables<PreviewEnvironment>,
    // As blog-pages, which renders the same pages.
    memory: 1_024,
    // One request of up to 8 s, the secret before it, and the rendering.
    timeout: Duration.seconds(15),
  });
  secret.grantRead(handler);
  return { handler, secret };
}

/**
 * Function behind POST /default/cms/published. It may read its secret and that of the pipeline, invalidate one
 * distribution, and add emails to the outbox.
 */
export function cmsWebhook(
  stack: Construct,
  { stage, outbox }: Pick<MailProps, 'stage' | 'outbox'>,
  { distributionId }: IDistribution,
) {
  const scope = new Construct(stack, 'CmsWebhook');
  const secret = generatedSecret(scope, 'Authenticates WordPress at the webhook that invalidates the cached blog');
  const handler = new NodeFunction(scope, 'Function', {
    stage,
    name: 'cms-webhook',
    description: 'Invalidates the cached blog, or starts the pipeline, when WordPress has published',
    environment: {
      DISTRIBUTION_ID: distributionId,
      CMS_WEBHOOK_SECRET_ID: secret.secretArn,
      PIPELINE_SECRET_ID: stage.pipelineSecretName,
      OUTBOX_BUCKET: outbox.bucket.bucketName,
    } satisfies OwnVariables<WebhookEnvironment>,
    memory: 256,
    timeout: Duration.seconds(15),
  });
  secret.grantRead(handler);
  handler.allow(['s3:PutObject'], outbox.bucket.arnForObjects('waiting/*'));
  if (stage.pipelineSecretName) {
    Secret.fromSecretNameV2(scope, 'PipelineSecret', stage.pipelineSecretName).grantRead(handler);
  }
  const distribution = { service: 'cloudfront', region: '', resource: 'distribution', resourceName: distributionId };
  handler.allow(['cloudfront:CreateInvalidation'], Stack.of(stack).formatArn(distribution));
  return { handler, secret };
}

/** Function behind POST /default/report/<build>. It has no rights but to log. */
export function report(stack: Construct, stage: Stage): NodeFunction {
  return new NodeFunction(new Construct(stack, 'Report'), 'Function', {
    stage,
    name: 'report',
    description: 'Counts what browsers report of visits',
    environment: {
      // The address of a stage without a domain is not known before it is deployed.
      SITE_ORIGIN: stage.domain ? siteOrigin(stage) : '',
    } satisfies OwnVariables<ReportEnvironment>,
    memory: 128,
    timeout: Duration.seconds(5),
  });
}
