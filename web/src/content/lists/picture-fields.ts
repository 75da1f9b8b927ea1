import * as v from 'valibot';
import { pullWords } from '../pull.ts';
import type { FieldRule, FileRule } from './field-rules.ts';
import { describe, type FieldMetadata, type FieldWords, type PictureSize } from './fields.ts';

/** Media types of WordPress that the site accepts; not SVG, which may contain scripts and references. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Largest file of a picture: a photograph of 100 megapixels in the best quality has 40 MB. */
export const maxPictureBytes = 50_000_000;

/** A picture that content:pull has downloaded: its path in the folder of the artwork, and its alternative text. */
const pulledPicture = /^(?<src>\/art\/pulled\/[0-9a-f]{16}\.webp)(?: (?<alt>[^\n]+))?$/;

type PulledPicture = { src: string; alt?: string };

/**
 * A picture of WordPress's media library. With `hasAlt` it needs an alternative text; otherwise the text beside it says
 * who or what it shows.
 */
export function picture(words: FieldWords, size: PictureSize, { hasAlt = false } = {}) {
  const metadata: FieldMetadata = {
    ...words,
    kind: 'picture',
    isRequired: true,
    size,
    rules: pictureRules(size, hasAlt),
  };
  return v.pipe(
    v.string(),
    v.regex(pulledPicture, pullWords.missingPicture),
    v.transform(readPicture),
    describe(metadata),
  );
}

/** Several pictures of WordPress's media library, in their order, with alternative texts. */
export function pictures(words: FieldWords, size: PictureSize, { min, max }: { min: number; max: number }) {
  const expected = `${min} to ${max} pictures`;
  const rules: FieldRule[] = [...pictureRules(size, true), { rule: 'count', min, max, expected }];
  return v.pipe(
    v.string(),
    // Files of former pulls have commas between paths.
    v.transform((text) => (text === '' ? [] : text.split(/[\n,](?=\/art\/pulled\/)/))),
    v.array(v.pipe(v.string(), v.regex(pulledPicture, expected), v.transform(readPicture))),
    v.minLength(min, expected),
    v.maxLength(max, expected),
    describe({ ...words, kind: 'pictures', isRequired: true, separator: 'commas', size, rules }),
  );
}

function readPicture(text: string): PulledPicture {
  const { src = '', alt } = pulledPicture.exec(text)?.groups ?? {};
  return alt === undefined ? { src } : { src, alt };
}

/** Half of `size` suffices, the size at which the site shows a picture. */
export function leastPixels({ width, height, fit }: PictureSize): { width: number; height: number } {
  return { width: width / 2, height: fit === 'cover' ? height / 2 : 0 };
}

function pictureRules(size: PictureSize, hasAlt: boolean): FileRule[] {
  return [
    { rule: 'exists', expected: pullWords.missingPicture },
    { rule: 'format', types, expected: pullWords.notAPicture },
    { rule: 'bytes', max: maxPictureBytes, expected: pullWords.largePicture(maxPictureBytes / 1_000_000) },
    { rule: 'pixels', ...leastPixels(size), expected: pullWords.smallPicture(size.width / 2, size.height / 2) },
    ...(hasAlt ? [{ rule: 'alt', expected: pullWords.missingAlt } as const] : []),
  ];
}
