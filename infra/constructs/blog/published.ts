import { Duration, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Environment } from '../../../functions/published/environment.ts';
import { metricsNamespace, type Stage } from '../../stages.ts';
import { NodeFunction } from '../function/node-function.ts';

export type PublishedProps = { stage: Stage; distribution: IDistribution };

/** Answers POST /default/cms/published: it may read its secret and drop the copies of one distribution. */
export class Published extends Construct {
  readonly function: NodeFunction;
  /** What WordPress shows; its value is copied once from Secrets Manager into WordPress. */
  readonly secret: Secret;

  constructor(scope: Construct, id: string, { stage, distribution }: PublishedProps) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Proves to the site that it is WordPress which says that something was published',
      generateSecretString: { excludePunctuation: true, passwordLength: 40 },
    });
    const environment: Environment = {
      DISTRIBUTION_ID: distribution.distributionId,
      PUBLISHED_SECRET_ID: this.secret.secretArn,
      METRICS_NAMESPACE: metricsNamespace(stage),
    };
    this.function = new NodeFunction(this, 'Function', {
      folder: 'published',
      description: 'Has the edge forget the blog when WordPress has published',
      environment,
      memory: 256,
      timeout: Duration.seconds(10),
      logDays: stage.logDays,
      concurrency: 0,
    });
    this.secret.grantRead(this.function);
    this.function.addToRolePolicy(
      new PolicyStatement({
        actions: ['cloudfront:CreateInvalidation'],
        resources: [
          Stack.of(this).formatArn({
            service: 'cloudfront',
            region: '',
            resource: 'distribution',
            resourceName: distribution.distributionId,
          }),
        ],
      }),
    );
  }
}
