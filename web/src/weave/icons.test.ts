import { expect, test } from 'vitest';
import { iconNames } from '#content/types.ts';
import { icons } from './icons.ts';

test('the sheet has an icon of 11 by 11 letters for each name and no others', () => {
  expect(Object.keys(icons)).toEqual(iconNames);
  for (const rows of Object.values(icons)) expect(rows.join('\n')).toMatch(/^([.a-z0-9]{11}\n){10}[.a-z0-9]{11}$/);
});
