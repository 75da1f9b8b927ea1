import { closedJobsPath } from '#content/job.ts';
import { jobs } from '#content/lists/jobs.static.ts';
import { cases } from '#content/lists/projects.static.ts';
import { fileURLToPath } from 'node:url';
import { buildSync, type BuildOptions } from 'esbuild';
import { noChatHost } from '#contract/chat.ts';
import { receiptsPath } from '#contract/email.ts';
import { blogParameters } from '#head/blog-url.ts';
import { cmsLimits } from '#contract/cms.ts';
import { documentStatusHeader, releaseParameter } from '#contract/http.ts';
import { fileTypes, mediaPath, otherTypeNames, uploadsPath } from '#contract/media.ts';
import { searchParameters } from '#head/site-search.ts';
import { pathBefore, redirects, routes, xmlPaths } from '#content/routes.ts';
import { brotliFolder, missingPageFile, staticPaths, unknownServiceFile } from '#head/static-paths.ts';
import type { SiteBuild } from './site-build.ts';
import { apiFolders, documentStatusMetadata, siteFolders, tierCacheControl, type FunctionSet } from './behaviors.ts';
import type { ChatRequestConfig } from './chat-request.function.ts';
import type { ChatResponseConfig } from './chat-response.function.ts';
import type { PictureRequestConfig } from './picture-request.function.ts';
import type { PictureResponseConfig } from './picture-response.function.ts';
import { pageKey } from './page-key.ts';
import { metadataPrefix, releaseFolder } from './releases.ts';
import { documentHeaderNames, playedPolicy, removedFromOthers, uploadHeaders } from './response-headers.ts';
import type { ViewerRequestConfig } from './viewer-request.function.ts';
import type { ViewerResponseConfig } from './viewer-response.function.ts';

export type EdgeFunctionOptions = {
  /** Apex domain of the stage; its `www.` is redirected there. '' if it has none. */
  domain: string;
  /** Whether the stage has a chat host; without one the edge responds to its path. */
  hasChat: boolean;
  hasReceipts?: boolean;
  build: Pick<SiteBuild, 'id' | 'files'>;
};

/** Paths for which blog-pages responds with 404, because no post or job has such a slug. */
export const missingPostKey = `${pathBefore('blogPost')}-/missing`;
export const missingJobKey = `${pathBefore('job')}-`;

/** Longest path that is matched, in characters; the longest existing path is a post's, about 200. */
const maxPathLength = 1_000;

/** CloudFront's limit for the code of a function, in bytes; a larger one fails only when CloudFormation creates it. */
export const maxFunctionBytes = 10_240;

/** Code of both edge functions of each set, which CloudFront runs for the behaviours that name the set. */
export function edgeFunctionCode({
  domain,
  hasChat,
  hasReceipts = false,
  build: { id, files },
}: EdgeFunctionOptions): Readonly<Record<FunctionSet, { request: string; response: string }>> {
  const viewerRequest: ViewerRequestConfig = {
    www: domain && `www.${domain}`,
    apex: domain,
    apiFolders,
    receipts: receiptsPath,
    receiptsStatus: hasReceipts ? 200 : 204,
    blog: routes.blog.path,
    jobs: pathBefore('job'),
    projects: pathBefore('project'),
    pages: staticPaths,
    redirects: Object.fromEntries(Object.values(redirects).map(({ from, to }) => [pageKey(from), to])),
    // The entries beyond have a 404 where messengers changed their links.
    entries: ` ${[...cases, ...jobs].map(({ path }) => path).join(' ')} `.slice(0, 1_000),
    release: id,
    releaseFolder: releaseFolder(id),
    releaseParameter,
    files,
    folders: siteFolders.filter(({ isShared }) => !isShared).map(({ name }) => `/${name}/`),
    feeds: [...Object.values(xmlPaths), closedJobsPath],
    queries: { [routes.blog.path]: blogParameters, [routes.search.path]: searchParameters },
    maxParameterLength: 5 * cmsLimits.search,
    brotliFolder,
    missing: missingPageFile,
    missingRendered: { [pathBefore('blogPost')]: missingPostKey, [pathBefore('job')]: `${missingJobKey}/missing` },
    unknown: { [pathBefore('service')]: unknownServiceFile, [pathBefore('job')]: missingJobKey },
    sitemap: xmlPaths.sitemap,
    sitemapLink: xmlPaths.sitemapLink,
    uploads: uploadsPath,
    maxPathLength,
  };
  const viewerResponse: ViewerResponseConfig = {
    statusHeaders: [documentStatusHeader, metadataPrefix + documentStatusMetadata],
    documentHeaders: documentHeaderNames,
    metadataPrefix,
  };
  const extensions = Object.keys(fileTypes);
  const pictureRequest: PictureRequestConfig = { media: mediaPath, uploads: uploadsPath, extensions, maxPathLength };
  const pictureResponse: PictureResponseConfig = {
    types: [...new Set<string>([...Object.values(fileTypes), ...otherTypeNames])],
    downloadedTypes: [fileTypes.pdf],
    playedPolicy,
    kept: uploadHeaders,
    cacheControl: tierCacheControl('uploads'),
  };
  const chatRequest: ChatRequestConfig = { missingHost: hasChat ? '' : noChatHost };
  const chatResponse: ChatResponseConfig = { removed: removedFromOthers };
  return {
    pages: { request: codeOf('viewer-request', viewerRequest), response: codeOf('viewer-response', viewerResponse) },
    pictures: {
      request: codeOf('picture-request', pictureRequest),
      response: codeOf('picture-response', pictureResponse),
    },
    chat: { request: codeOf('chat-request', chatRequest), response: codeOf('chat-response', chatResponse) },
  };
}

/** CloudFront rejects exports, and esbuild drops those of an import that it must keep. */
function codeOf(name: string, config: object): string {
  return compile(`import { handler } from './${name}.function.ts'; handler;`, config);
}

/**
 * Syntax after ES 5 that cloudfront-js-2.0 documents ("JavaScript runtime 2.0 features"). Rest parameters are left out,
 * because esbuild cannot tell them from the spread arguments that CloudFront lacks.
 */
const documented = {
  'const-and-let': true,
  arrow: true,
  'template-literal': true,
  'exponent-operator': true,
  'regexp-named-capture-groups': true,
};

/** Newer syntax that esbuild may rewrite, because the result is plain ES 5: `{ key }` and `catch {}`. */
const rewritten = { 'object-extensions': false, 'optional-catch-binding': false };

/**
 * Bundles a TypeScript module into the script that CloudFront expects, in which the functions of its imports are
 * global. Throws if there is syntax that CloudFront lacks: esbuild rejects some of it and silently rewrites the rest,
 * which shows as a difference from the code without a target.
 */
export function compile(module: string, config: object): string {
  const build = (target: 'es5' | 'esnext', supported: BuildOptions['supported']) => {
    const { outputFiles, warnings } = buildSync({
      stdin: { contents: module, loader: 'ts', resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
      // Not esbuild's `define`, which would repeat a long value at every use.
      banner: { js: `const config=${JSON.stringify(config)};` },
      bundle: true,
      format: 'esm',
      treeShaking: false,
      // Readable in CloudFront's console, and far below its limit.
      minifyWhitespace: true,
      target,
      supported,
      write: false,
      logLevel: 'silent',
    });
    if (warnings[0]) throw new Error(warnings[0].text);
    return outputFiles[0]!.text;
  };
  const code = build('es5', documented);
  if (code !== build('esnext', rewritten)) throw new Error(`Expected only syntax of cloudfront-js-2.0 in: ${module}`);
  const bytes = Buffer.byteLength(code);
  if (bytes > maxFunctionBytes)
    throw new Error(
      `Expected an edge function of at most ${maxFunctionBytes} bytes, got ${bytes} in: ${module} Its configuration must contain no list that grows; blog-pages knows those.`,
    );
  return code;
}
