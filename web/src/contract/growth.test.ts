import { expect, test } from 'vitest';
import { expectLinear } from './growth.testkit.ts';

const letters = (size: number) => 'a'.repeat(size);

test('linear work passes, and its cost at the largest size is returned', async () => {
  const points = await expectLinear((text: string) => text.split('').sort(), letters, 1_000_000);
  expect(points.at(-1)?.size).toBe(1_000_000);
});

test('quadratic work is found', async () => {
  const quadratic = async (text: string) => / +$/.test(`${await Promise.resolve(text.replaceAll('a', ' '))}x`);
  await expect(expectLinear(quadratic, letters, 131_072)).rejects.toThrow('less than 8 times the cost');
});
