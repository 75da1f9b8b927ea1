import { buildIdLength, maxReportLength } from '#contract/report.ts';
import { bodyText, header, type HttpHandler, json } from '../runtime/http.ts';
import type { Log } from '../runtime/log.ts';
import { readReports } from './read-reports.ts';

/** Tests pass in their own log. */
export type Dependencies = { log: Log };

/**
 * POST /default/report/<build>: counts what a browser reports, and stores nothing else of it. Responds with 204 whatever
 * the body contains, because nobody reads the response; with 405 for another method.
 */
export function createHandler({ log }: Dependencies): HttpHandler {
  return async (event) => {
    if (event.httpMethod !== 'POST') return json(405, { status: 405 });
    // The site sends nothing for these visitors, but browsers send CSP reports whatever the visitor prefers.
    const isPrivate = header(event, 'sec-gpc') === '1' || header(event, 'dnt') === '1';
    const body = bodyText(event);
    if (!isPrivate && body.length <= maxReportLength) {
      const build = buildOf(event.path);
      for (const { event: name, details } of readReports(body)) log(name, { build, ...details });
    }
    return { statusCode: 204, headers: { 'cache-control': 'no-store' }, body: '' };
  };
}

function buildOf(path: string): string {
  const build = path.split('/').at(-1) ?? '';
  return build.length === buildIdLength && /^[\da-f]+$/.test(build) ? build : 'unknown';
}
