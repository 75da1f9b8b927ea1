import { fileURLToPath } from 'node:url';
import { OutputFormat, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { BuildOptions } from 'esbuild';
import { routes } from '#head/routes.ts';

/** Folders under functions/ that are deployed; each has an entry.ts that exports `handler`. */
export const functionFolders = ['send-email', 'deliver-email', 'cms-proxy', 'blog-pages', 'published'] as const;

/** Folder of a function under functions/. */
export type FunctionFolder = (typeof functionFolders)[number];

/** Node.js that every function runs on; CI tests on it, too. */
export const lambdaNode = 24;

/** Bytes that the code of a function may have, as Lambda receives it. */
export const largestBundle = 600_000;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Root of the repository, where bundling starts from. */
export const root = here('../../../');

// nodemailer is CommonJS and asks for Node's modules by require, which an ES module does not have.
const requireForCommonJs = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

// Ways to a credential that Lambda never goes, since its own stands in the environment.
const foreignCredentials = ['ini', 'login', 'process', 'sso', 'web-identity'].map(
  (way) => `@aws-sdk/credential-provider-${way}`,
);

// Chunks of the built site that a function never asks for: every page but the blog's and the one for what is missing,
// and the browser's own cleaner of articles.
const neverDrawn = [
  ...routes
    .filter(({ name }) => name !== 'blog' && name !== 'blogPost')
    .map(({ name }) => `./assets/${name.charAt(0).toUpperCase()}${name.slice(1)}Page-*`),
  './clean-body-*',
];

// Packages of which the sanitizer imports parts that it never calls here: styles are dropped unread, feeds not read.
const neverCalled = Object.fromEntries(['postcss', 'domutils'].map((name) => [name, here('./never-called.ts')]));

const options = {
  format: OutputFormat.ESM,
  target: `node${lambdaNode}`,
  mainFields: ['module', 'main'],
  minify: true,
  keepNames: true,
};

/**
 * How an entry becomes one file. The SDK is part of it: the version that was tested is the one that runs. Source maps
 * are left out, they would be four times the code.
 */
export const bundling: BundlingOptions = {
  ...options,
  banner: requireForCommonJs,
  externalModules: [...foreignCredentials, ...neverDrawn],
  esbuildArgs: Object.fromEntries(Object.entries(neverCalled).map(([name, file]) => [`--alias:${name}`, file])),
};

/** The same in esbuild's own words, for those who bundle without the CDK. */
export const esbuildOptions: BuildOptions = {
  ...options,
  bundle: true,
  platform: 'node',
  banner: { js: requireForCommonJs },
  external: [...foreignCredentials, ...neverDrawn],
  alias: neverCalled,
};

/** Path of a function's entry. */
export function entryOf(folder: FunctionFolder): string {
  return `${root}functions/${folder}/entry.ts`;
}
