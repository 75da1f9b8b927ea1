/** Returns the URL that writes to an address; `headers` are the subject and the body (RFC 6068). */
export function mailto(address: string, headers: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(headers).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const to = encodeURIComponent(address).replace('%40', '@');
  return query.length === 0 ? `mailto:${to}` : `mailto:${to}?${query.join('&')}`;
}
