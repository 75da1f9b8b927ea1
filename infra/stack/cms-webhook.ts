import { Duration, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Environment } from '../../functions/blog/webhook/entry.ts';
import { metricsNamespace, type Stage } from './stages/stages.ts';
import { NodeFunction } from './node-function.ts';

export type CmsWebhookProps = { stage: Stage; distribution: IDistribution };

/**
 * Function behind POST /default/cms/published. It may read its secret and that of the pipeline, and invalidate one
 * distribution.
 */
export class CmsWebhook extends Construct {
  readonly function: NodeFunction;
  /** Secret with which WordPress signs its calls; an operator copies its value from Secrets Manager to WordPress once. */
  readonly secret: Secret;

  constructor(scope: Construct, id: string, { stage, distribution }: CmsWebhookProps) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Authenticates WordPress at the webhook that invalidates the cached blog',
      generateSecretString: { excludePunctuation: true, passwordLength: 40 },
    });
    const environment: Environment = {
      DISTRIBUTION_ID: distribution.distributionId,
      CMS_WEBHOOK_SECRET_ID: this.secret.secretArn,
      PIPELINE_SECRET_ID: stage.pipelineSecretName,
      METRICS_NAMESPACE: metricsNamespace(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      name: 'cms-webhook',
      description: 'Invalidates the cached blog, or starts the pipeline, when WordPress has published',
      environment,
      memory: 256,
      timeout: Duration.seconds(10),
      logDays: stage.logDays,
    });
    this.secret.grantRead(this.function);
    if (stage.pipelineSecretName) {
      Secret.fromSecretNameV2(this, 'PipelineSecret', stage.pipelineSecretName).grantRead(this.function);
    }
    const resourceName = distribution.distributionId;
    this.function.allow(
      ['cloudfront:CreateInvalidation'],
      Stack.of(this).formatArn({ service: 'cloudfront', region: '', resource: 'distribution', resourceName }),
    );
  }
}
