import { expect, test } from 'vitest';
import { colors } from '#content/colors.ts';
import { company } from '#content/company.ts';
import { receiptFile } from './Receipt.tsx';

test('a receipt is a file of its own: named after the reference, and with colours instead of classes', () => {
  const { fileName, svg } = receiptFile('Asha Patel', '833C-C0EA');
  expect(fileName).toBe(`${company.brand}-833C-C0EA.svg`);
  expect(svg).toContain(`<title>${company.brand} 833C-C0EA</title>`);
  expect(svg).toContain(`stroke="${colors.m.light}"`);
  expect(svg).not.toContain('class=');
});

test('a message without a reference has a receipt too', () => {
  expect(receiptFile('Asha Patel', undefined).fileName).toBe(`${company.brand}.svg`);
});
