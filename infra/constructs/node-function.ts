import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

export type NodeFunctionProps = {
  /** Folder under functions/; its entry.ts exports `handler`. */
  folder: 'send-email' | 'deliver-email' | 'cms-proxy' | 'blog-pages' | 'published';
  description: string;
  environment: Record<string, string>;
  timeout: Duration;
  /** In MB; it also sets the share of a processor. */
  memory: number;
  logDays: number;
  /** Executions at once that are reserved, and the most there are; 0 leaves both open. */
  concurrency: number;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

// nodemailer is CommonJS and asks for Node's modules by require, which an ES module does not have.
const requireForCommonJs = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/**
 * How an entry becomes one file. The SDK is part of it: the version that was tested is the one that runs. Left out are
 * ways to a credential that Lambda never goes, since its own stands in the environment, and source maps, which would
 * be four times the code.
 */
export const bundling = {
  format: OutputFormat.ESM,
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  keepNames: true,
  banner: requireForCommonJs,
  externalModules: ['ini', 'login', 'process', 'sso', 'web-identity'].map(
    (way) => `@aws-sdk/credential-provider-${way}`,
  ),
} satisfies BundlingOptions;

/** A Lambda the way this product runs them: one runtime, one processor, ES modules, its own log. */
export class NodeFunction extends NodejsFunction {
  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: props.logDays as RetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Lambda's managed policy would let it write to every log of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      role,
      logGroup,
      entry: `${root}functions/${props.folder}/entry.ts`,
      handler: 'handler',
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memory,
      timeout: props.timeout,
      environment: props.environment,
      ...(props.concurrency > 0 ? { reservedConcurrentExecutions: props.concurrency } : {}),
      projectRoot: root,
      depsLockFilePath: `${root}package-lock.json`,
      bundling,
    });
  }
}
