import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scopedNames } from './scoped-names.ts';

const css = '.card { gap: 0.5rem; animation: rise 1s }\n.card .title { color: red }\n@keyframes rise { to { top: 0 } }';

/** Names of the classes of two modules that are alike. */
function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'scoped-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['a.module.css', 'b.module.css']) writeFileSync(join(folder, file), css);
  const nameOf = scopedNames(folder);
  return (name: string, file: string) => nameOf(name, join(folder, file), css);
}

test('every class and motion of every module has a name of its own, of at most four letters, in any build', () => {
  const [one, other] = [setUp(), setUp()];
  const names = ['a.module.css', 'b.module.css'].flatMap((file) =>
    ['rise', 'card', 'title'].map((name) => [one(name, file), other(name, file)]),
  );
  expect(new Set(names.map(([name]) => name)).size).toBe(6);
  for (const [name, again] of names) {
    expect(name).toMatch(/^[A-Z][a-z][\da-z]{1,2}$/);
    expect(again).toBe(name);
  }
});

test('a class that is not in its module is no name to give', () => {
  expect(() => setUp()('other', 'a.module.css')).toThrow('Expected a class of a module');
  expect(() => setUp()('card', 'c.module.css')).toThrow('Expected a class of a module');
});
