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
        // The weekly letter counts no share for more than all others together.
        const shares = name.endsWith('-reported') ? 16 : 2;
        log(name, { build, ...details, network: networkShare(header(event, 'cloudfront-viewer-asn'), shares) });
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
 * Returns a number below `shares`, the same for all reports from one network (ASN). With two shares the alarm can tell one
 * network with many failures from many networks. Not by address, because one connection has an IPv4 address and 2^64 IPv6
 * addresses.
 */
function networkShare(asn = '', shares: number): number {
  return (createHash('sha256').update(asn).digest()[0] ?? 0) % shares;
}
