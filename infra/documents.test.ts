import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns every Markdown file of the repository with its text. */
function documents(): { file: string; text: string }[] {
  const files = ['web', 'functions', 'infra']
    .flatMap((room) => readdirSync(root + room, { recursive: true }).map((name) => `${room}/${String(name)}`))
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
