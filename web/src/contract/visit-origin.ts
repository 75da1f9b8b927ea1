/**
 * What is known of a visit's origin: the host of the website that linked to us, the campaign that the link names, the
 * first page, and the last one before the form. In the order in which it is described.
 */
const originKeys = [
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'first',
  'last',
] as const;

/** Key of a visit's origin. A form sends the origin as a query, such as `referrer=example.com&first=%2Fservices`. */
export type OriginKey = (typeof originKeys)[number];

/** Longest value of a campaign, in characters as visitors count them, and longest path. */
const longest = { campaign: 60, path: 120 };

/**
 * Returns the query with known keys and clean values only. A link can put any text into its campaign, so that only
 * letters, digits and a few signs remain. A value that is no host or path is left out: it must not cost a message.
 */
export function cleanOrigin(query: string): string {
  return new URLSearchParams(readOrigin(query)).toString();
}

/**
 * Describes a visit's origin in one line, '' if nothing is known; `before` has the words before each value.
 * @example 'from example.com, first page /services'
 */
export function describeOrigin(query: string, before: Readonly<Record<OriginKey, string>>): string {
  const known = readOrigin(query);
  return known
    .filter(([key, value]) => key !== 'last' || known.every(([other, path]) => other !== 'first' || path !== value))
    .map(([key, value]) => `${before[key]} ${value}`)
    .join(', ');
}

function readOrigin(query: string): [key: OriginKey, value: string][] {
  const sent = new URLSearchParams(query);
  return originKeys
    .map((key): [OriginKey, string] => [key, cleanValue(key, sent.get(key) ?? '')])
    .filter(([, value]) => value !== '');
}

function cleanValue(key: OriginKey, value: string): string {
  if (key === 'referrer') return /^[a-z\d.-]{1,253}(:\d{1,5})?$/.test(value) ? value : '';
  if (key === 'first' || key === 'last') {
    return value.length <= longest.path && /^\/(?!\/)[\w/.~%&+-]*$/.test(value) ? value : '';
  }
  const words = value.replace(/[^\p{L}\p{M}\p{N}._+-]+/gu, ' ').trim();
  return [...words].slice(0, longest.campaign).join('').trim();
}
