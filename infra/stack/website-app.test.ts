import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { expect, onTestFinished, test } from 'vitest';
import { deployable, maxFolderBytes } from './site-build.ts';
import { fullProduction, synthesize } from '../tests/synthesis/synthesis.testkit.ts';
import { websiteApp } from './website-app.ts';

const { allowSamples: _, ...launched } = fullProduction;

test('production with sample content is rejected, in one sentence with the number and the override', () => {
  const samples = [{ file: 'team.ts' }, { file: 'team.ts' }, { file: 'stories.ts' }];
  expect(() => synthesize(launched, samples)).toThrow(/3 samples from 2 files .* -c allowSamples=yes/);
});

test('production is rejected if its pages name another domain', () => {
  expect(() => synthesize(launched)).toThrow(/domain is “site.example” while every page names https:/);
});

test('a missing build stops the synthesis and names the command', () => {
  const dist = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  expect(() => websiteApp(new App({ outdir: dist }), { dist, findSamples: () => [] })).toThrow(/run npm run build/);
});

test('a folder with more pictures than a deployment uploads is an error with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pulled'));
  for (const name of ['a.webp', 'pulled/b.webp']) {
    writeFileSync(join(folder, name), '');
    // A sparse file, which takes no place on the disk.
    truncateSync(join(folder, name), maxFolderBytes / 2);
  }
  expect(deployable(folder)).toBe(folder);
  writeFileSync(join(folder, 'c.webp'), 'one more');
  expect(() => deployable(folder)).toThrow(/^Expected at most 200 MB in .*, got 201 MB: remove pictures/);
});
