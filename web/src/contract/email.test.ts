import { expect, test } from 'vitest';
import { emailLimits, resumeExtension, resumeProblem } from './email.ts';

test.each([
  ['resume.pdf', '.pdf'],
  ['Resume.PDF', '.pdf'],
  ['my.cv.docx', '.docx'],
  ['.doc', '.doc'],
  ['resume', undefined],
  ['resume.pdf.exe', undefined],
  ['resume.constructor', undefined],
  ['', undefined],
])('the extension of %j is %s', (name, extension) => {
  expect(resumeExtension(name)).toBe(extension);
});

test('a file is rejected for its type, for being empty and for its size, in this order', () => {
  expect(resumeProblem({ name: 'a.exe', size: 0 })).toBe('wrongType');
  expect(resumeProblem({ name: 'a.pdf', size: 0 })).toBe('empty');
  expect(resumeProblem({ name: 'a.pdf', size: emailLimits.resumeBytes + 1 })).toBe('tooLarge');
  expect(resumeProblem({ name: 'a.pdf', size: emailLimits.resumeBytes })).toBeUndefined();
});

test('the largest application fits the body, and the body fits a Lambda event', () => {
  const largest = Math.ceil(emailLimits.resumeBytes / 3) * 4 + emailLimits.message * 6;
  expect(largest).toBeLessThan(emailLimits.bodyBytes);
  expect(emailLimits.bodyBytes).toBeLessThan(6_291_556);
});
