/**
 * What may follow an address where somebody has written it. Without the joiners U+200C and U+200D, with which words of
 * Indian scripts end.
 */
const following = '/ .,;:!*)]}>\'"`’”»…\u00a0\u200b\u200e\u200f\u2060\ufeff';

/**
 * Cuts off what messengers and mail programs hang on a decoded path: an encoded fragment, a query whose question mark was
 * encoded or lost, then slashes, punctuation, blanks and invisible characters.
 * @example withoutLinkEnd('/contact.&utm_source=x') // { path: '/contact', query: 'utm_source=x' }
 */
export function withoutLinkEnd(decoded: string): { path: string; query: string } {
  const link = decoded.split('#')[0] || '';
  const query = link.search(/[?&]/);
  let end = query < 0 ? link.length : query;
  while (end > 1 && following.indexOf(link.charAt(end - 1)) >= 0) end -= 1;
  return { path: link.slice(0, end), query: query < 0 ? '' : link.slice(query + 1).replace(/(^|&)amp;/g, '$1') };
}
