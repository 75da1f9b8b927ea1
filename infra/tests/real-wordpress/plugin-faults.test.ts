import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FieldRule, PairRule } from '#content/lists/field-rules.ts';
import { type FieldMetadata, fieldMetadata } from '#content/lists/fields.ts';
import { type ContentList, pairRules } from '#content/lists/list.ts';
import { contentLists } from '#content/lists/lists.ts';
import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { anonymous } from '../../../functions/blog/wordpress/secret.ts';
import { checkList } from '../../commands/content-pull/check-list.ts';
import { photograph, startListsServer } from '../../commands/content-pull/lists-server.testkit.ts';
import { isLeftOut } from './packages.testkit.ts';

const plugin = fileURLToPath(new URL('../../../functions/wordpress-plugin/', import.meta.url));

/** Prints the faults of each entry of its input: [name of the list, texts by field, pictures by number]. */
const program = `
  require '${plugin}faults.php';
  ['words' => $words, 'lists' => $lists] = json_decode(file_get_contents('${plugin}lists.json'), true);
  $lists = array_column($lists, null, 'name');
  [$pictures, $entries] = json_decode(stream_get_contents(STDIN), true);
  echo json_encode(array_map(function ($entry) use ($words, $lists, $pictures) {
    return (object) site_faults($words, $lists[$entry[0]], $entry[1], function ($id) use ($pictures) { return $pictures[$id] ?? null; }, function () { return ''; });
  }, $entries));
`;

type Texts = Readonly<Record<string, string>>;

/** Texts that meet the rules of required fields. Without pictures, whose conversion takes long. */
const right: Readonly<Record<string, string>> = {
  line: 'One, two',
  paragraph: 'Talks on: phone\nAnswers: at night',
  number: '3',
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
  bytes: () => ['3'],
  pixels: () => ['4', '1,4'],
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
};

test.skipIf(isLeftOut)('wp-admin says of every wrong field what content:pull says', async () => {
  await using wordpress = await startListsServer();
  const good = await photograph(640, 400);
  const files: [string, Uint8Array | string, string, string?][] = [
    ['good.jpg', good, 'image/jpeg'],
    ['drawing.png', '<svg/>', 'image/svg+xml'],
    ['large.jpg', new Uint8Array(50_000_001), 'image/jpeg'],
    ['small.jpg', await photograph(59, 900), 'image/jpeg'],
    ['unsaid.jpg', good, 'image/jpeg', ''],
  ];
  const sizes = [
    [640, 400],
    [0, 0],
    [0, 0],
    [59, 900],
    [640, 400],
  ] as const;
  const pictures = Object.fromEntries(
    files.map(([name, file, type, alt = 'A picture'], index) => {
      wordpress.media.set(String(index + 1), { name, file, alt });
      const [width = 0, height = 0] = sizes[index] ?? [];
      return [index + 1, { name, type, bytes: file.length, width, height, alt }];
    }),
  );
  const entries = contentLists.flatMap((list) => wrongEntries(list).map((texts) => ({ list, texts })));
  const input = JSON.stringify([pictures, entries.map(({ list, texts }) => [list.name, texts])]);
  const { stdout, stderr } = spawnSync('php', ['-r', program], { input, encoding: 'utf8', maxBuffer: 1e8 });
  expect(stderr).toBe('');
  const said = JSON.parse(stdout) as Record<string, string>[];
  const found = new Set<string>();
  for (const list of contentLists) {
    const own = entries.flatMap(({ texts, ...entry }, index) => (entry.list === list ? [{ texts, index }] : []));
    wordpress.lists[list.name] = own.map(({ texts: { title = '', ...fields }, index }) => ({
      id: index,
      title,
      fields,
    }));
    const checked = await checkList({ cmsUrl: wordpress.cmsUrl, readCredential: anonymous }, list);
    for (const { id, problems } of checked === 'absent' ? [] : checked) {
      const sentences = [...problems].map(([name, text]) => [name, /”: (“.*) Edit it at /.exec(text)?.[1] ?? text]);
      expect({ texts: entries[id]?.texts, faults: said[id] }).toEqual({
        texts: entries[id]?.texts,
        faults: Object.fromEntries(sentences),
      });
      for (const [name, text] of sentences) found.add(`${list.name} ${name} ${text?.replace(/^.*?, expected /, '')}`);
    }
  }
  const expected = contentLists.flatMap((list) =>
    [...fieldRules(list), ...pairRules(list.schema).map((rule) => [rule.field, rule] as const)].map(
      ([name, rule]) => `${list.name} ${name} ${rule.expected}.`,
    ),
  );
  expect(expected.filter((sentence) => !found.has(sentence))).toEqual([]);
});

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
      return isUnbreakable || (rule.rule === 'bytes' && list.name !== 'team') ? [] : [[name, rule]];
    }),
  );
}
