import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listedPaths } from './paths.testkit.ts';
import { product } from './product.testkit.ts';
import { readDocument } from './read-document.testkit.ts';

/** The Nu HTML Checker, without what it does not know of CSS. Not in package.json, because of its 30 MB. */
const checker = ['--yes', 'vnu-jar@26.9.27', '--errors-only', '--filterpattern', '.*CSS:.*'];

test('no document has an HTML error', async ({ skip }) => {
  skip(spawnSync('java', ['-version']).status !== 0, 'The HTML checker needs Java: nothing was checked.');
  const folder = await mkdtemp(join(tmpdir(), 'html-'));
  const others = ['/search?q=voice', '/nowhere', '/service/x', '/careers/x', '/blog/x', '/art/x'];
  for (const path of [...(await listedPaths(product)), ...others]) {
    const { text } = await readDocument(product.url + path);
    await writeFile(join(folder, `${encodeURIComponent(path)}.html`), text);
  }
  const { status, stdout, stderr } = spawnSync('npx', [...checker, folder], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  expect({ status, printed: stdout + stderr }).toEqual({ status: 0, printed: '' });
});
