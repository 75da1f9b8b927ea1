import { expect, test } from 'vitest';
import { median, medianTable } from './report.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('a page is listed with its medians, and with the number of clicks that were lost', () => {
  const runs = [690, 9_000, 660].map((fcp) => ({ fcp, menuOpened: fcp > 1_000 ? undefined : 1_700, shift: 0.0003 }));
  expect(medianTable([{ page: '/', runs }]).split('\n')[2]).toBe('| / | 690 | 1700 (1 lost) | 0.0003 |');
});
