import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';

test('the style sheet has a place for the time at which the office opens and for that at which it closes', async () => {
  const css = await readFile(new URL('./DayLine.module.css', import.meta.url), 'utf8');
  const { opens, closes } = company.officeHours;
  for (const minute of [0, opens, closes]) expect(css).toContain(`.at${minute / 30} {`);
});
