import type { Post, PostCategory, PostImage } from '#contract/post.ts';
import type { UrlResolver } from './url-resolver.ts';
import { plainText } from './plain-text.ts';
import { decodeSlug } from '../wordpress/query.ts';
import { isRecord } from '#contract/text.ts';

/**
 * Returns author, image and categories of a post. Omits those that are missing or invalid: WordPress returns an error
 * object or the index of the API for hidden or deleted users and media. Returns only the name of an author, because
 * WordPress adds the login and a hash of the email address.
 */
export function readEmbedded(value: unknown, urls: UrlResolver): Pick<Post, 'author' | 'image' | 'categories'> {
  if (!isRecord(value)) return { categories: [] };
  return {
    author: list(value.author).flatMap(readAuthor)[0],
    image: list(value['wp:featuredmedia']).flatMap((item) => readImage(item, urls))[0],
    categories: list(value['wp:term']).flatMap(list).flatMap(readCategory),
  };
}

function readAuthor(value: unknown): string[] {
  if (!isRecord(value) || typeof value.name !== 'string') return [];
  const name = plainText(value.name);
  return name === '' ? [] : [name];
}

function readCategory(value: unknown): PostCategory[] {
  if (!isRecord(value) || value.taxonomy !== 'category') return [];
  const { id, name, slug } = value;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof slug !== 'string') return [];
  return [{ id, name: plainText(name), slug: decodeSlug(slug) }];
}

function readImage(value: unknown, urls: UrlResolver): PostImage[] {
  if (!isRecord(value) || typeof value.source_url !== 'string' || value.media_type !== 'image') return [];
  const url = urls.image(value.source_url);
  if (url === undefined) return [];
  const alt = typeof value.alt_text === 'string' ? value.alt_text : '';
  const { width, height, sizes } = isRecord(value.media_details) ? value.media_details : {};
  if (!isPixels(width) || !isPixels(height)) return [{ url, alt }];
  return [{ url, alt, width, height, srcset: readSizes(sizes, width / height, urls) }];
}

/** Returns the sizes with the image's aspect ratio, smallest first. Omits thumbnails, which are cropped. */
function readSizes(value: unknown, ratio: number, urls: UrlResolver): string | undefined {
  const byWidth = new Map<number, string>();
  for (const size of isRecord(value) ? Object.values(value) : []) {
    if (!isRecord(size) || typeof size.source_url !== 'string') continue;
    const { width, height } = size;
    const url = urls.image(size.source_url);
    if (url === undefined || !isPixels(width) || !isPixels(height)) continue;
    // WordPress rounds heights, so an uncropped size may differ by one pixel.
    if (Math.abs(width / ratio - height) <= 1) byWidth.set(width, url.replaceAll(',', '%2C'));
  }
  const widths = [...byWidth.keys()].sort((one, other) => one - other);
  return widths.length < 2 ? undefined : widths.map((width) => `${byWidth.get(width)} ${width}w`).join(', ');
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
