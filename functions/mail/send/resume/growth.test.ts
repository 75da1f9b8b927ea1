import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emailLimits } from '#contract/email.ts';
import { expectLinear } from '#contract/growth.testkit.ts';
import { checkContent } from './resume.ts';
import { objectStreamShapes, pdfShapes } from './pdf-shapes.testkit.ts';
import { pdfStream, pdfWith, sampleDocx } from './resume.testkit.ts';
import { binaryShapes, fill, packageShapes } from './word-shapes.testkit.ts';

/**
 * A quarter of the largest file, and of the XML at which the budget is spent. Quadratic work fails here if it takes more
 * than three seconds for the largest file.
 */
const [fileBytes, xmlBytes] = [emailLimits.resumeBytes / 4, 512 * 1024];

test.each([
  ...[...pdfShapes, ...binaryShapes, ...objectStreamShapes].map((shape) => [...shape, fileBytes] as const),
  ...packageShapes.map((shape) => [...shape, xmlBytes] as const),
])('a file with %s is checked in linear time', async (_, build, bytes) => {
  expect(await expectLinear(checkContent, build, bytes)).not.toEqual([]);
});

test('XML, forms and encoded texts that would take more than 128 MB or a second to examine end the check', async () => {
  const document = (bytes: number) =>
    sampleDocx({ name: 'word/document.xml', content: `<w instr="${fill('\n', bytes)}"/>` });
  const form = (bytes: number) => pdfWith('/AcroForm<</XFA 2 0 R>>', pdfStream(fill('< ', bytes)));
  const hexadecimal = (bytes: number) =>
    pdfWith('', pdfStream(deflateSync(fill('3230', bytes)), '/First 4/N 1/Filter[/FlateDecode/AHx/AHx]'));
  const [megabyte, aborted] = [1024 * 1024, { isAborted: true }];
  expect(await checkContent(document(1.9 * megabyte))).not.toMatchObject(aborted);
  expect(await checkContent(document(2.1 * megabyte))).toMatchObject(aborted);
  expect(await checkContent(form(7 * megabyte))).not.toMatchObject(aborted);
  expect(await checkContent(form(13 * megabyte))).toMatchObject(aborted);
  expect(await checkContent(hexadecimal(12 * megabyte))).not.toMatchObject(aborted);
  expect(await checkContent(hexadecimal(20 * megabyte))).toMatchObject(aborted);
});
