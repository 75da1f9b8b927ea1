/**
 * Where a visitor can see what an embedded frame would have shown. The CSP lets no frame but the map load, and a
 * frame would call a third party before a click, so an embed is a link to the provider's own page.
 */
export function embedAddress(frame: URL): { href: string; label: string } {
  const host = frame.hostname.replace(/^www\./, '');
  const id = /^\/(?:embed|video)\/([\w-]{1,40})$/.exec(frame.pathname)?.[1];
  if (id !== undefined && (host === 'youtube.com' || host === 'youtube-nocookie.com')) {
    return { href: `https://www.youtube.com/watch?v=${id}`, label: 'Watch on YouTube' };
  }
  if (id !== undefined && host === 'player.vimeo.com') {
    return { href: `https://vimeo.com/${id}`, label: 'Watch on Vimeo' };
  }
  return { href: frame.href, label: `Open on ${host}` };
}

/**
 * Makes links of paragraphs that hold nothing but an address: what WordPress leaves of an embed it could not resolve.
 */
export function linkBareAddresses(sanitized: string): string {
  return sanitized.replace(
    /<(p|div)(\s[^>]*)?>\s*(https?:\/\/[^\s<>"']+)\s*<\/\1>/g,
    (_, tag: string, attributes: string | undefined, address: string) =>
      `<${tag}${attributes ?? ''}><a href="${address}" target="_blank" rel="noopener">${address}</a></${tag}>`,
  );
}
