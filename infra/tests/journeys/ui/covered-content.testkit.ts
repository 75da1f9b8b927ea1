import type { Page } from 'playwright-core';

/** Returns what the visible scroll buttons lie on: controls and texts, one line each. The top bar covers what is under it. */
export function findCoveredContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered = new Set<string>();
    for (const button of document.querySelectorAll<HTMLElement>('[aria-label^="Scroll to"]')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      for (const at of Array.from({ length: 9 }, (_, index) => ({ x: index % 3, y: Math.floor(index / 3) }))) {
        // Three points across and down; 3 px inside, because the browser hits neighbours of fractional pixels.
        const stack = document.elementsFromPoint(
          left + 3 + ((width - 6) * at.x) / 2,
          top + 3 + ((height - 6) * at.y) / 2,
        );
        const below = stack.slice(stack.indexOf(button) + 1);
        const bar = below.findIndex((element) => element.localName === 'header');
        for (const element of bar === -1 ? below : below.slice(0, bar)) {
          const isControl = element.matches('a, button, input, textarea, select, summary, label, iframe');
          const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
          if (isControl || hasText)
            covered.add(`${element.localName} "${element.ariaLabel ?? element.textContent?.trim().slice(0, 30)}"`);
        }
      }
    }
    return [...covered];
  });
}
