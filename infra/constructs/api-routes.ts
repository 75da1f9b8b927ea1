import { cmsPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';

/** Folders under functions/ that answer requests. */
export type RequestFunction = 'send-email' | 'cms-proxy';

export type ApiRoute = {
  method: 'GET' | 'POST';
  /** Address as the browser asks for it; the first segment is the REST API's stage. */
  path: string;
  /** Folder under functions/ whose `handler` answers. */
  function: RequestFunction;
};

/** Every route of the REST API; stack and twin both read this list. */
export const apiRoutes: readonly ApiRoute[] = [
  { method: 'POST', path: sendEmailPath, function: 'send-email' },
  { method: 'GET', path: `${cmsPath}/posts`, function: 'cms-proxy' },
  { method: 'GET', path: `${cmsPath}/categories`, function: 'cms-proxy' },
];

/** Name of the REST API's stage, so that addresses of the specification pass through CloudFront unchanged. */
export const apiStage = 'default';

/** The route's path inside the API, without the stage: `/sendEmail` for `/default/sendEmail`. */
export function resourcePath(route: ApiRoute): string {
  return route.path.slice(`/${apiStage}`.length);
}
