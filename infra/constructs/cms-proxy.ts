import { Duration } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Environment } from '../../functions/cms-proxy/environment.ts';
import { siteOrigin, type Stage } from '../stages.ts';
import { NodeFunction } from './node-function.ts';

/** Answers GET /default/cms/*. It may read the one secret that opens WordPress, where a stage names one. */
export class CmsProxy extends Construct {
  readonly function: NodeFunction;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const environment: Environment = {
      CMS_URL: stage.cmsUrl,
      CMS_SECRET_ID: stage.cmsSecretName,
      SITE_ORIGIN: siteOrigin(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      folder: 'cms-proxy',
      description: 'Asks WordPress the questions a visitor may ask',
      environment,
      // Sanitizing a long post is the work; half a processor more than it needs costs less than the wait.
      memory: 768,
      // WordPress is given 8 s; the visitor's own patience ends at 10.
      timeout: Duration.seconds(10),
      logDays: stage.logDays,
      concurrency: stage.cmsConcurrency,
    });
    if (stage.cmsSecretName) {
      Secret.fromSecretNameV2(this, 'Secret', stage.cmsSecretName).grantRead(this.function);
    }
  }
}
