import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type VersionOptions } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { bundling, entryOf, filesBeside, root, type FunctionName } from './bundling.ts';
import { runtime } from './runtime.ts';

export type NodeFunctionProps = {
  name: FunctionName;
  description: string;
  environment: Record<string, string>;
  timeout: Duration;
  /** Memory in MB; the share of a processor grows with it. */
  memory: number;
  logDays: number;
  /** Reserved concurrency, which is also the maximum; 0 and undefined set neither. */
  concurrency?: number;
  /** Properties of `currentVersion`, for a function that is called by version. */
  versions?: VersionOptions;
};

/** A Lambda function with this product's runtime, processor, module format and log group. */
export class NodeFunction extends NodejsFunction {
  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: props.logDays as RetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Lambda's managed policy would allow writing to every log group of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      role,
      logGroup,
      entry: entryOf(props.name),
      handler: 'handler',
      description: props.description,
      runtime,
      architecture: Architecture.ARM_64,
      memorySize: props.memory,
      timeout: props.timeout,
      environment: props.environment,
      ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
      ...(props.versions && { currentVersionOptions: props.versions }),
      projectRoot: root,
      depsLockFilePath: `${root}package-lock.json`,
      bundling: {
        ...bundling,
        commandHooks: {
          beforeBundling: () => [],
          beforeInstall: () => [],
          afterBundling: (_, outputFolder) => filesBeside(props.name).map((file) => `cp "${file}" "${outputFolder}"`),
        },
      },
    });
  }

  /** Lets the function do these actions with these resources. */
  allow(actions: string[], ...resources: string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions, resources }));
  }
}
