import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Fewest pixels of a visible control that differ from its background: fewer than in a glyph of 16 × 16. */
const fewestPixels = 24;

/** Returns the controls whose box in a picture of the page has one colour only. */
export async function findInvisibleControls(page: Page): Promise<string[]> {
  let controls = await boxesOf(page);
  let picture: Buffer = Buffer.alloc(0);
  // For the picture the window is as high as the page: parts that are hydrated once they are visible may then move.
  for (let previous: Control[] | undefined; !isDeepStrictEqual(previous, controls); controls = await boxesOf(page)) {
    previous = controls;
    picture = await page.screenshot({ fullPage: true });
  }
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  /** Counts the pixels in the box whose colour is not its most frequent one. */
  function painted(box: { left: number; top: number; width: number; height: number }): number {
    const counts = new Map<number, number>();
    let all = 0;
    for (let y = Math.floor(box.top); y < Math.min(box.top + box.height, info.height); y += 1) {
      for (let x = Math.floor(box.left); x < Math.min(box.left + box.width, info.width); x += 1) {
        const colour = data.readUIntBE((y * info.width + x) * info.channels, 3);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
        all += 1;
      }
    }
    return all - Math.max(0, ...counts.values());
  }

  return controls.filter((control) => painted(control) < fewestPixels).map(({ name }) => name);
}

type Control = { name: string; left: number; top: number; width: number; height: number };

/** Returns the place of each visible control in the page. */
function boxesOf(page: Page): Promise<Control[]> {
  return page.evaluate(async () => {
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
    const kinds = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    return [...document.querySelectorAll<HTMLElement>(kinds)]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('.visually-hidden, [aria-hidden=true]'),
      )
      .filter((control) => !isScrolledAway(control))
      .map((control) => {
        const drawn = control.matches('[type=file]') ? (control.parentElement ?? control) : control;
        const { left, top, width, height } = drawn.getBoundingClientRect();
        const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 40) ?? '';
        return { name: `${control.localName} "${name}"`, left: left + scrollX, top: top + scrollY, width, height };
      })
      .filter(({ width, height, left, top }) => width > 1 && height > 1 && left >= 0 && top >= 0);

    function isScrolledAway(control: Element): boolean {
      const { left, top, width, height } = control.getBoundingClientRect();
      for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const outer = at.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (x < outer.left || x > outer.right || y < outer.top || y > outer.bottom) return true;
      }
      return false;
    }
  });
}
