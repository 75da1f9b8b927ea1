import type { Page } from 'playwright-core';

/**
 * Where the computed style of any element, `::before` and `::after` included, is another after a change than before it:
 * a line for each that names the element, the first such property, or its box, and both values.
 */
export async function changedStyles(page: Page, change: () => Promise<unknown>): Promise<string[]> {
  const read = async () => {
    await settle(page);
    return page.evaluate(readStyles);
  };
  await read();
  // What a click has set going may take a moment.
  for (let looks = 0, moved = 1; looks < 20 && moved > 0; looks += 1) {
    await page.waitForTimeout(300);
    moved = (await read()).length;
  }
  await change();
  return read();
}

/** Waits for fonts, and ends what moves; what follows the scroll position stays where it is. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.finish();
    }
  });
}

/** Runs in the page, and keeps there what it found until it is called again. */
function readStyles(): string[] {
  const kept = globalThis as { styles?: Map<string, string[]> };
  const before = kept.styles;
  const styles = new Map<string, string[]>();
  // Chromium now and then says 0 for an `auto` margin whose box stands right: boxes are compared instead.
  const properties = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('margin'));
  const elements = [document.documentElement, document.body, ...document.body.querySelectorAll('*')];
  for (const [index, element] of elements.entries()) {
    if (element.matches('script, noscript, noscript *')) continue;
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      const name = `${index} <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">${pseudo}`;
      const values = properties.map((property) => style.getPropertyValue(property));
      const { x, y, width, height } = element.getBoundingClientRect();
      styles.set(name, [...values, JSON.stringify({ x, y, width, height })]);
    }
  }
  kept.styles = styles;
  if (!before) return [];
  return [...new Set([...before.keys(), ...styles.keys()])].flatMap((name) => {
    const [old = [], now = []] = [before.get(name), styles.get(name)];
    const named = [...properties, 'box'];
    const place = named.findIndex((_, at) => old[at] !== now[at]);
    return place === -1 ? [] : `${name} ${named[place]}: ${old[place]} → ${now[place]}`;
  });
}
