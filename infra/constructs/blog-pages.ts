import { Duration } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Environment } from '../../functions/blog-pages/environment.ts';
import { siteOrigin, type Stage } from '../stages.ts';
import { NodeFunction } from './node-function.ts';

/** Answers the blog's documents. It may read the one secret that opens WordPress, where a stage names one. */
export class BlogPages extends Construct {
  readonly function: NodeFunction;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const environment: Environment = {
      CMS_URL: stage.cmsUrl,
      CMS_SECRET_ID: stage.cmsSecretName,
      SITE_ORIGIN: siteOrigin(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      folder: 'blog-pages',
      description: 'Draws the blog, its articles, the sitemap and the feed',
      environment,
      // Drawing a page is the work, and a whole processor's share begins at 1769 MB; half of one is fast enough.
      memory: 1_024,
      // Two questions of 6 s, the secret before them, and the page itself; API Gateway waits for 29 s.
      timeout: Duration.seconds(20),
      logDays: stage.logDays,
      concurrency: stage.cmsConcurrency,
    });
    if (stage.cmsSecretName) {
      Secret.fromSecretNameV2(this, 'Secret', stage.cmsSecretName).grantRead(this.function);
    }
  }
}
