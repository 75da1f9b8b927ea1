import * as v from 'valibot';
import { describe, type FieldMetadata, type FieldWords, type PictureSize, splitList } from './fields.ts';

/** Path of a picture that content:pull has downloaded. It is served from the folder of the artwork. */
const picturePath = /^\/art\/pulled\/[0-9a-f]{16}\.webp$/;

/** A picture of WordPress's media library. */
export function picture(words: FieldWords, size: PictureSize) {
  const metadata: FieldMetadata = { ...words, kind: 'picture', isRequired: true, size };
  return v.pipe(v.string(), v.regex(picturePath, 'a picture'), describe(metadata));
}

/** Several pictures of WordPress's media library, in their order. */
export function pictures(words: FieldWords, size: PictureSize, { min, max }: { min: number; max: number }) {
  const expected = `${min} to ${max} pictures`;
  return v.pipe(
    v.string(),
    v.transform(splitList),
    v.array(v.pipe(v.string(), v.regex(picturePath, expected))),
    v.minLength(min, expected),
    v.maxLength(max, expected),
    describe({ ...words, kind: 'pictures', isRequired: true, size }),
  );
}
