import type { FeaturedMedia, Post, Term } from '#contract/cms.ts';
import type { Addresses } from './addresses.ts';
import { plainText } from './plain-text.ts';
import { decodeSlug } from '../question.ts';

/** Taxonomies in the order they are answered: badges first, tags after them. */
const taxonomies = ['category', 'post_tag'];

/**
 * Author, image and terms of a post. Any of them may be missing or, where users or media are hidden or deleted, an
 * error object or the whole index of the API; such a part is left out. Of an author only the name leaves the server:
 * WordPress adds the login and a hash of the e-mail address.
 */
export function readEmbedded(value: unknown, addresses: Addresses): Post['_embedded'] {
  if (!isRecord(value)) return undefined;
  const author = list(value.author).flatMap(readAuthor).slice(0, 1);
  const media = list(value['wp:featuredmedia'])
    .flatMap((item) => readMedia(item, addresses))
    .slice(0, 1);
  const found = list(value['wp:term']).flatMap(list).flatMap(readTerm);
  const terms = taxonomies.map((taxonomy) => found.filter((term) => term.taxonomy === taxonomy));
  const embedded = {
    ...(author.length > 0 ? { author } : {}),
    ...(media.length > 0 ? { 'wp:featuredmedia': media } : {}),
    ...(terms.some((group) => group.length > 0) ? { 'wp:term': terms } : {}),
  };
  return Object.keys(embedded).length > 0 ? embedded : undefined;
}

function readAuthor(value: unknown): { name: string }[] {
  if (!isRecord(value) || typeof value.name !== 'string') return [];
  const name = plainText(value.name);
  return name === '' ? [] : [{ name }];
}

function readTerm(value: unknown): Term[] {
  if (!isRecord(value)) return [];
  const { id, name, slug, taxonomy } = value;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof slug !== 'string' || typeof taxonomy !== 'string')
    return [];
  return [{ id, name: plainText(name), slug: decodeSlug(slug), taxonomy }];
}

function readMedia(value: unknown, addresses: Addresses): FeaturedMedia[] {
  if (!isRecord(value) || typeof value.source_url !== 'string' || value.media_type !== 'image') return [];
  const source = addresses.media(value.source_url);
  if (source === undefined) return [];
  const details = isRecord(value.media_details) ? value.media_details : {};
  const { width, height } = details;
  const srcset = isPixels(width) && isPixels(height) ? readSizes(details.sizes, width / height, addresses) : '';
  return [
    {
      source_url: source,
      alt_text: typeof value.alt_text === 'string' ? value.alt_text : '',
      ...(isPixels(width) && isPixels(height) ? { width, height } : {}),
      ...(srcset === '' ? {} : { srcset }),
    },
  ];
}

/** The sizes that show the whole picture, small first; thumbnails are cut to another shape. */
function readSizes(value: unknown, ratio: number, addresses: Addresses): string {
  const byWidth = new Map<number, string>();
  for (const size of isRecord(value) ? Object.values(value) : []) {
    if (!isRecord(size) || typeof size.source_url !== 'string') continue;
    const { width, height } = size;
    const address = addresses.media(size.source_url);
    if (address === undefined || !isPixels(width) || !isPixels(height)) continue;
    // WordPress rounds heights, so a whole picture may be one pixel off.
    if (Math.abs(width / ratio - height) <= 1) byWidth.set(width, address.replaceAll(',', '%2C'));
  }
  const widths = [...byWidth.keys()].sort((one, other) => one - other);
  return widths.length < 2 ? '' : widths.map((width) => `${byWidth.get(width)} ${width}w`).join(', ');
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
