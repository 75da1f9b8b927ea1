import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildMs, buildSite } from './build-site.testkit.ts';
import { siteFiles } from './site-files.ts';

test(
  'no script and no document authenticates to WordPress: only the proxy has the credentials',
  async () => {
    const client = join(await buildSite(), 'client');
    const files = (await readdir(client, { recursive: true })).filter((file) => /\.(js|html)$/.test(file));
    const texts = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
    expect(files.filter((_, index) => /Basic |authorization/i.test(texts[index]!))).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
  },
  buildMs,
);

function valuesOf(field: string): string[] {
  const text = siteFiles().find(({ path }) => path === '/.well-known/security.txt')?.text ?? '';
  return [...text.matchAll(new RegExp(`^${field}: (.+)$`, 'gm'))].map(([, value = '']) => value);
}

test('security.txt names a mailbox and its own URL, and ends once', () => {
  expect(valuesOf('Contact')).toEqual([expect.stringMatching(/^mailto:\S+@\S+$/)]);
  expect(valuesOf('Canonical')).toEqual([expect.stringMatching(/^https:\/\/.+\/\.well-known\/security\.txt$/)]);
  expect(valuesOf('Expires')).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)]);
});
