import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns every Markdown file of the repository with its text. */
function documents(): { file: string; text: string }[] {
  const files = ['web', 'functions', 'infra']
    .flatMap((folder) => readdirSync(root + folder, { recursive: true }).map((name) => `${folder}/${String(name)}`))
    .filter((file) => file.endsWith('.md') && !/\/(dist|dist-next|node_modules|results)\//.test(file));
  return ['README.md', '.github/CHANGELOG.md', ...files].map((file) => ({
    file,
    text: readFileSync(root + file, 'utf8'),
  }));
}

test('every file that a document links to, or names from the root, exists', () => {
  const gone = documents().flatMap(({ file, text }) => {
    const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(file), path));
    const named = [...text.matchAll(/`((?:web|functions|infra)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    return [...linked, ...named].filter((path) => !existsSync(root + path)).map((path) => `${file}: ${path}`);
  });
  expect(gone).toEqual([]);
});

test('every file in the first column of a README is in the folder of the README or in the root', () => {
  const named = documents().flatMap(({ file, text }) =>
    [...text.matchAll(/^\| ((?:`[\w.-]+(?:\/[\w.-]*)*`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+(?:\/|\.(?:ts|mjs|json|md))|[^`]+\/[^`]+)`/g)].map(([, name = '']) => ({
        folder: dirname(file),
        name,
      })),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(
    named.filter(({ folder, name }) => !existsSync(root + join(folder, name)) && !existsSync(root + name)),
  ).toEqual([]);
});

/** Rows of the table under "Where is …" in the root README. */
function whereIs(): { topic: string; places: string[] }[] {
  const readme = readFileSync(`${root}README.md`, 'utf8');
  const [, table = ''] = /\n## Where is …\n([\s\S]*?)\n## /.exec(readme) ?? [];
  return [...table.matchAll(/^\| (?!… |---)(.+?) \| (.+) \|$/gm)].map(([, topic = '', places = '']) => ({
    topic,
    places: [...places.matchAll(/`([^`]+)`|\]\(([^)]+)\)|(Decisions)/g)].map(([, named, linked, heading]) => {
      return named ?? linked ?? heading ?? '';
    }),
  }));
}

test('"Where is …" has a place for at least 27 topics, and every place exists', () => {
  const rows = whereIs();
  expect(rows.length).toBeGreaterThanOrEqual(27);
  expect(rows.filter(({ places }) => places.length === 0)).toEqual([]);
  const places = rows.flatMap((row) => row.places).filter((place) => place !== 'Decisions');
  expect(places.filter((place) => !existsSync(root + place))).toEqual([]);
});

test('words that "Where is …" quotes are in the place that it names', () => {
  const quotes = whereIs().flatMap(({ topic, places: [place = ''] }) =>
    [...topic.matchAll(/"([^"]+)"/g)].map(([, words = '']) => ({ words, place })),
  );
  expect(quotes.length).toBeGreaterThan(5);
  const textOf = (place: string) =>
    statSync(root + place).isDirectory()
      ? readdirSync(root + place).map((file) => readFileSync(root + place + file, 'utf8'))
      : [readFileSync(root + place, 'utf8')];
  expect(quotes.filter(({ words, place }) => !textOf(place).some((text) => text.includes(words)))).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };

test('every program that a command runs exists', () => {
  const programs = Object.values(scripts).flatMap(
    (script) => script.match(/\b(?:web|functions|infra)\/[\w./-]+/g) ?? [],
  );
  expect(programs.length).toBeGreaterThan(5);
  expect(programs.filter((program) => !existsSync(root + program))).toEqual([]);
});

test('every npm script that a document names is in package.json', () => {
  const unknown = documents().flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name = '']) => (name in scripts ? [] : `${file}: ${name}`)),
  );
  expect(unknown).toEqual([]);
});
