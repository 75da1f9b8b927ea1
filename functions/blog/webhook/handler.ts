import type { APIGatewayProxyResult } from 'aws-lambda';
import { cmsWebhookHeaders } from '#contract/cms.ts';
import { bodyText, header, type HttpHandler, json } from '../../runtime/http.ts';
import type { Log } from '../../runtime/log.ts';
import type { WebhookFailureEvent } from '../../runtime/log-events.ts';
import { parseRecord } from '#contract/text.ts';
import type { Edge } from './cloudfront.ts';
import { invalidationPaths } from './invalidation-paths.ts';
import type { Pipeline } from './pipeline.ts';
import { isSigned } from './signature.ts';

/** Gateways and settings of the handler; tests pass in their own. */
export type Dependencies = {
  /** Returns the secret with which WordPress signs. Rejects if Secrets Manager returns an error. */
  readSecret: () => Promise<string | undefined>;
  edge: Edge;
  /** Undefined if the stage has no workflow that pulls the lists. */
  pipeline?: Pipeline;
  now: () => Date;
  log: Log;
};

/**
 * POST /default/cms/published: webhook that invalidates the cached lists and posts after a post was published, changed
 * or removed. The body `{ "slugs": [current, former] }` names the post; without it every post is invalidated. The body
 * `{ "lists": [names] }` starts the workflow that pulls the lists, and invalidates nothing.
 *
 * Responds with `{ status, … }`: 202, 401 for a call that is not signed with the secret or is older than five minutes,
 * 405 for another method, 502 if CloudFront or the workflow returns an error, 503 if the secret cannot be read.
 */
export function createHandler({ readSecret, edge, pipeline, now, log }: Dependencies): HttpHandler {
  return async (event) => {
    if (event.httpMethod !== 'POST') return json(405, { status: 405, error: 'Expected POST.' });
    const secret = await readSecret().catch(() => undefined);
    if (!secret) return fail(log, 'webhook-secret-unreadable', 503, 'The secret cannot be read.');
    const { id, timestamp, signature } = cmsWebhookHeaders;
    const body = bodyText(event);
    const call = { id: header(event, id) ?? '', timestamp: header(event, timestamp) ?? '', body };
    if (!isSigned(secret, call, header(event, signature) ?? '', now())) {
      const error = 'Expected a call signed with the secret of this site, within five minutes.';
      return fail(log, 'webhook-rejected', 401, error);
    }
    const { lists, slugs } = parseRecord(body) ?? {};
    if (Array.isArray(lists) && slugs === undefined) return startPipeline(pipeline, call.id, log);
    const paths = invalidationPaths(slugs);
    try {
      await edge.invalidate(paths, call.id);
    } catch (cause) {
      const name = cause instanceof Error ? cause.name : 'unknown';
      return fail(log, 'blog-invalidation-failed', 502, 'The copies could not be dropped.', name);
    }
    log('blog-invalidated', { paths: paths.length });
    return json(202, { status: 202 });
  };
}

async function startPipeline(pipeline: Pipeline | undefined, callId: string, log: Log): Promise<APIGatewayProxyResult> {
  try {
    await pipeline?.start(callId);
  } catch (cause) {
    const name = cause instanceof Error ? cause.message : 'unknown';
    return fail(log, 'list-update-failed', 502, 'The workflow could not be started.', name);
  }
  log('list-update-started', { hasPipeline: pipeline !== undefined });
  return json(202, { status: 202 });
}

function fail(
  log: Log,
  event: WebhookFailureEvent,
  status: number,
  error: string,
  cause?: string,
): APIGatewayProxyResult {
  log(event, cause === undefined ? {} : { cause });
  return json(status, { status, error });
}
