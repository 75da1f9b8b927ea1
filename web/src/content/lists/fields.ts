import * as v from 'valibot';
import { cleanText, type FieldRule, type Separator, splitText, textFault } from './field-rules.ts';

/** How a field of an entry is edited in WordPress. */
type FieldKind = 'line' | 'paragraph' | 'number' | 'url' | 'date' | 'choice' | 'choices' | FileKind;

/** Files of the media library. */
type FileKind = 'picture' | 'pictures' | 'recording';

/** Name and explanation of a field, for the people who edit it. */
export type FieldWords = { label: string; help: string };

/** Everything that WordPress's screens show and check of a field. */
export type FieldMetadata = FieldWords & {
  kind: FieldKind;
  isRequired: boolean;
  separator?: Separator;
  /** Checked in this order, unless an optional field is empty. */
  rules: readonly FieldRule[];
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

/** A field that is a text in WordPress, '' if it is empty, and has to meet the rules. */
function textField<Output>(metadata: Omit<FieldMetadata, 'isRequired'>, parse: (parts: string[]) => Output) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Output>(({ dataset, addIssue, NEVER }) => {
      const fault = textFault(metadata.rules, dataset.value, metadata.separator);
      if (fault === undefined) return parse(splitText(dataset.value, metadata.separator));
      addIssue({ message: fault });
      return NEVER;
    }),
    describe<Output>({ ...metadata, isRequired: true }),
  );
}

const filled: FieldRule = { rule: 'filled', expected: 'some text' };

function length(max: number): FieldRule {
  return { rule: 'length', max, expected: `at most ${max} characters` };
}

/** Schema of a text in one line of at most `max` characters. */
export function line(words: FieldWords, max: number, ...more: readonly FieldRule[]) {
  return textField({ ...words, kind: 'line', rules: [filled, length(max), ...more] }, ([text = '']) => text);
}

/** A longer text without headings, lists and links; line breaks become spaces. */
export function paragraph(words: FieldWords, max: number) {
  return textField({ ...words, kind: 'paragraph', rules: [filled, length(max)] }, ([text = '']) => text);
}

/** A number from 0, with a point before its decimals, or a whole one from 1. WordPress's screen takes other spellings. */
export function number(words: FieldWords, max: number, isWhole = false) {
  const expected = isWhole ? `a whole number from 1 to ${max}` : `a number from 0 to ${max}`;
  const rules: FieldRule[] = [{ rule: 'number', max, expected }];
  if (isWhole) rules.push({ rule: 'pattern', pattern: '^[1-9][0-9]*$', expected });
  return textField({ ...words, kind: 'number', rules }, ([text]) => Number(text));
}

/** Names of hosts with a dot that only a private network has. */
const privateHosts = 'local|localhost|internal|intranet|lan|home|corp|test|invalid';
const publicHost = `(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?!(?:${privateHosts})(?:[:/?#]|$))[\\p{L}][\\p{L}\\p{N}-]*`;

/** An address of another website. */
export function url(words: FieldWords) {
  const pattern = `^https://${publicHost}(?::[0-9]{1,5})?(?:[/?#][^\\p{Z}\\p{Cc}\\p{Cf}]*)?$`;
  const rule: FieldRule = { rule: 'pattern', pattern, expected: 'an address of a website that starts with https://' };
  return textField({ ...words, kind: 'url', rules: [length(2_000), rule] }, ([text = '']) => text);
}

export function date(words: FieldWords, ...more: readonly FieldRule[]) {
  const rule: FieldRule = { rule: 'day', expected: 'a day such as 2026-11-30' };
  return textField({ ...words, kind: 'date', rules: [rule, ...more] }, ([text = '']) => text);
}

export function choice<const Option extends string>(words: FieldWords, options: readonly Option[]) {
  const rule: FieldRule = { rule: 'options', options, expected: `one of ${options.join(', ')}` };
  return textField({ ...words, kind: 'choice', options, rules: [rule] }, ([text]) => text as Option);
}

export function choices<const Option extends string>(words: FieldWords, options: readonly Option[], max: number) {
  const rules: FieldRule[] = [
    { rule: 'options', options, expected: `only ${options.join(', ')}` },
    { rule: 'count', min: 1, max, expected: `1 to ${max} of them` },
  ];
  return textField({ ...words, kind: 'choices', separator: 'commas', options, rules }, (parts) => parts as Option[]);
}

/** Two or more short texts, separated by commas. */
export function items(words: FieldWords) {
  const count: FieldRule = { rule: 'count', min: 2, max: 400, expected: 'at least two, separated by commas' };
  const rules = [filled, length(400), count];
  return textField({ ...words, kind: 'line', separator: 'commas', rules }, (parts) => parts);
}

/** Sentences, one per line. */
export function sentences(words: FieldWords) {
  const rules: FieldRule[] = [
    { ...filled, expected: 'at least one line' },
    length(2_000),
    { rule: 'pattern', pattern: '^[^\\n]{1,160}$', expected: 'lines of at most 160 characters' },
  ];
  return textField({ ...words, kind: 'paragraph', separator: 'lines', rules }, (parts) => parts);
}

/** Facts, one per line: a name, a colon and a value. */
export function facts(words: FieldWords) {
  return rows(words, {
    min: 2,
    pattern: '^[^:]{1,60}:[^\\n]{1,160}$',
    expected: 'at least two lines, each with a name, a colon and a value, such as “Talks on: phone, SMS”',
    read: readFact,
  });
}

export function readFact(text: string): { name: string; value: string } {
  const [name = '', ...value] = text.split(':');
  return { name: name.trim(), value: value.join(':').trim() };
}

type RowRules<Row> = {
  pattern: string;
  expected: string;
  min?: number;
  max?: number;
  /** Reads a line that matches the pattern. */
  read: (text: string) => Row;
};

/** Values that are written one per line. */
export function rows<Row>(words: FieldWords, { read, ...row }: RowRules<Row>, ...more: readonly FieldRule[]) {
  const { pattern, expected, min = 1, max = 20 } = row;
  const rules: FieldRule[] = [
    length(2_000),
    { rule: 'pattern', pattern, expected },
    { rule: 'count', min, max, expected },
    ...more,
  ];
  return textField({ ...words, kind: 'paragraph', separator: 'lines', rules }, (parts) => parts.map(read));
}

/** The same field, which may be empty. */
export function optional<Output>(field: v.GenericSchema<string, Output>) {
  const empty = v.pipe(
    v.string(),
    v.transform(() => undefined),
  );
  const either = v.lazy<v.GenericSchema<string, Output | undefined>>((value) =>
    typeof value === 'string' && cleanText(value) === '' ? empty : field,
  );
  return v.optional(v.pipe(either, describe({ ...fieldMetadata(field), isRequired: false })));
}

/** Adds what WordPress's screens show and check to a schema. */
export function describe<Input>(metadata: FieldMetadata) {
  return v.metadata<Input, FieldMetadata>(metadata);
}

export function fieldMetadata(field: v.GenericSchema): FieldMetadata {
  const described = 'wrapped' in field ? (field.wrapped as v.GenericSchema) : field;
  return v.getMetadata(described) as FieldMetadata;
}
