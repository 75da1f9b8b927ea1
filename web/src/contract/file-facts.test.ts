import { expect, test } from 'vitest';
import { fileFacts } from './file-facts.ts';

test.each([
  [{ name: 'a.pdf', size: 12 }, 'PDF, 12 B'],
  [{ name: 'My work.v2.docx', size: 214 * 1024 }, 'DOCX, 214 KB'],
  [{ name: 'a.doc', size: 4 * 1024 * 1024 }, 'DOC, 4.0 MB'],
  [{ name: 'a.doc', size: 1024 * 1024 - 1 }, 'DOC, 1.0 MB'],
])('%o is described as %s', (file, facts) => {
  expect(fileFacts(file)).toBe(facts);
});
