/** Path on the site below which CloudFront serves the files that are uploaded to WordPress. */
export const mediaPath = '/media';

/** Folder of the uploads below the root of a WordPress. */
export const uploadsPath = '/wp-content/uploads';

/** Media types of the pictures that the site serves, by extension. SVG is left out, because it may contain scripts. */
const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

/** Media types of recordings and films by extension. */
const playedTypes = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
} as const;

/** Media types of all files that the site serves, by extension. */
export const fileTypes = { ...pictureTypes, ...playedTypes, pdf: 'application/pdf' } as const;

/** Further names that servers have for `fileTypes`. */
export const otherTypeNames = [
  'audio/mp3',
  'audio/x-m4a',
  'audio/x-wav',
  'audio/wave',
  'audio/x-flac',
  'audio/webm',
  'application/ogg',
  'video/x-m4v',
] as const;

/**
 * Returns the root of the WordPress whose REST API is at `restRoot`, without a slash at its end.
 *
 * @example wordPressRoot('https://cms.example.com/news/wp-json/wp/v2') // 'https://cms.example.com/news'
 */
export function wordPressRoot(restRoot: string): string {
  const { origin, pathname } = new URL(restRoot);
  return origin + pathname.replace(/(?:\/[^/]+)?\/wp\/v2\/*$/, '');
}

/** A path of plain names, as `/media/*` serves it: servers decode slashes, dots and percent signs differently. */
const plainPath = /^(?:\/(?!\.)(?:[\w.~!$&'()*+,;=:@-]|%(?!25|2e|2f|5c|7f)[2-9a-f][0-9a-f])+)+$/i;

/**
 * Returns the path on the site of a path below the uploads, such as `/2026/11/a.png`; undefined if it is not a plain path
 * or its extension is not one of `types`.
 */
export function mediaUrl(path: string, types: object = pictureTypes): string | undefined {
  if (!plainPath.test(path)) return undefined;
  const extension = /\.(\w{1,5})$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? mediaPath + path : undefined;
}
