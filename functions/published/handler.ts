import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { blogDocuments, cmsPath, publishedSecretHeader } from '#contract/cms.ts';
import { header, type HttpHandler, json } from '../runtime/http.ts';
import type { Log } from '../runtime/log.ts';
import type { Edge } from './cloudfront.ts';

export type HandlerParts = {
  /** The text that WordPress must show; rejects when it cannot be read. */
  readSecret: () => Promise<string | undefined>;
  edge: Edge;
  log: Log;
};

/** All that an article is part of. */
const paths = [...blogDocuments, `${cmsPath}/*`];

/**
 * POST /default/cms/published: WordPress says that something was published, changed or removed, and the edge drops its
 * copies of the blog. The body is not read.
 *
 * Answers 202, 401 for a wrong secret, 405 for another method, 502 when CloudFront refuses, 503 when the secret cannot
 * be read, all as `{ status, … }`.
 */
export function createHandler({ readSecret, edge, log }: HandlerParts): HttpHandler {
  return async (event) => {
    if (event.httpMethod !== 'POST') return json(405, { status: 405, error: 'Only POST is answered.' });
    const secret = await readSecret().catch(() => undefined);
    if (!secret) return fail(log, 'published-secret-unreadable', 503, 'The secret cannot be read.');
    if (!isSame(header(event, publishedSecretHeader) ?? '', secret)) {
      return fail(log, 'published-refused', 401, 'Expected the secret of this site.');
    }
    try {
      await edge.forget(paths);
    } catch (cause) {
      const name = cause instanceof Error ? cause.name : 'unknown';
      return fail(log, 'published-failed', 502, 'The copies could not be dropped.', name);
    }
    log('published', { paths: paths.length });
    return json(202, { status: 202 });
  };
}

function fail(log: Log, event: string, status: number, error: string, cause?: string): APIGatewayProxyResult {
  log(event, cause === undefined ? {} : { cause });
  return json(status, { status, error });
}

/** Takes the same time wherever two texts differ, and whatever their lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
