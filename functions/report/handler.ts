import { buildIdLength, maxReportLength } from '#contract/report.ts';
import { bodyText, header, type HttpHandler, json } from '../runtime/http.ts';
import { type Log, type LogCode, logCode } from '../runtime/log.ts';
import { readReports } from './read-reports.ts';
import { createHash } from 'node:crypto';

export type Dependencies = {
  /** Origin of the documents whose reports count; '' for any. */
  siteOrigin: string;
  log: Log;
};

/**
 * POST /default/report/<build>: counts what a browser reports, and stores nothing else of it. Responds with 204 whatever
 * the body contains, because nobody reads the response; with 405 for another method. Counts nothing of a visitor who does
 * not want to be tracked, and nothing that another website sends.
 */
export function createHandler({ siteOrigin, log }: Dependencies): HttpHandler {
  return async (event) => {
    if (event.httpMethod !== 'POST') return json(405, { status: 405 });
    // The site sends nothing for these visitors, but browsers send CSP reports whatever the visitor prefers.
    const isPrivate = header(event, 'sec-gpc') === '1' || header(event, 'dnt') === '1';
    const body = bodyText(event);
    const isForeign = header(event, 'sec-fetch-site') === 'cross-site';
    if (!isPrivate && !isForeign && body.length <= maxReportLength) {
      const build = buildOf(event.path);
      for (const { event: name, details } of readReports(body, siteOrigin)) {
        const client = clientHalf(header(event, 'x-forwarded-for'));
        log(name, { build, ...details, ...(name !== 'visit-reported' && { client }) });
      }
    }
    return { statusCode: 204, headers: { 'cache-control': 'no-store' }, body: '' };
  };
}

function buildOf(path: string): LogCode {
  const build = path.split('/').at(-1) ?? '';
  return logCode(build.length === buildIdLength && /^[\da-f]+$/.test(build) ? build : 'unknown');
}

/**
 * Returns 0 or 1, the same for all reports of one client and of every second other. So the alarm can tell one client with
 * many failures from many clients, and nobody can tell who they are. `forwardedFor` is the header with the client's address
 * in front of CloudFront's; clients can only add addresses at its start.
 */
function clientHalf(forwardedFor = ''): number {
  const addresses = forwardedFor.split(',').map((address) => address.trim());
  const client = addresses.at(-2) ?? addresses[0] ?? '';
  return (createHash('sha256').update(networkOf(client)).digest()[0] ?? 0) % 2;
}

/** Returns the /48 prefix of an IPv6 address, because one connection may have all of it. `::` is two zeros at least. */
function networkOf(address: string): string {
  const [head = ''] = address.split('::');
  return [...head.split(':'), '0', '0'].slice(0, 3).join(':');
}
