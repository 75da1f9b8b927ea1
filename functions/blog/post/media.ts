import { compile } from 'css-select';
import { blogWords } from '#content/blog.ts';
import { type Element, isElement } from './html-tree.ts';
import type { UrlResolver } from './url-resolver.ts';
import { writeTag, writeText } from './write-tag.ts';

/** Files of plugins and themes that fill the place of a picture until a script has loaded it. */
const codeFolder = /\/wp-(?:content\/(?:plugins|themes)|includes)\//i;
const placeholderName = /^\/(?:\dx\d|blank|pixel|spacer|placehold|trans|lazy|load)/i;

/** End of the name of a picture in one of WordPress's sizes. */
const sizeSuffix = /(?:-\d{1,5}x\d{1,5}|-scaled)?\.\w{1,5}$/;

/** Media in a `<noscript>`, which repeats a picture that scripts would load. */
const isCopied = compile('noscript *');

/** Returns the writer of the images, frames, films and recordings of one body, in their order. Others are undefined. */
export function createMediaWriter(urls: UrlResolver): (element: Element, content: string) => string | undefined {
  let previous = { name: '', isCopy: false };

  /** Drops the copy that a plugin writes into `<noscript>`, before or behind the element that its script fills. */
  function once(element: Element, url: string, html: string): string {
    const shown = { name: url.replace(sizeSuffix, ''), isCopy: isCopied(element) };
    const isRepeated = shown.name === previous.name && shown.isCopy !== previous.isCopy;
    previous = isRepeated ? { name: '', isCopy: false } : shown;
    return isRepeated ? '' : html;
  }

  function writeImage(element: Element): string {
    const { alt = '', class: names = '', width } = element.attribs;
    if (/\b(?:wp-smiley|emoji)\b/.test(names) && alt !== '') return writeTag('span', {}, writeText(alt));
    const sources = valuesOf(element, 'src');
    const sets = [...valuesOf(element, 'srcset'), ...sourcesIn(element.parent, 'srcset', element)];
    const source = first(sources, urls.image) ?? largest(sets, urls.image);
    if (source !== undefined) return once(element, source, picture(element, source, urls));
    // The page shows no picture of another host. Invisible ones only count readers, so they are dropped.
    const files = sources.filter(
      (url) => !codeFolder.test(url) || !placeholderName.test(url.slice(url.lastIndexOf('/'))),
    );
    const file = first(files, urls.file) ?? largest(sets, urls.file);
    if (file === undefined || Number(width) <= 3) return '';
    return once(element, file, externalLink(urls.upload(file) ?? file, alt.trim() || blogWords.media.picture));
  }

  function writeFrame(element: Element): string {
    const { title = '', width } = element.attribs;
    const source = first(valuesOf(element, 'src'), urls.file);
    if (source === undefined || Number(width) <= 3) return '';
    const file = urls.upload(source);
    const { href, label } = file ? { href: file, label: blogWords.media.file } : embedLink(new URL(source));
    return once(element, href, externalLink(href, title.trim() || label));
  }

  return (element, content) => {
    const { name } = element;
    if (name === 'img') return writeImage(element);
    if (name === 'iframe') return writeFrame(element);
    return name === 'video' || name === 'audio' ? player(name, element, content, urls) : undefined;
  };
}

/**
 * Returns the values that an attribute has or gets: plugins for lazy loading write it as `data-src`, `data-lazy-src` and
 * the like, which a script copies into `src` in place of a placeholder.
 */
function valuesOf({ attribs }: Element, name: 'src' | 'srcset' | 'sizes'): string[] {
  const lazy = new RegExp(
    `^data-(?:[a-z]+-)*${name}$|^data-${name}-[a-z]+$${name === 'src' ? '|^data-original$' : ''}`,
  );
  const names = Object.keys(attribs).filter((attribute) => attribute.length < 40 && lazy.test(attribute));
  return [...names, name].flatMap((attribute) => attribs[attribute] ?? []);
}

/** Returns the values of the `<source>` elements in a film, a recording or around a `picture`, among its first nodes. */
function sourcesIn(parent: Element['parent'], name: 'src' | 'srcset', picture?: Element): string[] {
  const elements = parent?.children.slice(0, 40).filter(isElement) ?? [];
  if (picture && !elements.includes(picture)) return [];
  return elements.flatMap((element) => (element.name === 'source' ? valuesOf(element, name) : []));
}

function first<Result>(values: string[], read: (value: string) => Result | undefined): Result | undefined {
  return values.map(read).find((result) => result !== undefined);
}

/** Returns the resolved URLs of a `srcset` with their sizes, without invalid ones. */
function candidatesOf(srcset: string, resolve: UrlResolver['file']): { url: string; size: string }[] {
  return srcset.split(/,\s+|(?<=\s\d{1,9}(?:\.\d{1,9})?[wx]),/).flatMap((candidate) => {
    const [, written = '', size = ''] = /^(\S+)(?:\s+(\d+w|\d+(?:\.\d+)?x))?$/.exec(candidate.trim()) ?? [];
    const url = resolve(written)?.replaceAll(',', '%2C');
    return url === undefined ? [] : [{ url, size }];
  });
}

function largest(sets: string[], resolve: UrlResolver['file']): string | undefined {
  const candidates = sets.flatMap((set) => candidatesOf(set, resolve));
  return candidates.sort((one, other) => parseFloat(other.size) - parseFloat(one.size))[0]?.url;
}

/** Resolves the URLs of a `srcset`. Omits invalid candidates, and all of them if they are one file. */
function mediaSet(srcset: string, urls: UrlResolver): string | undefined {
  const candidates = candidatesOf(srcset, urls.image).filter(({ size }) => size !== '');
  const isOneFile = candidates.length > 1 && new Set(candidates.map(({ url }) => url)).size === 1;
  return isOneFile ? undefined : candidates.map(({ url, size }) => `${url} ${size}`).join(', ') || undefined;
}

function picture(element: Element, src: string, urls: UrlResolver): string {
  const { id, class: names, width, height, alt = '' } = element.attribs;
  const srcset = first(valuesOf(element, 'srcset'), (value) => mediaSet(value, urls));
  const sizes = srcset && valuesOf(element, 'sizes').find((value) => value !== 'auto');
  const size = pixels(width, height);
  return writeTag('img', { id, class: names, src, srcset, sizes, ...size, alt, loading: 'lazy', decoding: 'async' });
}

/** Returns a player of the first file that most browsers play, or a link to a file of another host. */
function player(name: 'video' | 'audio', element: Element, content: string, urls: UrlResolver): string {
  const { id, poster = '', width, height } = element.attribs;
  const files = [...valuesOf(element, 'src'), ...sourcesIn(element, 'src')];
  const uploads = files.flatMap((file) => urls.upload(file) ?? []);
  const src = uploads.find((url) => /\.(?:mp[34]|m4[av])$/i.test(url)) ?? uploads[0];
  if (src === undefined) {
    const file = first(files, urls.file);
    // Without a file, the text between the tags says more than an empty player.
    return file === undefined ? content : externalLink(file, blogWords.media[name]);
  }
  // Without a time, Safari shows no first frame; WordPress's block and many editors name one.
  const time = files.map((file) => /#t=[\d.,]{1,20}$/.exec(file)?.[0]).find(Boolean) ?? '';
  const video = name === 'video' && { playsinline: '', poster: urls.image(poster) };
  const size = pixels(width, height);
  return writeTag(name, { src: src + time, controls: '', preload: 'metadata', ...video, ...size, id });
}

function externalLink(href: string, text: string): string {
  return writeTag('a', { href, target: '_blank', rel: 'noopener' }, writeText(text));
}

function pixels(width = '', height = ''): { width?: string; height?: string } {
  return [width, height].every((value) => /^\d{1,5}$/.test(value)) ? { width, height } : {};
}

/**
 * Returns the URL and label of the link that replaces an embedded frame. The CSP allows no frame but the map, and a
 * frame would contact a third party before the visitor clicks.
 */
function embedLink(frame: URL): { href: string; label: string } {
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
