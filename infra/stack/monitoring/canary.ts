import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaCode } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { buildSync } from 'esbuild';
import { lambdaNode, runtime } from '../node-function.ts';
import { canaryChecks } from './canary-checks.ts';
import type { CanaryConfig } from './canary.function.ts';

/**
 * Requests a page, the blog, posts and the form every few minutes, as a visitor would. A plain function costs almost
 * nothing and runs in a test, unlike CloudWatch Synthetics.
 */
export class Canary extends Construct {
  readonly function: LambdaCode;

  /** `origin` is that of visitors, without a slash at the end. */
  constructor(scope: Construct, id: string, origin: string, everyMinutes: number) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.function = new LambdaCode(this, 'Function', {
      description: 'Requests the site as a visitor would',
      runtime,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromInline(canaryCode({ origin, checks: canaryChecks })),
      memorySize: 256,
      timeout: Duration.seconds(30),
      // A retry would hide the failure of the first attempt.
      retryAttempts: 0,
      role,
      logGroup,
    });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    });
  }
}

/** Returns the canary as CommonJS. Lambda accepts inline code of at most 4 KB. */
export function canaryCode(config: CanaryConfig): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('canary.function.ts', import.meta.url))],
    define: { config: JSON.stringify(config) },
    bundle: true,
    format: 'cjs',
    target: `node${lambdaNode}`,
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
