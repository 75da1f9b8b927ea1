import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaCode } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { buildSync } from 'esbuild';
import { rejectionWords } from '#content/forms.ts';
import { routes } from '#content/routes.ts';
import { cmsPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { lambdaNode, runtime } from '../node-function.ts';
import type { CanaryCheck, CanaryConfig } from './canary.function.ts';

/**
 * The blog's page and the list of posts are searched for a new term each time: the edge would serve its last good copy of
 * anything else for a day after WordPress or a function has failed. The form gets a body that send-email rejects.
 */
export const canaryChecks: readonly CanaryCheck[] = [
  { path: '/', contains: '</html>' },
  { path: `${routes.blog.path}?q={now}`, contains: '</html>' },
  { path: `${cmsPath}/posts?per_page=1&search={now}`, contains: '[' },
  {
    path: sendEmailPath,
    contains: rejectionWords.wrongMediaType,
    status: 415,
    unsupportedType: 'application/octet-stream',
  },
];

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
      retention: RetentionDays.TWO_WEEKS,
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
