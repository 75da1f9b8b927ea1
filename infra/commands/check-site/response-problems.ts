import { parseJson } from '#contract/json.ts';
import { escapeHtml } from '#contract/text.ts';
import { createHash } from 'node:crypto';
import { absolute, headFor } from '#head/tags.ts';
import { behaviorFor, tierCacheControl } from '../../edge/behaviors.ts';
import { formatHeaders, formatHsts, securityHeaders } from '../../edge/response-headers.ts';

export type SiteResponse = { status: number; headers: Headers; text: string };

/** Requests a URL, absolute or relative to the site, without following redirects. */
export type SendRequest = (address: string, init?: RequestInit) => Promise<SiteResponse>;

/**
 * One check; `findProblem` returns the problem, '' for none. A problem that the calendar or a foreign host causes is a
 * warning: it must not stand between a fix and production.
 */
export type Check = {
  what: string;
  where: string;
  isWarning?: boolean;
  findProblem: (send: SendRequest) => Promise<string>;
};

/** Returns the check of one response. */
export function check(
  what: string,
  where: string,
  problemOf: (response: SiteResponse) => string,
  { path = where, ...init }: RequestInit & { path?: string } = {},
): Check {
  return { what, where, findProblem: async (send) => problemOf(await send(path, init)) };
}

/** Result of one check; `problem` is '' if it passed. */
export type Finding = { what: string; where: string; problem: string; isWarning?: boolean };

export function documentProblem(response: SiteResponse, path: string): string {
  const { headers, text } = response;
  return (
    lacks(text, `<title>${escapeHtml(headFor(path).title)}</title>`) ||
    lacks(text, `<link rel="canonical" href="${absolute(path)}"`) ||
    cacheProblem(headers.get('cache-control') ?? '', path) ||
    (/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '') ? '' : 'is not compressed') ||
    pageProblem(response)
  );
}

/**
 * Cache-Control of documents from the bucket; documents rendered per request may be served for a day after WordPress
 * has failed.
 */
function cacheProblem(cacheControl: string, path: string): string {
  const { cache } = behaviorFor(path);
  return cache === 'blog' ? blogCacheProblem(cacheControl) : expected(cacheControl, tierCacheControl(cache));
}

/**
 * Returns the problem of the Cache-Control of WordPress content: changes must show within five minutes, and an outage
 * must not remove the content.
 */
export function blogCacheProblem(cacheControl: string): string {
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  const longest = seconds('s-maxage') + seconds('stale-while-revalidate');
  if (longest === 0 || longest > 300) return `is cached for ${longest} s, expected 1 to 300`;
  return seconds('stale-if-error') < 3_600 ? 'does not outlive an outage of its origin' : '';
}

/** Returns the problem of a page's headers, or of its inline scripts and styles under its policy. */
export function pageProblem(response: SiteResponse): string {
  return headersProblem(response) || inlineProblem(response);
}

function headersProblem({ headers }: SiteResponse): string {
  const ownHeaders = securityHeaders({ hashes: { script: [], style: [] }, build: '', noIndex: false });
  const {
    'content-security-policy': _,
    'strict-transport-security': hsts,
    ...expectedHeaders
  } = formatHeaders(ownHeaders);
  const problems = Object.entries(expectedHeaders).map(([name, value]) =>
    named(name, expected(headers.get(name), value)),
  );
  const sent = headers.get('strict-transport-security');
  // A stage sends one of two values: a short one until its domain is final, then two years.
  const hstsProblem = sent === formatHsts('two-years') ? '' : expected(sent, hsts);
  return problems.find((problem) => problem !== '') ?? named('strict-transport-security', hstsProblem);
}

/**
 * Returns the problem of a policy that allows unsafe code, or that blocks the page's own inline script or style,
 * without which the page is unstyled.
 */
function inlineProblem({ headers, text }: SiteResponse): string {
  const policy = headers.get('content-security-policy');
  if (!policy) return 'lacks content-security-policy';
  if (policy.includes('unsafe-')) return 'its CSP allows unsafe code';
  const inline = [...text.matchAll(/<(script|style)\b(?![^>]*(?:\bsrc=|type="application))[^>]*>([\s\S]*?)<\/\1>/g)];
  const blocked = inline.filter(([, , source = '']) => {
    return !policy.includes(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  });
  return blocked.length > 0 ? `its CSP blocks ${blocked.map(([, tag]) => `an inline ${tag}`).join(', ')}` : '';
}

function named(name: string, problem: string): string {
  return problem && `${name}: ${problem}`;
}

export function listProblem(text: string): string {
  const list = parseJson(text);
  if (list === undefined) return 'is not JSON';
  return Array.isArray(list) ? '' : 'is not a list';
}

/** Returns '' if the value is the expected one, otherwise the problem. */
export function expected(value: unknown, expectedValue: unknown): string {
  return value === expectedValue ? '' : `expected ${String(expectedValue)}, got ${String(value)}`;
}

export function lacks(text: string, part: string): string {
  return text.includes(part) ? '' : `lacks ${part}`;
}
