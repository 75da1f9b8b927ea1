import type { Page } from 'playwright-core';
import { findFaint } from './contrast.testkit.ts';
import { finishAnimations } from './screens.testkit.ts';
import { findUnreadable } from './words.testkit.ts';

/** Returns the unreadable texts of the page in both themes, and the targets that lie over one another, one line each. */
export async function findFaults(page: Page): Promise<string[]> {
  const { wide, cut, covered } = await findUnreadable(page);
  const faults = [
    ...wide.map((text) => `${text} is outside the window`),
    ...cut.map((text) => `${text} is cut off`),
    ...covered.map((texts) => `${texts} lie over one another`),
    ...(await findOverlappingTargets(page)).map((targets) => `${targets} lie over one another`),
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Wait for the transition of the buttons' colours.
    await finishAnimations(page);
    faults.push(...(await findFaint(page)).map((text) => `${text} in the ${colorScheme} theme`));
  }
  return faults;
}

/**
 * Returns the links and buttons of the page that lie over one another, one line each. Boxes around diamonds may overlap,
 * so the distance of two centres counts, down and across together. The log of a chat hides what is scrolled out.
 */
function findOverlappingTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary):not(dialog *, [role=log] *)'),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => ({ target, box: target.getBoundingClientRect() }));
    return targets.flatMap((one, index) =>
      targets
        .slice(index + 1)
        .filter((other) => distance(one.box, other.box) < 0.9)
        .map((other) => `${nameOf(one.target)} and ${nameOf(other.target)}`),
    );

    /** Below 1 the diamonds in the two boxes overlap. */
    function distance(one: DOMRect, other: DOMRect): number {
      const across = Math.abs(one.left + one.right - other.left - other.right) / (one.width + other.width);
      return across + Math.abs(one.top + one.bottom - other.top - other.bottom) / (one.height + other.height);
    }
    function nameOf(target: HTMLElement): string {
      return `${target.localName} "${(target.ariaLabel ?? target.textContent?.trim() ?? '').slice(0, 40)}"`;
    }
  });
}
