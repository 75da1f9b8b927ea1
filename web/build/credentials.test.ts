import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildMs, buildSite } from './build-site.testkit.ts';

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
