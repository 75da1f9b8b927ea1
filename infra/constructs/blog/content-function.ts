import { Duration } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Environment as BlogPagesEnvironment } from '../../../functions/blog-pages/environment.ts';
import type { Environment as CmsProxyEnvironment } from '../../../functions/cms-proxy/environment.ts';
import { metricsNamespace, siteOrigin, type Stage } from '../../stages.ts';
import { NodeFunction } from '../function/node-function.ts';

const functions = {
  'cms-proxy': {
    description: 'Asks WordPress the questions a visitor may ask',
    // Sanitizing a long post is the work; half a processor more than it needs costs less than the wait.
    memory: 768,
    // WordPress is given 8 s; the visitor's own patience ends at 10.
    timeout: Duration.seconds(10),
  },
  'blog-pages': {
    description: 'Draws the blog, its articles, the sitemap and the feed',
    // Drawing a page is the work, and a whole processor's share begins at 1769 MB; half of one is fast enough.
    memory: 1_024,
    // Two questions of 6 s, the secret before them, and the page itself; API Gateway waits for 29 s.
    timeout: Duration.seconds(20),
  },
} as const;

export type ContentFunctionProps = { stage: Stage; folder: keyof typeof functions };

/** Answers from WordPress. It may read the one secret that opens WordPress, where a stage names one. */
export class ContentFunction extends Construct {
  readonly function: NodeFunction;

  constructor(scope: Construct, id: string, { stage, folder }: ContentFunctionProps) {
    super(scope, id);
    const environment: CmsProxyEnvironment & BlogPagesEnvironment = {
      CMS_URL: stage.cmsUrl,
      CMS_SECRET_ID: stage.cmsSecretName,
      SITE_ORIGIN: siteOrigin(stage),
      METRICS_NAMESPACE: metricsNamespace(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      folder,
      ...functions[folder],
      environment,
      logDays: stage.logDays,
      concurrency: stage.cmsConcurrency,
    });
    if (stage.cmsSecretName) {
      Secret.fromSecretNameV2(this, 'Secret', stage.cmsSecretName).grantRead(this.function);
    }
  }
}
