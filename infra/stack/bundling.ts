import { fileURLToPath } from 'node:url';
import { OutputFormat, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { BuildOptions } from 'esbuild';
import { routeNames } from '#content/routes.ts';
import { contentModules, searchModule } from '../../web/build/function-modules.ts';

/** Folders under functions/ by function; each has an entry.ts that exports `handler`. */
const folders = {
  'send-email': 'mail/send',
  'deliver-email': 'mail/deliver',
  'mail-events': 'mail/events',
  'requeue-emails': 'mail/requeue',
  'cms-proxy': 'blog/proxy',
  'blog-pages': 'blog/pages',
  'blog-preview': 'blog/preview',
  'cms-webhook': 'blog/webhook',
  report: 'report',
} as const;

export type FunctionName = keyof typeof folders;

/** Every deployed function. */
export const functionNames = Object.keys(folders) as FunctionName[];

/** Node.js version of every function; CI tests on it too. */
export const lambdaNode = 24;

/** Largest bundle of a function, in bytes. */
export const largestBundle = 600_000;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Root of the repository; esbuild resolves entries from it. */
export const root = here('../../');

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

// Packages that the sanitizer imports and never calls here: it drops styles without parsing them, builds no tree, and
// reads no feeds or dates.
const neverCalled = Object.fromEntries(
  ['postcss', 'domutils', 'domhandler', 'dayjs'].map((name) => [name, here('./never-called.ts')]),
);

/** Modules that no bundle contains. */
const external = [...foreignCredentials, ...neverRendered, ...contentModules.bundled, searchModule.bundled];

/** Modules that are replaced by other files. */
const replaced: Readonly<Record<string, string>> = {
  ...neverCalled,
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
 * Bundling of an entry into one file. The SDK is included, so that the tested version runs. Source maps are not,
 * because they would be four times the code.
 */
export const bundling: BundlingOptions = {
  ...options,
  banner: requireForCommonJs,
  externalModules: external,
  esbuildArgs: Object.fromEntries(Object.entries(replaced).map(([name, file]) => [`--alias:${name}`, file])),
};

/** The same options for esbuild itself, used without the CDK. */
export const esbuildOptions: BuildOptions = {
  ...options,
  bundle: true,
  platform: 'node',
  banner: { js: requireForCommonJs },
  external,
  alias: { ...replaced },
};

/** Files of a function's package beside its bundle. */
export function filesBeside(name: FunctionName): readonly string[] {
  if (name !== 'blog-pages' && name !== 'blog-preview') return [];
  return [...contentModules.files(), ...(name === 'blog-pages' ? [searchModule.file] : [])];
}

/** Path of a function's entry. */
export function entryOf(name: FunctionName): string {
  return `${root}functions/${folders[name]}/entry.ts`;
}
