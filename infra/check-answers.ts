import { absolute, headFor } from '#head/tags.ts';
import { behaviorFor, cacheTiers } from './edge/behaviors.ts';
import { securityHeaders } from './edge/response-headers.ts';

/** What a running site answered. */
export type Answer = { status: number; headers: Headers; text: string };

/** What is wrong with a document, '' when nothing is. */
export function documentProblem(answer: Answer, path: string): string {
  const { headers, text } = answer;
  return (
    lacks(text, `<title>${escaped(headFor(path).title)}</title>`) ||
    lacks(text, `<link rel="canonical" href="${absolute(path)}"`) ||
    cacheProblem(headers.get('cache-control') ?? '', path) ||
    (/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '') ? '' : 'is not compressed') ||
    headersProblem(answer)
  );
}

/** Documents out of the bucket carry one rule; those drawn for each request outlive their CMS for a day. */
function cacheProblem(cacheControl: string, path: string): string {
  const { cache } = behaviorFor(path);
  return cache === 'blog'
    ? lacks(cacheControl, 's-maxage=300') || lacks(cacheControl, 'stale-if-error=86400')
    : expected(cacheControl, cacheTiers[cache].cacheControl);
}

/** What is wrong with the headers that every answer carries. */
export function headersProblem({ headers }: Answer): string {
  const wanted = Object.keys(securityHeaders({ scriptHashes: [], styleHashes: [], noIndex: false }));
  const missing = wanted.filter((name) => !headers.has(name));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  return headers.get('content-security-policy')?.includes('unsafe-') ? 'its CSP lets unsafe code in' : '';
}

/** What is wrong with a JSON list. */
export function listProblem(text: string): string {
  try {
    return Array.isArray(JSON.parse(text)) ? '' : 'is no list';
  } catch {
    return 'is not JSON';
  }
}

/** Text as it stands in HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** '' for the value that was wanted. */
export function expected(value: unknown, wanted: unknown): string {
  return value === wanted ? '' : `expected ${String(wanted)}, got ${String(value)}`;
}

/** '' for a text that has this part. */
export function lacks(text: string, part: string): string {
  return text.includes(part) ? '' : `lacks ${part}`;
}
