import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each([
  ['deploy.ts', ['production'], 'Expected a stage, one of dev, staging, prod, got “production”'],
  ['release.ts', ['staging'], 'Expected 2 words, got “staging”.'],
  ['content-pull/print-pull.ts', ['--cms', 'cms'], 'Expected the URL of a REST API, got “cms”.'],
  ['check-site/check-site.ts', ['example.com'], 'Expected an origin, got “example.com”.'],
])('%s %o exits with 1, prints what was expected and the usage, and no stack trace', (file, words, sentence) => {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...words], {
    encoding: 'utf8',
  });
  const [message, usage, ...others] = stderr.trimEnd().split('\n');
  expect({ status, stdout, others }).toEqual({ status: 1, stdout: '', others: [] });
  expect(message).toContain(sentence);
  expect(usage).toMatch(/^Usage: npm run [\w:]+ -- /);
});
