import { expect, test } from 'vitest';
import { emailLimits } from '#contract/email.ts';
import { expectLinear } from '#contract/growth.testkit.ts';
import { checkContent } from './resume-content.ts';
import { objectStreamShapes, pdfShapes } from './pdf-shapes.testkit.ts';
import { binaryShapes, packageShapes } from './word-shapes.testkit.ts';

/** Unpacked size of XML and of PDF objects at which the budget is nearly spent. */
const unpackedBytes = 4 * 1024 * 1024;

test.each([...pdfShapes, ...binaryShapes])('a file with %s is checked in linear time', async (_, build) => {
  expect(await expectLinear(checkContent, build, emailLimits.resumeBytes - 2_000)).not.toEqual([]);
});

test.each([...objectStreamShapes, ...packageShapes])('a file with %s is checked in linear time', async (_, build) => {
  expect(await expectLinear(checkContent, build, unpackedBytes)).not.toEqual([]);
});
