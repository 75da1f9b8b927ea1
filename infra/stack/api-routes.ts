import { withApiStage } from '#contract/http.ts';
import { cmsPath, cmsWebhookPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { previewPath } from '#head/blog-url.ts';
import { reportFolder } from '#contract/report.ts';
import { pathBefore, routes, sentFolder, xmlPaths } from '#content/routes.ts';

export type RequestFunction = 'send-email' | 'cms-proxy' | 'blog-pages' | 'blog-preview' | 'cms-webhook' | 'report';

export type ApiRoute = {
  method: 'GET' | 'HEAD' | 'POST';
  /**
   * Path that CloudFront requests: the first segment is the REST API's stage. `{name+}` matches all further segments.
   */
  path: string;
  function: RequestFunction;
};

/** Paths of documents, which visitors see without the stage. */
const documents: readonly (readonly [path: string, RequestFunction])[] = [
  [routes.blog.path, 'blog-pages'],
  // API Gateway prefers an exact path to a greedy one; the local stack takes the first that matches.
  [previewPath, 'blog-preview'],
  [`${pathBefore('blogPost')}{slug+}`, 'blog-pages'],
  [xmlPaths.jobFeed, 'blog-pages'],
  [`${pathBefore('job')}{slug+}`, 'blog-pages'],
  [`${sentFolder}{token+}`, 'blog-pages'],
  [routes.search.path, 'blog-pages'],
  [xmlPaths.sitemap, 'blog-pages'],
  [xmlPaths.feed, 'blog-pages'],
];

/** Every route of the REST API; the stack and the local stack both read this list. */
export const apiRoutes: readonly ApiRoute[] = [
  { method: 'POST', path: sendEmailPath, function: 'send-email' },
  { method: 'GET', path: `${cmsPath}/posts`, function: 'cms-proxy' },
  { method: 'GET', path: `${cmsPath}/categories`, function: 'cms-proxy' },
  { method: 'POST', path: cmsWebhookPath, function: 'cms-webhook' },
  { method: 'POST', path: `${reportFolder}/{build+}`, function: 'report' },
  // The click on the page of a shared draft.
  { method: 'POST', path: withApiStage(previewPath), function: 'blog-preview' },
  ...documents.flatMap(([path, name]): ApiRoute[] => [
    { method: 'GET', path: withApiStage(path), function: name },
    { method: 'HEAD', path: withApiStage(path), function: name },
  ]),
];

/** Whether a route matches a path; its last segment may be greedy. */
export function routeMatches({ path }: ApiRoute, requestPath: string): boolean {
  const prefix = path.replace(/\{\w+\+\}$/, '');
  return prefix === path ? requestPath === path : requestPath.startsWith(prefix) && requestPath.length > prefix.length;
}
