import { blogWords } from '#content/words/blog-words.ts';

/**
 * Returns the URL and label of the link that replaces an embedded frame. The CSP allows no frame but the map, and a
 * frame would contact a third party before the visitor clicks.
 */
export function embedLink(frame: URL): { href: string; label: string } {
  const host = frame.hostname.replace(/^www\./, '');
  const id = /^\/(?:embed|video)\/([\w-]{1,40})$/.exec(frame.pathname)?.[1];
  if (id !== undefined && (host === 'youtube.com' || host === 'youtube-nocookie.com')) {
    return { href: `https://www.youtube.com/watch?v=${id}`, label: blogWords.media.youTube };
  }
  if (id !== undefined && host === 'player.vimeo.com') {
    return { href: `https://vimeo.com/${id}`, label: blogWords.media.vimeo };
  }
  return { href: frame.href, label: blogWords.media.frame(host) };
}

/**
 * Turns paragraphs that contain only a URL into links. WordPress leaves such a paragraph if it cannot resolve an embed.
 */
export function linkBareUrls(sanitized: string): string {
  return sanitized.replace(
    /<(p|div)(\s[^>]*)?>\s*(https?:\/\/[^\s<>"']+)\s*<\/\1>/g,
    (_, tag: string, attributes: string | undefined, url: string) =>
      `<${tag}${attributes ?? ''}><a href="${url}" target="_blank" rel="noopener">${url}</a></${tag}>`,
  );
}
