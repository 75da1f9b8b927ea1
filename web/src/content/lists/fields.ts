import * as v from 'valibot';

/** How a field of an entry is edited in WordPress. */
export type FieldKind =
  | 'line'
  | 'paragraph'
  | 'number'
  | 'url'
  | 'date'
  | 'choice'
  | 'choices'
  | 'picture'
  | 'pictures';

/** Name and explanation of a field, for the people who edit it. */
export type FieldWords = { label: string; help: string };

/** Everything that the edit screen shows of a field. */
export type FieldMetadata = FieldWords & {
  kind: FieldKind;
  isRequired: boolean;
  /** Most characters of a text, or the highest number. */
  max?: number;
  options?: readonly string[];
  size?: PictureSize;
};

/** Pixels of a picture that content:pull writes: twice the size at which the site shows it. */
export type PictureSize = {
  width: number;
  height: number;
  /** `cover` cuts the edges off, `contain` adds transparent ones. */
  fit: 'cover' | 'contain';
};

/** Control and bidi characters: invisible, and able to reorder the sentences around them. */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text of one paragraph; line breaks become spaces. WordPress sends every field as a string, '' for an empty one. */
function oneParagraph(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replace(invisible, ' ').replace(/ {2,}/g, ' ').trim()),
    v.nonEmpty('some text'),
    v.check((text) => Array.from(text).length <= max, `at most ${max} characters`),
  );
}

/** Schema of a text in one line of at most `max` characters. */
export function line(words: FieldWords, max: number) {
  return v.pipe(oneParagraph(max), describe({ ...words, kind: 'line', isRequired: true, max }));
}

/** A longer text without headings, lists and links. */
export function paragraph(words: FieldWords, max: number) {
  return v.pipe(oneParagraph(max), describe({ ...words, kind: 'paragraph', isRequired: true, max }));
}

/** A number from 0, with a point before its decimals. */
export function number(words: FieldWords, max: number) {
  const expected = `a number from 0 to ${max}, without spaces and commas`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,9}(?:\.\d{1,9})?$/, expected),
    v.transform(Number),
    v.maxValue(max, expected),
    describe({ ...words, kind: 'number', isRequired: true, max }),
  );
}

/** An address of another website. */
export function url(words: FieldWords) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check(isHttpsUrl, 'an address that starts with https://'),
    describe({ ...words, kind: 'url', isRequired: true, max: 2_000 }),
  );
}

function isHttpsUrl(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, username, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && hostname.includes('.') && text.length <= 2_000;
}

/** A day. */
export function date(words: FieldWords) {
  const schema = v.pipe(v.string(), v.trim(), v.isoDate('a day such as 2026-11-30'));
  return v.pipe(schema, describe({ ...words, kind: 'date', isRequired: true }));
}

export function choice<const Option extends string>(words: FieldWords, options: readonly Option[]) {
  const schema = v.picklist(options, `one of ${options.join(', ')}`);
  return v.pipe(schema, describe({ ...words, kind: 'choice', isRequired: true, options }));
}

/** Some of these options. */
export function choices<const Option extends string>(words: FieldWords, options: readonly Option[], max: number) {
  return v.pipe(
    v.string(),
    v.transform(splitList),
    v.array(v.picklist(options, `only ${options.join(', ')}`)),
    v.minLength(1, `1 to ${max} of them`),
    v.maxLength(max, `1 to ${max} of them`),
    describe({ ...words, kind: 'choices', isRequired: true, options }),
  );
}

/** Two or more short texts, separated by commas. */
export function items(words: FieldWords) {
  return v.pipe(
    oneParagraph(400),
    v.transform(splitList),
    v.minLength(2, 'at least two, separated by commas'),
    describe({ ...words, kind: 'line', isRequired: true, max: 400 }),
  );
}

/** Sentences, one per line. */
export function sentences(words: FieldWords) {
  return v.pipe(
    v.string(),
    v.transform(splitLines),
    v.array(oneParagraph(160)),
    v.minLength(1, 'at least one line'),
    describe({ ...words, kind: 'paragraph', isRequired: true, max: 2_000 }),
  );
}

/** Two or more facts, one per line: a name, a colon and a value. */
export function facts(words: FieldWords) {
  const expected = 'at least two lines, each with a name, a colon and a value, such as “Talks on: phone, SMS”';
  const fact = v.pipe(
    v.string(),
    v.regex(/^[^:]{1,40}:.{1,120}$/u, expected),
    v.transform((text) => {
      const [name = '', ...value] = text.replace(invisible, ' ').split(':');
      return { name: name.trim(), value: value.join(':').trim() };
    }),
  );
  return v.pipe(
    v.string(),
    v.transform(splitLines),
    v.array(fact),
    v.minLength(2, expected),
    describe({ ...words, kind: 'paragraph', isRequired: true, max: 600 }),
  );
}

/** The same field, which may be empty. */
export function optional<Output>(field: v.GenericSchema<string, Output>) {
  const empty = v.pipe(
    v.string(),
    v.transform(() => undefined),
  );
  const either = v.lazy<v.GenericSchema<string, Output | undefined>>((value) =>
    typeof value === 'string' && value.trim() === '' ? empty : field,
  );
  return v.optional(v.pipe(either, describe({ ...fieldMetadata(field), isRequired: false })));
}

/** Adds what the edit screen shows to a schema. */
export function describe<Input>(metadata: FieldMetadata) {
  return v.metadata<Input, FieldMetadata>(metadata);
}

/** Returns what the edit screen shows of a field. */
export function fieldMetadata(field: v.GenericSchema): FieldMetadata {
  const described = 'wrapped' in field ? (field.wrapped as v.GenericSchema) : field;
  return v.getMetadata(described) as FieldMetadata;
}

function splitLines(text: string): string[] {
  return text.split(/\r?\n/).flatMap((part) => part.trim() || []);
}

/** Returns the parts of a text between commas, without empty ones. */
export function splitList(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}
