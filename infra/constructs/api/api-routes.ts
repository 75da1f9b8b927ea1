import { cmsPath, publishedPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { apiPath } from '../../edge/behaviors.ts';

/** Folders under functions/ that answer requests. */
export type RequestFunction = 'send-email' | 'cms-proxy' | 'blog-pages' | 'published';

export type ApiRoute = {
  method: 'GET' | 'HEAD' | 'POST';
  /**
   * Address as CloudFront asks for it: the first segment is the REST API's stage. `{name+}` stands for a whole rest.
   */
  path: string;
  /** Folder under functions/ whose `handler` answers. */
  function: RequestFunction;
};

/** Addresses of whole documents; a visitor sees them without the stage. */
const documents = ['/blog', '/blog/{slug+}', '/sitemap.xml', '/feed.xml'];

/** Every route of the REST API; stack and twin both read this list. */
export const apiRoutes: readonly ApiRoute[] = [
  { method: 'POST', path: sendEmailPath, function: 'send-email' },
  { method: 'GET', path: `${cmsPath}/posts`, function: 'cms-proxy' },
  { method: 'GET', path: `${cmsPath}/categories`, function: 'cms-proxy' },
  { method: 'POST', path: publishedPath, function: 'published' },
  ...documents.flatMap((path): ApiRoute[] => [
    { method: 'GET', path: apiPath(path), function: 'blog-pages' },
    { method: 'HEAD', path: apiPath(path), function: 'blog-pages' },
  ]),
];

/** Name of the REST API's stage, so that addresses of the specification pass through CloudFront unchanged. */
export const apiStage = 'default';

/** The route's path inside the API, without the stage: `/sendEmail` for `/default/sendEmail`. */
export function resourcePath(route: ApiRoute): string {
  return withoutStage(route.path);
}

/** A path inside the API, without the stage. */
export function withoutStage(path: string): string {
  return path.slice(`/${apiStage}`.length);
}

/** Whether a route answers a path; its last segment may be a greedy one. */
export function routeMatches({ path }: ApiRoute, asked: string): boolean {
  const [fixed = '', rest] = path.split(/\{\w+\+\}$/);
  return rest === undefined ? asked === path : asked.startsWith(fixed) && asked.length > fixed.length;
}
