import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { expect, onTestFinished, test } from 'vitest';
import { fullProduction, synthesize } from './synthesis/synthesis.ts';
import { websiteApp } from './website-app.ts';

const { allowSamples: _, ...launched } = fullProduction;

test('production refuses samples, in one sentence that says how many and how to override', () => {
  const samples = [{ file: 'team.ts' }, { file: 'team.ts' }, { file: 'stories.ts' }];
  expect(() => synthesize(launched, samples)).toThrow(/3 samples from 2 files .* -c allowSamples=yes/);
});

test('production refuses a domain that its pages do not name', () => {
  expect(() => synthesize(launched)).toThrow(/domain is “site.example” while every page names https:/);
});

test('a site that is not built stops the synthesis and names the command', () => {
  const dist = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  expect(() => websiteApp(new App({ outdir: dist }), { dist, findSamples: () => [] })).toThrow(/run npm run build/);
});
