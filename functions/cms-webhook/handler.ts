import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { cmsWebhookSecretHeader } from '#contract/cms.ts';
import { bodyText, header, type HttpHandler, json } from '../runtime/http.ts';
import type { Log } from '../runtime/log.ts';
import type { WebhookFailureEvent } from '../runtime/log-events.ts';
import type { Edge } from './cloudfront.ts';
import { invalidationPaths } from './invalidation-paths.ts';

/** Gateways and settings of the handler; tests pass in their own. */
export type Dependencies = {
  /** Returns the secret that WordPress must send. Rejects if Secrets Manager returns an error. */
  readSecret: () => Promise<string | undefined>;
  edge: Edge;
  log: Log;
};

/**
 * POST /default/cms/published: webhook that invalidates the cached lists and posts after a post was published, changed
 * or removed. The body `{ "slugs": [current, former] }` names the post; without it every post is invalidated.
 *
 * Responds with `{ status, … }`: 202, 401 for a wrong secret, 405 for another method, 502 if CloudFront returns an
 * error, 503 if the secret cannot be read.
 */
export function createHandler({ readSecret, edge, log }: Dependencies): HttpHandler {
  return async (event) => {
    if (event.httpMethod !== 'POST') return json(405, { status: 405, error: 'Only POST is answered.' });
    const secret = await readSecret().catch(() => undefined);
    if (!secret) return fail(log, 'webhook-secret-unreadable', 503, 'The secret cannot be read.');
    if (!isSame(header(event, cmsWebhookSecretHeader) ?? '', secret)) {
      return fail(log, 'webhook-rejected', 401, 'Expected the secret of this site.');
    }
    const paths = invalidationPaths(bodyText(event));
    try {
      await edge.invalidate(paths);
    } catch (cause) {
      const name = cause instanceof Error ? cause.name : 'unknown';
      return fail(log, 'blog-invalidation-failed', 502, 'The copies could not be dropped.', name);
    }
    log('blog-invalidated', { paths: paths.length });
    return json(202, { status: 202 });
  };
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

/** Compares in constant time. The hashes are compared because `timingSafeEqual` needs equal lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
