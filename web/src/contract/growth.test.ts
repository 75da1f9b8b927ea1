import { expect, test } from 'vitest';
import { expectLinear } from './growth.testkit.ts';

const letters = (size: number) => 'a'.repeat(size);

test('linear work passes, and its cost at the largest size is returned', async () => {
  const points = await expectLinear((text: string) => text.split('').sort(), letters, 1_000_000);
  expect(points.at(-1)?.size).toBe(1_000_000);
});

test('quadratic work is found', async () => {
  const quadratic = (text: string) => {
    let same = 0;
    for (const one of text) for (const other of text) same += Number(one === other);
    return same;
  };
  await expect(expectLinear(quadratic, letters, 8_192)).rejects.toThrow('less than 8 times the cost');
});
