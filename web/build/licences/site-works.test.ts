import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { notice, siteWorks } from './site-works.ts';

const installed = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

test('the notice names each work of the site once, with its holder and the words of its licence', () => {
  const files = ['react/index.js', 'react/jsx-runtime.js', 'react-dom/client.js'].map((file) => installed + file);
  const text = notice(siteWorks([...files, '/src/App.tsx', '\0rolldown/runtime.js']));
  for (const line of [/^react [\d.]+ \(MIT\)$/gm, /^react-dom [\d.]+ \(MIT\)$/gm, /^rolldown [\d.]+ \(MIT\)$/gm])
    expect(text.match(line)).toHaveLength(1);
  expect(text).toMatch(/^Copyright .*(Meta|Facebook)/m);
  expect(text).toContain('The Anek Project Authors');
  // Both have the same words, which stand there once.
  expect(text.match(/Meta Platforms, Inc/g)).toHaveLength(1);
  expect(text).not.toContain('App.tsx');
});
