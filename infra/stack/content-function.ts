import { Duration } from 'aws-cdk-lib';
import type { VersionOptions } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Environment as CmsProxyEnvironment } from '../../functions/blog/proxy/entry.ts';
import { metricsNamespace, siteOrigin, type Stage } from './stages/stages.ts';
import { NodeFunction } from './node-function.ts';

const functions = {
  'cms-proxy': {
    description: 'Asks WordPress the questions a visitor may ask',
    // Sanitizing a long post takes the most time. More memory than it needs costs less than a slow response.
    memory: 768,
    // The request to WordPress times out after 8 s, the visitor's request after 10 s.
    timeout: Duration.seconds(10),
  },
  'blog-pages': {
    description: 'Draws the blog, its articles, the sitemap and the feed',
    // Rendering a page takes the most time. Lambda gives a whole processor from 1769 MB; half of one is fast enough.
    memory: 1_024,
    // Two requests of up to 6 s, the secret before them, and the rendering; API Gateway's timeout is 29 s.
    timeout: Duration.seconds(20),
  },
} as const;

export type ContentFunctionProps = {
  stage: Stage;
  name: keyof typeof functions;
  /** Further variables. */
  environment?: Record<string, string>;
  versions?: VersionOptions;
};

/** A function that reads posts from WordPress. It may read the credential of WordPress if the stage names one. */
export class ContentFunction extends Construct {
  readonly function: NodeFunction;

  constructor(scope: Construct, id: string, { stage, name, environment, versions }: ContentFunctionProps) {
    super(scope, id);
    const wordPress: CmsProxyEnvironment = {
      CMS_URL: stage.cmsUrl,
      CMS_SECRET_ID: stage.cmsSecretName,
      SITE_ORIGIN: siteOrigin(stage),
      METRICS_NAMESPACE: metricsNamespace(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      name,
      ...functions[name],
      environment: { ...wordPress, ...environment },
      ...(versions && { versions }),
      logDays: stage.logDays,
      concurrency: stage.cmsConcurrency,
    });
    if (stage.cmsSecretName) {
      Secret.fromSecretNameV2(this, 'Secret', stage.cmsSecretName).grantRead(this.function);
    }
  }
}
