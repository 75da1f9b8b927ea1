import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime, RuntimeFamily, type VersionOptions } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { BuildOptions } from 'esbuild';
import { devEngines } from '../../package.json' with { type: 'json' };
import { routeNames } from '#content/routes.ts';
import { stackName, type Stage } from './stages/stages.ts';
import { contentModules, searchModule } from '../../web/build/function-modules.ts';

/** Folders under functions/ by function; each has an entry.ts that exports `handler`. */
const folders = {
  'send-email': 'mail/send',
  'deliver-email': 'mail/deliver',
  'mail-events': 'mail/events',
  'requeue-emails': 'mail/requeue',
  'send-receipt': 'mail/receipt',
  'cms-proxy': 'blog/proxy',
  'blog-pages': 'blog/pages',
  'blog-preview': 'blog/preview',
  'cms-webhook': 'blog/webhook',
  report: 'report',
} as const;

export type FunctionName = keyof typeof folders;

export const functionNames = Object.keys(folders) as FunctionName[];

/** Node.js version of every function; CI tests on it too. The oldest that the commands run on is in `engines`. */
export const lambdaNode = devEngines.runtime.version;

export const runtime = new Runtime(`nodejs${lambdaNode}.x`, RuntimeFamily.NODEJS, { supportsInlineCode: true });

export const largestBundle = 600_000;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Root of the repository; esbuild resolves entries from it. */
const root = here('../../');

// nodemailer is CommonJS and calls require for Node's modules, which an ES module does not have.
const requireForCommonJs = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

// Credential providers that Lambda does not use, because its credentials are in the environment.
const foreignCredentials = ['ini', 'login', 'process', 'sso', 'web-identity'].map(
  (way) => `@aws-sdk/credential-provider-${way}`,
);

// Chunks of the built site that blog-pages never imports: every page except the blog's, a job's, the search and the 404
// page, the browser's sanitizer, and the browser's copy of the search.
const neverRendered = [
  ...routeNames
    .filter((name) => !['blog', 'blogPost', 'job', 'search'].includes(name))
    .map((name) => `./page-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}-*`),
  './clean-body-*',
  './find-passages-*',
];

const external = [...foreignCredentials, ...neverRendered, ...contentModules.bundled, searchModule.bundled];

const replaced: Readonly<Record<string, string>> = {
  ...contentModules.specifiers,
  [searchModule.specifier]: searchModule.bundled,
};

const options = {
  format: OutputFormat.ESM,
  target: `node${lambdaNode}`,
  mainFields: ['module', 'main'],
  minify: true,
  keepNames: true,
};

/**
 * Options of esbuild for one file of an entry. The SDK is included, so that the tested version runs. Source maps are not, because they would be four times the code.
 */
export const esbuildOptions: BuildOptions = {
  ...options,
  bundle: true,
  platform: 'node',
  banner: { js: requireForCommonJs },
  external,
  alias: { ...replaced },
};

export function filesBeside(name: FunctionName): readonly string[] {
  const needsLists = name === 'deliver-email' || name === 'send-email' || name === 'report';
  if (needsLists) return contentModules.files().filter((file) => /lists-(jobs|projects|team)\./.test(file));
  if (name !== 'blog-pages' && name !== 'blog-preview') return [];
  return [...contentModules.files(), ...(name === 'blog-pages' ? [searchModule.file] : [])];
}

export function entryOf(name: FunctionName): string {
  return `${root}functions/${folders[name]}/entry.ts`;
}

/** Variables of one function, without those that every function has. */
export type OwnVariables<Environment> = Omit<Environment, 'METRICS_NAMESPACE'>;

export type NodeFunctionProps = {
  stage: Stage;
  name: FunctionName;
  description: string;
  environment: Record<string, string>;
  timeout: Duration;
  /** Memory in MB; the share of a processor grows with it. */
  memory: number;
  /** Reserved concurrency, which is also the maximum; 0 and undefined set neither. */
  concurrency?: number;
  /** Properties of `currentVersion`, for a function that is called by version. */
  versions?: VersionOptions;
};

/** A Lambda function with this product's runtime, processor, module format and log group. */
export class NodeFunction extends NodejsFunction {
  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: props.stage.logDays as RetentionDays,
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
      environment: { ...props.environment, METRICS_NAMESPACE: stackName(props.stage) },
      ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
      ...(props.versions && { currentVersionOptions: props.versions }),
      projectRoot: root,
      depsLockFilePath: `${root}package-lock.json`,
      bundling: {
        ...options,
        banner: requireForCommonJs,
        externalModules: external,
        esbuildArgs: Object.fromEntries(Object.entries(replaced).map(([name, file]) => [`--alias:${name}`, file])),
        commandHooks: {
          beforeBundling: () => [],
          beforeInstall: () => [],
          afterBundling: (_, outputFolder) => filesBeside(props.name).map((file) => `cp "${file}" "${outputFolder}"`),
        },
      },
    });
  }

  allow(actions: string[], ...resources: string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions, resources }));
  }
}
