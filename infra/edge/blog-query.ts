import type { ViewerRequestEvent } from './edge-events.ts';
import { decodePercent } from '#contract/decode-percent.ts';

type Querystring = ViewerRequestEvent['request']['querystring'];

/**
 * Returns the named parameters of a query in the order of `names`, each once and without differences that nobody sees,
 * which would split the cache.
 */
export function blogQuery(sent: Querystring, options: { names: readonly string[]; maxLength: number }): Querystring {
  const query: Querystring = {};
  options.names.forEach((name) => {
    const parameter = sent[name];
    if (!parameter) return;
    const value = normalize((parameter.multiValue ? parameter.multiValue[0]! : parameter).value, options.maxLength);
    if (value !== '') query[name] = { value };
  });
  return query;
}

/**
 * Trims a percent-encoded value, collapses its white space and cuts it. Only ASCII white space, because CloudFront's
 * engine knows no other. Returns a value that is not UTF-8 unchanged.
 */
function normalize(value: string, maxLength: number): string {
  const text = decodePercent(value.replace(/\+/g, '%20'));
  if (text === undefined) return value;
  const words = text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
  try {
    return encodeURIComponent(words.slice(0, maxLength));
  } catch {
    return value;
  }
}
