import { createHash } from 'node:crypto';
import { absolute, headFor } from '#head/tags.ts';
import { behaviorFor, cacheTiers } from '../edge/behaviors.ts';
import { securityHeaders } from '../edge/response-headers.ts';

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
    pageProblem(answer)
  );
}

/** Documents out of the bucket carry one rule; those drawn for each request outlive their CMS for a day. */
function cacheProblem(cacheControl: string, path: string): string {
  const { cache } = behaviorFor(path);
  return cache === 'blog' ? keepingProblem(cacheControl) : expected(cacheControl, cacheTiers[cache].cacheControl);
}

/**
 * What is wrong with the rule of an answer out of WordPress: it shows changes within five minutes and outlives an
 * outage.
 */
export function keepingProblem(cacheControl: string): string {
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  const longest = seconds('s-maxage') + seconds('stale-while-revalidate');
  if (longest === 0 || longest > 300) return `is kept for ${longest} s, expected 1 to 300`;
  return seconds('stale-if-error') < 3_600 ? 'does not outlive an outage of its origin' : '';
}

/** What is wrong with the headers of a page, and with what of it the browser would refuse. */
export function pageProblem(answer: Answer): string {
  return headersProblem(answer) || inlineProblem(answer);
}

function headersProblem({ headers }: Answer): string {
  const { 'content-security-policy': _, ...wanted } = securityHeaders({
    scriptHashes: [],
    styleHashes: [],
    noIndex: false,
  });
  const problems = Object.entries(wanted).map(([name, value]) => named(name, expected(headers.get(name), value)));
  return problems.find((problem) => problem !== '') ?? '';
}

/** A policy that lets unsafe code in, or that refuses the page's own inline script or style: such a page stays bare. */
function inlineProblem({ headers, text }: Answer): string {
  const policy = headers.get('content-security-policy');
  if (!policy) return 'lacks content-security-policy';
  if (policy.includes('unsafe-')) return 'its CSP lets unsafe code in';
  const inline = [...text.matchAll(/<(script|style)\b(?![^>]*(?:\bsrc=|type="application))[^>]*>([\s\S]*?)<\/\1>/g)];
  const refused = inline.filter(([, , source = '']) => {
    return !policy.includes(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  });
  return refused.length > 0 ? `its CSP refuses ${refused.map(([, tag]) => `an inline ${tag}`).join(', ')}` : '';
}

function named(name: string, problem: string): string {
  return problem && `${name}: ${problem}`;
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
