import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { expect, onTestFinished, test } from 'vitest';
import { fullProduction, synthesize } from './synthesis/synthesis.testkit.ts';
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
