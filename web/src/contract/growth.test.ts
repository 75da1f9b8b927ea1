import { expect, test } from 'vitest';
import { expectLinear } from './growth.testkit.ts';

const letters = (size: number) => 'a'.repeat(size);

test('quadratic work is found', async () => {
  const quadratic = (text: string) => {
    let same = 0;
    for (const one of text) for (const other of text) same += Number(one === other);
    return same;
  };
  await expect(expectLinear(quadratic, letters, 12_288)).rejects.toThrow('less than 8 times the cost');
});
