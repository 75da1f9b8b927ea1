import type { Attributes, Tag } from 'sanitize-html';
import { blogWords } from '#content/blog.ts';
import { copyMark, sourcesMark } from './media-markup.ts';
import type { UrlResolver } from './url-resolver.ts';

/** Returns the tags in place of the images, frames, films and recordings of one body, in their order. */
export type MediaTags = Record<'img' | 'iframe' | 'video' | 'audio', (name: string, attributes: Attributes) => Tag>;

/** An image without attributes, which the sanitizer's caller removes. */
const dropped: Tag = { tagName: 'img', attribs: {} };

const codeFolder = /\/wp-(?:content\/(?:plugins|themes)|includes)\//i;
const placeholderName = /^(?:\dx\d|blank|pixel|spacer|placehold|trans|lazy|load)/i;

/** End of the name of a picture in one of WordPress's sizes. */
const sizeSuffix = /(?:-\d{1,5}x\d{1,5}|-scaled)?\.\w{1,5}$/;

/** Whether a URL is that of a file of a plugin or a theme that fills the place of a picture until a script has loaded it. */
function isPlaceholder(url: string): boolean {
  const nameStart = url.lastIndexOf('/') + 1;
  const folder = codeFolder.exec(url);
  return folder !== null && folder.index + folder[0].length < nameStart && placeholderName.test(url.slice(nameStart));
}

/** Returns the tags for media whose URLs `urls` resolves. */
export function mediaTags(urls: UrlResolver): MediaTags {
  let previous = { name: '', isCopy: false };

  /** Drops the copy that a plugin writes into `<noscript>`, before or behind the element that its script fills. */
  function once(attributes: Attributes, url: string, tag: Tag): Tag {
    const shown = { name: url.replace(sizeSuffix, ''), isCopy: copyMark in attributes };
    const isRepeated = shown.name === previous.name && shown.isCopy !== previous.isCopy;
    previous = isRepeated ? { name: '', isCopy: false } : shown;
    return isRepeated ? dropped : tag;
  }

  return {
    img(_, attributes) {
      const { alt = '', class: names = '', width } = attributes;
      if (/\b(?:wp-smiley|emoji)\b/.test(names) && alt !== '') return { tagName: 'span', attribs: {}, text: alt };
      const sources = valuesOf(attributes, 'src');
      const source = first(sources, urls.image);
      if (source !== undefined) return once(attributes, source, picture(attributes, source, urls));
      // The page shows no picture of another host. Invisible ones only count readers, so they are dropped.
      const file = first(
        sources.filter((url) => !isPlaceholder(url)),
        urls.file,
      );
      if (file === undefined || Number(width) <= 3) return dropped;
      return once(attributes, file, externalLink(urls.upload(file) ?? file, alt.trim() || blogWords.media.picture));
    },
    iframe(_, attributes) {
      const { title = '', width } = attributes;
      const source = first(valuesOf(attributes, 'src'), urls.file);
      if (source === undefined || Number(width) <= 3) return { tagName: 'span', attribs: {} };
      const file = urls.upload(source);
      const { href, label } = file ? { href: file, label: blogWords.media.file } : embedLink(new URL(source));
      return once(attributes, href, externalLink(href, title.trim() || label));
    },
    video: (tagName, attributes) => player(tagName, attributes, blogWords.media.video, urls),
    audio: (tagName, attributes) => player(tagName, attributes, blogWords.media.audio, urls),
  };
}

/**
 * Returns the values that an attribute has or gets: plugins for lazy loading write it as `data-src`, `data-lazy-src` and
 * the like, which a script copies into `src` in place of a placeholder.
 */
function valuesOf(attributes: Attributes, name: 'src' | 'srcset' | 'sizes'): string[] {
  const lazy = new RegExp(
    `^data-(?:[a-z]+-)*${name}$|^data-${name}-[a-z]+$${name === 'src' ? '|^data-original$' : ''}`,
  );
  const names = Object.keys(attributes).filter((attribute) => attribute.length < 40 && lazy.test(attribute));
  return [...names, name].flatMap((attribute) => attributes[attribute] ?? []);
}

function first<Result>(values: string[], read: (value: string) => Result | undefined): Result | undefined {
  for (const value of values) {
    const result = read(value);
    if (result !== undefined) return result;
  }
  return undefined;
}

function picture(attributes: Attributes, src: string, urls: UrlResolver): Tag {
  const { id, class: names, width, height, alt = '' } = attributes;
  const srcset = first(valuesOf(attributes, 'srcset'), (value) => mediaSet(value, urls) || undefined);
  const sizes = valuesOf(attributes, 'sizes').find((value) => value !== 'auto');
  return {
    tagName: 'img',
    attribs: {
      ...(id !== undefined && { id }),
      ...(names !== undefined && { class: names }),
      src,
      ...(srcset !== undefined && { srcset, ...(sizes !== undefined && { sizes }) }),
      ...pixels(width, height),
      alt,
      loading: 'lazy',
      decoding: 'async',
    },
  };
}

/** Resolves the URLs of a `srcset`. Omits invalid candidates, and all of them if they are one file. */
function mediaSet(srcset: string, urls: UrlResolver): string {
  const candidates = srcset
    .split(/,\s+/)
    .map((candidate) => /^(\S+)\s+(\d+w|\d+(?:\.\d+)?x)$/.exec(candidate.trim()))
    .flatMap((match) => {
      const url = match?.[1] === undefined ? undefined : urls.image(match[1]);
      return url === undefined ? [] : [[url.replaceAll(',', '%2C'), match?.[2]] as const];
    });
  const isOneFile = candidates.length > 1 && new Set(candidates.map(([url]) => url)).size === 1;
  return isOneFile ? '' : candidates.map((candidate) => candidate.join(' ')).join(', ');
}

/** Returns a player of the first file that most browsers play, or a link to a file of another host. */
function player(tagName: string, attributes: Attributes, label: string, urls: UrlResolver): Tag {
  const { id, poster, width, height, [sourcesMark]: sources = '' } = attributes;
  const files = [...valuesOf(attributes, 'src'), ...sources.split(' ')];
  const uploads = files.flatMap((file) => urls.upload(file) ?? []);
  const src = uploads.find((url) => /\.(?:mp[34]|m4[av])$/i.test(url)) ?? uploads[0];
  // Without a time, Safari shows no first frame; WordPress's block and many editors name one.
  const time = files.map((file) => /#t=[\d.,]{1,20}$/.exec(file)?.[0]).find(Boolean) ?? '';
  if (src === undefined) {
    const file = first(files, urls.file);
    return file === undefined ? { tagName: 'span', attribs: {} } : externalLink(file, label);
  }
  const image = tagName === 'video' && poster !== undefined ? urls.image(poster) : undefined;
  return {
    tagName,
    attribs: {
      ...(id !== undefined && { id }),
      src: src + time,
      controls: '',
      ...(tagName === 'video' && { playsinline: '' }),
      preload: 'metadata',
      ...(image !== undefined && { poster: image }),
      ...pixels(width, height),
    },
  };
}

function externalLink(href: string, text: string): Tag {
  return { tagName: 'a', attribs: { href, target: '_blank', rel: 'noopener' }, text };
}

function pixels(width: string | undefined, height: string | undefined): Attributes {
  const [isWidth, isHeight] = [width, height].map((value) => value !== undefined && /^\d{1,5}$/.test(value));
  return isWidth && isHeight ? { width: width!, height: height! } : {};
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
