import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { clock } from '#content/office.ts';
import { goTo } from '../look/screens.testkit.ts';
import { findUnreadable } from '../look/words.testkit.ts';
import { product } from '../product.testkit.ts';

const { utcOffsetMinutes } = company.officeHours;

const minutes = [...Array.from({ length: 24 }, (_, hour) => hour * 60), 24 * 60 - 1];

test.each([
  ['of the usual size', 16, [320, 390, 768, 1280]],
  ['of twice the size', 32, [390, 640, 1280]],
] as const)('at every hour of the day the present minute can be read, in letters %s', async (_, px, widths) => {
  const page = await product.visit('/contact');
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: px } });
  const lost: string[] = [];
  for (const minute of minutes) {
    await page.clock.setFixedTime(Date.UTC(2026, 2, 2, 0, minute - utcOffsetMinutes));
    await goTo(page, '/contact');
    await page.locator('figure [data-flip]').getByText(clock(minute)).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { wide, cut, covered } = await findUnreadable(page);
      lost.push(...[...wide, ...cut, ...covered].map((text) => `${clock(minute)} at ${width} px: ${text}`));
    }
  }
  await page.context().close();
  // Playwright's clock adds a script to every frame; the map's frame blocks scripts.
  await product.ignoreErrors(/Blocked script execution in 'about:blank'/);
  expect(lost).toEqual([]);
});
