import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';

test('the stylesheet has a class for the opening and the closing time of the office', async () => {
  const css = await readFile(new URL('./DayLine.module.css', import.meta.url), 'utf8');
  const { opens, closes } = company.officeHours;
  for (const minute of [0, opens, closes]) expect(css).toContain(`.at${minute / 30} {`);
});
