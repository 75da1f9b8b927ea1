import { readFile } from 'node:fs/promises';
import type { FieldRule, PairRule } from '#content/lists/field-rules.ts';
import { type FieldMetadata, fieldMetadata } from '#content/lists/fields.ts';
import { type ContentList, pairRules } from '#content/lists/list.ts';
import { contentLists } from '#content/lists/lists.ts';
import type { GenericSchema } from 'valibot';
import { anonymous } from '../../../functions/blog/wordpress/secret.ts';
import { checkList } from './check-list.ts';
import { photograph, startListsServer } from './lists-server.testkit.ts';

type Texts = Readonly<Record<string, string>>;

/** An entry, and what content:pull says of it: by field what the field has and what is expected. */
type CheckedEntry = { list: ContentList; texts: Texts; faults: Readonly<Record<string, string>> };

/** Texts that meet the rules of required fields. Without pictures, whose conversion takes long. */
const right: Readonly<Record<string, string>> = {
  line: 'One, two',
  paragraph: 'Talks on: phone\nAnswers: at night',
  number: '3',
  date: '2026-11-30',
  url: 'https://clinic.example/a~b?c=d',
};

/** Texts that do not meet a rule, and texts at its limit that do. */
const examples: { [Rule in FieldRule['rule']]: (rule: Extract<FieldRule, { rule: Rule }>) => string[] } = {
  filled: () => ['', ' \u202e ', '\ufeff\u00a0'],
  length: ({ max }) => ['x'.repeat(max + 1), '🧵'.repeat(max), '🧵'.repeat(max + 1), `a, ${'ગ'.repeat(max)}`],
  pattern: () => [
    'Rajkot',
    'a:b\nc',
    ':x\ny:z',
    'x'.repeat(161),
    '٣: ٤\nb: c',
    'http://a.example',
    'https://localhost',
    'https://a.local/x',
    'https://10.0.0.1',
    'https://u@a.example',
    'https://bücher.example/ü',
    'https://a.example/b c',
    'https://a.example:8443',
    'https://a.example\\b',
  ],
  number: ({ max }) => [`${max}`, `${max}.5`, '-1', '1,5', '1e3', '٣', '5 ', ''],
  day: () => ['2026-02-31', '2024-02-29', '2025-02-29', '30 November', '2026-1-1', '٢٠٢٦-01-01'],
  options: ({ options, options: [first = ''] }) => [
    `${first}x`,
    first.toUpperCase(),
    `${first},${first}`,
    `${first}, x`,
    options.join(','),
  ],
  count: ({ min, max }) => [min - 1, min, max, max + 1].map((count) => Array(Math.min(count, 50)).fill('a').join(',')),
  // Only WordPress knows whether what a text names exists.
  known: () => [],
  exists: () => ['404', '', 'x', '1,', '404,2', 'https://example.com/a.png'],
  format: () => ['2'],
  bytes: ({ max }) => [max < 2e6 ? '8' : '3'],
  pixels: () => ['4', '1,4'],
  seconds: () => ['7'],
  alt: () => ['5', '5,4'],
};

/** Pairs of texts for the two fields of a rule. */
const pairExamples: { [Rule in PairRule['rule']]: readonly (readonly [string, string])[] } = {
  either: [
    ['', ''],
    ['India', ''],
  ],
  above: [
    ['8', '9'],
    ['9', '9'],
    ['9', ''],
    ['10', '9'],
    ['9', '-'],
  ],
  notBefore: [
    ['2026-11-01', '2026-11-02'],
    ['2026-11-02', '2026-11-02'],
    ['2026-11-02', ''],
    ['x', '2026-11-02'],
  ],
  with: ['6', spoken('0:00 0:02')].map((other) => ['', other]),
  during: ['0:00 0:12.25', '0:02 0:02', '0:03 0:01', '0:00 1:02'].map((times) => [spoken(times), '6']),
};

function spoken(times: string): string {
  return times.replaceAll(/\S+ ?/g, '$& Agent: Hello.\n');
}

/** Files of the entries by number: name, file, alternative text, and the size or length that WordPress knows. */
export async function picturesOfEntries() {
  const good = { file: await photograph(640, 400), type: 'image/jpeg', width: 640, height: 400, alt: 'A picture' };
  const recorded = await readFile(new URL('../../../web/public/demo/call.mp3', import.meta.url));
  const call = { name: 'call.mp3', file: recorded, type: 'audio/mpeg', seconds: 13, alt: '' };
  return {
    1: { ...good, name: 'good.jpg' },
    2: { ...good, name: 'drawing.png', file: '<svg/>', type: 'image/svg+xml', width: 0, height: 0 },
    3: { ...good, name: 'large.jpg', file: new Uint8Array(50_000_001), width: 0, height: 0 },
    4: { ...good, name: 'small.jpg', file: await photograph(59, 900), width: 59, height: 900 },
    5: { ...good, name: 'unsaid.jpg', alt: '' },
    6: call,
    7: { ...call, name: 'short.mp3', file: call.file.subarray(0, 12_000), seconds: 2 },
    8: { ...call, name: 'large.mp3', file: new Uint8Array(1_500_001), seconds: 0 },
  };
}

/** Has content:pull check an entry for each example of each rule, and returns the sentences of rules that none broke. */
export async function checkWrongEntries(pictures: Awaited<ReturnType<typeof picturesOfEntries>>) {
  await using wordpress = await startListsServer();
  for (const [id, { name, file, alt }] of Object.entries(pictures)) wordpress.media.set(id, { name, file, alt });
  const entries: CheckedEntry[] = [];
  for (const list of contentLists) {
    const own = wrongEntries(list);
    wordpress.lists[list.name] = own.map(({ title = '', ...fields }, id) => ({ id, title, fields }));
    const checked = await checkList({ cmsUrl: wordpress.cmsUrl, readCredential: anonymous }, list);
    for (const { id, problems } of checked === 'absent' ? [] : checked) {
      const faults = [...problems].map(([name, text]) => [name, /”: (“.*) Edit it at /.exec(text)?.[1] ?? text]);
      entries.push({ list, texts: own[id] ?? {}, faults: Object.fromEntries(faults) });
    }
  }
  const found = new Set(
    entries.flatMap(({ list, faults }) =>
      Object.entries(faults).map(([name, text]) => `${list.name} ${name} ${text.replace(/^.*?, expected /, '')}`),
    ),
  );
  const expected = contentLists.flatMap((list) =>
    [...fieldRules(list), ...pairRules(list.schema).map((rule) => [rule.field, rule] as const)].map(
      ([name, rule]) => `${list.name} ${name} ${rule.expected}.`,
    ),
  );
  return { entries, unbroken: expected.filter((sentence) => !found.has(sentence)) };
}

/** Returns an entry for each example of each rule, all other required fields being right, except pictures. */
function wrongEntries(list: ContentList): Texts[] {
  const rightTexts: Texts = Object.fromEntries(
    fieldsOf(list).map(([name, { kind, isRequired, options }]) => [
      name,
      (isRequired && (right[kind] ?? options?.[0])) || '',
    ]),
  );
  return [
    rightTexts,
    ...fieldRules(list).flatMap(([name, rule]) =>
      examples[rule.rule](rule as never).map((text) => ({ ...rightTexts, [name]: text })),
    ),
    ...pairRules(list.schema).flatMap(({ rule, field, other }) =>
      pairExamples[rule].map(([text, otherText]) => ({ ...rightTexts, [field]: text, [other]: otherText })),
    ),
  ];
}

function fieldsOf(list: ContentList): [string, FieldMetadata][] {
  const { id: _id, slug: _slug, ...fields }: Readonly<Record<string, GenericSchema>> = list.schema.entries;
  return Object.entries(fields).map(([name, schema]) => [name, fieldMetadata(schema)]);
}

/** Returns the rules that an entry may break, with the field. One list suffices for a file of 50 MB. */
function fieldRules(list: ContentList): [string, FieldRule][] {
  return fieldsOf(list).flatMap(([name, { rules, isRequired }]) =>
    rules.flatMap((rule): [string, FieldRule][] => {
      const isUnbreakable = rule.rule === 'known' || (rule.rule === 'filled' && !isRequired);
      return isUnbreakable || (rule.rule === 'bytes' && rule.max > 2e6 && list.name !== 'team') ? [] : [[name, rule]];
    }),
  );
}
