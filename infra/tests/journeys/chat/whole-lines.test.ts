import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

/** Returns the lines of text that an edge of the log cuts. */
function cutLines(log: Locator): Promise<string[]> {
  return log.evaluate((box) => {
    const clip = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isCut = ({ top, bottom, height }: DOMRect) =>
        height > 0 && [clip.top, clip.bottom].some((edge) => top < edge - 1 && bottom > edge + 1);
      if ([...range.getClientRects()].some(isCut)) cut.push(range.toString());
    }
    return cut;
  });
}

/** Returns the pixels between the visible part of the log and its end. */
const fromEnd = (log: Locator) =>
  log.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));

test('on a phone no panel cuts a line of text when it opens', async () => {
  await using product = await sharedProduct();
  const page = await product.open({ viewport: { width: 390, height: 844 } });
  const log = page.getByRole('log');
  for (const path of ['/', '/about', '/services', '/projects', '/careers', '/contact']) {
    await page.goto(path);
    await ready(page);
    await expect.poll(() => fromEnd(log)).toBe(0);
    await expect.poll(() => cutLines(log), { message: path }).toEqual([]);
    await page.getByLabel('Message').first().focus();
    await page.locator('[role=log][aria-live=polite]').waitFor();
    await expect.poll(() => cutLines(log), { message: path }).toEqual([]);
  }
});
