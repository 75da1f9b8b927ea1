import { blogWords } from '#content/blog.ts';

/**
 * Returns the URL and label of the link that replaces an embedded frame. The CSP allows no frame but the map, and a
 * frame would contact a third party before the visitor clicks.
 */
export function embedLink(frame: URL): { href: string; label: string } {
  const host = frame.hostname.replace(/^(?:www|m)\./, '');
  const id = /^\/(?:embed|video|v|shorts)\/([\w-]{1,40})\/?$/.exec(frame.pathname)?.[1];
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const path = youTubePath(id, frame.searchParams);
    if (path !== undefined) return { href: `https://www.youtube.com/${path}`, label: blogWords.media.youTube };
  }
  if (id !== undefined && host === 'player.vimeo.com') {
    // Without its hash an unlisted film is not found.
    const hash = /^[\da-f]{1,40}$/.exec(frame.searchParams.get('h') ?? '')?.[0];
    return { href: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`, label: blogWords.media.vimeo };
  }
  return { href: frame.href, label: blogWords.media.frame(host) };
}

/** Returns the path of the page of an embedded film, playlist or live stream of YouTube. */
function youTubePath(id: string | undefined, query: URLSearchParams): string | undefined {
  const [list, channel] = ['list', 'channel'].map((name) => encodeURIComponent(query.get(name) ?? ''));
  if (id === 'live_stream') return channel ? `channel/${channel}/live` : undefined;
  if (id !== undefined && id !== 'videoseries') return `watch?v=${id}`;
  if (!list) return undefined;
  return query.get('listType') === 'user_uploads' ? `user/${list}` : `playlist?list=${list}`;
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
