import { withApiStage } from '#contract/api-stage.ts';
import { cmsPath, cmsWebhookPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { reportFolder } from '#contract/report.ts';
import { pathBefore, routes, xmlPaths } from '#content/routes.ts';

/** Folders under functions/ whose function handles requests. */
export type RequestFunction = 'send-email' | 'cms-proxy' | 'blog-pages' | 'cms-webhook' | 'report';

export type ApiRoute = {
  method: 'GET' | 'HEAD' | 'POST';
  /**
   * Path that CloudFront requests: the first segment is the REST API's stage. `{name+}` matches all further segments.
   */
  path: string;
  /** Folder under functions/ whose `handler` responds. */
  function: RequestFunction;
};

/** Paths of documents, which visitors see without the stage. */
const documents = [routes.blog.path, `${pathBefore('blogPost')}{slug+}`, xmlPaths.sitemap, xmlPaths.feed];

/** Every route of the REST API; the stack and the local stack both read this list. */
export const apiRoutes: readonly ApiRoute[] = [
  { method: 'POST', path: sendEmailPath, function: 'send-email' },
  { method: 'GET', path: `${cmsPath}/posts`, function: 'cms-proxy' },
  { method: 'GET', path: `${cmsPath}/categories`, function: 'cms-proxy' },
  { method: 'POST', path: cmsWebhookPath, function: 'cms-webhook' },
  { method: 'POST', path: `${reportFolder}/{build+}`, function: 'report' },
  ...documents.flatMap((path): ApiRoute[] => [
    { method: 'GET', path: withApiStage(path), function: 'blog-pages' },
    { method: 'HEAD', path: withApiStage(path), function: 'blog-pages' },
  ]),
];

/** Whether a route matches a path; its last segment may be greedy. */
export function routeMatches({ path }: ApiRoute, requestPath: string): boolean {
  const prefix = path.replace(/\{\w+\+\}$/, '');
  return prefix === path ? requestPath === path : requestPath.startsWith(prefix) && requestPath.length > prefix.length;
}
