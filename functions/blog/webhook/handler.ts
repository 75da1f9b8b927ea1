import type { APIGatewayProxyResult } from 'aws-lambda';
import { cmsWebhookHeaders, cmsPath } from '#contract/cms.ts';
import { bodyText, header, type HttpHandler, json } from '../../runtime/http.ts';
import { errorCode, type Log } from '../../runtime/log.ts';
import type { ListName } from '#content/lists/list.ts';
import type { WebhookFailureEvent } from '../../runtime/metrics.ts';
import type { Outbox } from '../../mail/outbox/outbox.ts';
import { putListReport } from '../../mail/outbox/list-report.ts';
import { parseRecord } from '#contract/json.ts';
import type { Edge, Pipeline } from './gateways.ts';
import { isSigned } from './signature.ts';
import { postPath } from '#head/blog-url.ts';
import { pathBefore, routes, xmlPaths } from '#content/routes.ts';
import { decodeSlug, isSingleSlug } from '../post/slug.ts';

export type Dependencies = {
  /** Returns the secret with which WordPress signs. Rejects if Secrets Manager returns an error. */
  readSecret: () => Promise<string | undefined>;
  edge: Edge;
  /** Undefined if the stage has no workflow that pulls the lists. */
  pipeline?: Pipeline;
  outbox: Outbox;
  now: () => Date;
  log: Log;
};

/**
 * POST /default/cms/published: webhook that invalidates the cached lists and posts after a post was published, changed
 * or removed. The body `{ "slugs": [current, former] }` names the post; without it every post is invalidated. The body
 * `{ "lists": [names] }` starts the workflow that pulls the lists (`update` in the response: `started`, or `none` if there is
 * none), and invalidates the pages of changed jobs; its `{ "problems": [sentences] }` is an email to the editors.
 *
 * Responds with `{ status, … }`: 202, 401 for a call that is not signed with the secret or is older than five minutes,
 * 405 for another method, 502 if CloudFront or the workflow returns an error, 503 if the secret cannot be read.
 */
export function createHandler(dependencies: Dependencies): HttpHandler {
  const { readSecret, edge, now, log } = dependencies;
  return async (event) => {
    if (event.httpMethod !== 'POST') return json(405, { status: 405, error: 'Expected POST.' });
    const secret = await readSecret().catch(() => undefined);
    if (!secret) return fail(log, 'webhook-secret-unreadable', 503, 'The secret cannot be read.');
    const { id, timestamp, signature } = cmsWebhookHeaders;
    const error = 'Expected a call signed with the secret of this site, within five minutes.';
    const body = bodyText(event);
    const sent = header(event, signature);
    // Not logged, because anybody can send a request without a signature.
    if (!sent) return json(401, { status: 401, error });
    const call = { id: header(event, id) ?? '', timestamp: header(event, timestamp) ?? '', body };
    if (!isSigned(secret, call, sent, now())) return fail(log, 'webhook-rejected', 401, error);
    const { lists, slugs, problems } = parseRecord(body) ?? {};
    if (Array.isArray(problems)) return reportProblems(dependencies, problems.map(String));
    if (Array.isArray(lists) && slugs === undefined) return updateLists(dependencies, lists, call.id);
    const paths = invalidationPaths(slugs);
    try {
      await edge.invalidate(paths, call.id);
    } catch (cause) {
      return fail(log, 'blog-invalidation-failed', 502, 'CloudFront did not accept the invalidation.', cause);
    }
    log('blog-invalidated', { paths: paths.length });
    return json(202, { status: 202 });
  };
}

async function updateLists(
  { edge, pipeline, log }: Dependencies,
  lists: readonly unknown[],
  callId: string,
): Promise<APIGatewayProxyResult> {
  if (lists.includes('jobs' satisfies ListName)) {
    // blog-pages shows at once that a job was closed. If this fails, its copies still expire within five minutes.
    await edge
      .invalidate([`${pathBefore('job')}*`], callId)
      .catch((cause: unknown) => log('blog-invalidation-failed', { cause: errorCode(cause) }));
  }
  try {
    await pipeline?.start(callId);
  } catch (cause) {
    return fail(log, 'list-update-failed', 502, 'The workflow could not be started.', cause);
  }
  log(pipeline ? 'list-update-started' : 'list-update-skipped');
  return json(202, { status: 202, update: pipeline ? 'started' : 'none' });
}

/** The email goes through the outbox, so that it is retried like every other. */
async function reportProblems(
  { outbox, now, log }: Dependencies,
  problems: readonly string[],
): Promise<APIGatewayProxyResult> {
  try {
    log('list-problems-reported', { reference: await putListReport(outbox, problems, now()), count: problems.length });
  } catch (cause) {
    return fail(log, 'list-report-failed', 503, 'The email could not be stored.', cause);
  }
  return json(202, { status: 202 });
}

function fail(
  log: Log,
  event: WebhookFailureEvent,
  status: number,
  error: string,
  cause?: unknown,
): APIGatewayProxyResult {
  log(event, cause === undefined ? undefined : { cause: errorCode(cause) });
  return json(status, { status, error });
}

/** Most slugs of one call: a renamed post has two. */
const maxSlugs = 5;

/** CloudFront's paths of the search and the XML files, each with any query and without one. */
const otherLists = [routes.search.path, xmlPaths.sitemap, xmlPaths.feed].map((path) => `${path}*`);

const lists = [
  ...withAnyQuery(routes.blog.path),
  ...otherLists,
  // The query of a request for a list begins with `_embed`, that of a request for one post with `slug`.
  `${cmsPath}/posts?_embed=*`,
  `${cmsPath}/categories*`,
];

/** CloudFront's paths of every response that contains posts. */
const everything = [`${routes.blog.path}*`, ...otherLists, `${cmsPath}/*`];

/**
 * Returns CloudFront's paths to invalidate for the `slugs` of a call, `[current, former]`: the lists and the posts with
 * these slugs. The copies of other posts stay, because WordPress may be down when they are requested next. Returns the
 * paths of all posts for any other value: the calls of a webhook plugin name no slugs.
 */
function invalidationPaths(slugs: unknown): readonly string[] {
  if (!Array.isArray(slugs) || slugs.length === 0 || slugs.length > maxSlugs) return everything;
  const decoded = slugs.map((slug: unknown) => (typeof slug === 'string' ? decodeSlug(slug) : ''));
  if (!decoded.every((slug) => isSingleSlug(slug) && !slug.includes('*'))) return everything;
  return [...lists, ...[...new Set(decoded)].flatMap(postPaths)];
}

function postPaths(slug: string): readonly string[] {
  return [...withAnyQuery(postPath(slug)), `${cmsPath}/posts?slug=${encodeURIComponent(slug)}&*`];
}

/**
 * CloudFront's paths of a document. The edge adds the release to the query of each, and AWS recommends invalidating both
 * the URI that the viewer requests and the one that a function changes it to ("What you need to know when invalidating
 * files"). `path*` would also match the documents whose path begins with this one.
 */
function withAnyQuery(path: string): readonly string[] {
  return [path, `${path}?*`];
}
