/** Path on the site below which CloudFront serves the pictures that are uploaded to WordPress. */
export const mediaPath = '/media';

/** Folder of the uploads below the root of a WordPress. */
export const uploadsPath = '/wp-content/uploads';

/** Media types of the pictures that the site serves, by extension. SVG is left out, because it may contain scripts. */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

/**
 * Returns the root of the WordPress whose REST API is at `restRoot`, without a slash at its end.
 *
 * @example wordPressRoot('https://cms.example.com/news/wp-json/wp/v2') // 'https://cms.example.com/news'
 */
export function wordPressRoot(restRoot: string): string {
  const { origin, pathname } = new URL(restRoot);
  return origin + pathname.replace(/(?:\/[^/]+)?\/wp\/v2\/*$/, '');
}

/** Returns the path on the site of a path below the uploads, such as `/2026/11/a.png`; undefined if it is no picture. */
export function mediaUrl(path: string): string | undefined {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(pictureTypes, extension) ? mediaPath + path : undefined;
}
