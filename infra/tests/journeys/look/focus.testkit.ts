import type { Page } from 'playwright-core';

export type Stop = {
  /** Element and accessible name. */
  what: string;
  /** Problem of its visibility; empty if it is visible. */
  faults: string[];
};

const mostStops = 250;

/** Tabs through the whole page, forwards or backwards, and checks every stop. */
export async function tabThrough(page: Page, isBackwards = false): Promise<Stop[]> {
  await page.evaluate((atEnd) => {
    for (const element of document.querySelectorAll('[data-stop]')) element.removeAttribute('data-stop');
    // The next Tab starts at the selection.
    getSelection()?.collapse(document.body, atEnd ? document.body.childNodes.length : 0);
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, atEnd ? document.body.scrollHeight : 0);
  }, isBackwards);
  const stops: Stop[] = [];
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab');
    const stop = await page.evaluate(inspectFocus);
    if (stop) stops.push(stop);
    // The first Tab may only move the focus from the browser's controls to the page.
    else if (count > 0) return stops;
  }
  throw new Error(`The focus did not leave the page within ${mostStops} stops; the last is ${stops.at(-1)?.what}.`);
}

/**
 * Runs in the page. Returns the element in focus, or undefined once the focus has left the page or has completed a
 * round.
 */
function inspectFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || element.dataset.stop !== undefined)
    return undefined;
  element.dataset.stop = '';
  const name = element.getAttribute('aria-label') ?? element.innerText.trim() ?? '';
  // A file input is invisible; the box around it shows its focus.
  const drawn = element.matches('[type=file]') ? (element.parentElement ?? element) : element;
  const style = getComputedStyle(drawn);
  const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
  const box = drawn.getBoundingClientRect();
  const faults: string[] = [];

  if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) faults.push('has no ring');
  if (style.opacity === '0' || !drawn.checkVisibility({ visibilityProperty: true })) faults.push('is not seen');
  const bar = document.querySelector('header');
  const barEnd = bar?.getBoundingClientRect().bottom ?? 0;
  const isAbove = isFixed(element) || element.closest('header, dialog, [inert]') !== null;
  // At a zoom of 400 % many controls are higher than the space below the bar; WCAG 2.4.11 is met if a part is visible.
  const isCovered = innerHeight < 300 ? box.bottom < barEnd + Math.min(24, box.height / 2) : box.top < barEnd - 1;
  if (!isAbove && isCovered) faults.push(`lies ${Math.round(barEnd - box.top)} px under the bar`);
  if (box.bottom < 1 || box.top > innerHeight - 1) faults.push('is outside the window');
  const hidden = hiddenSides(drawn, {
    left: box.left - reach,
    top: box.top - reach,
    right: box.right + reach,
    bottom: box.bottom + reach,
  });
  if (hidden.length > 1) faults.push(`its ring is cut at ${hidden.join(' and ')}`);
  if (isScrolledAway(drawn, box)) faults.push('is mostly scrolled out of its row');
  const seen = document.elementFromPoint(
    clamp(box.left + box.width / 2, innerWidth),
    clamp(box.top + Math.min(box.height / 2, 100), innerHeight),
  );
  if (seen && !isRelated(seen, element))
    faults.push(`lies under ${seen.localName} "${seen.textContent?.trim().slice(0, 20)}"`);
  return { what: `${element.localName} "${name.slice(0, 40)}"`, faults };

  function clamp(at: number, size: number): number {
    return Math.min(Math.max(at, 1), size - 1);
  }
  function isFixed(one: Element): boolean {
    for (let at: Element | null = one; at; at = at.parentElement) {
      if (getComputedStyle(at).position === 'fixed') return true;
    }
    return false;
  }
  /** A link may be covered by its content, by the card that it opens, or by its own label. */
  function isRelated(one: Element, other: Element): boolean {
    return one.contains(other) || other.contains(one);
  }
  function isScrolledAway(of: HTMLElement, { left, right, width }: DOMRect): boolean {
    for (let at = of.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const row = at.getBoundingClientRect();
      if (Math.min(right, row.right) - Math.max(left, row.left) < width / 2) return true;
    }
    return false;
  }
  function hiddenSides(of: HTMLElement, ring: { left: number; top: number; right: number; bottom: number }): string[] {
    const sides = new Set<string>();
    for (let at = of.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const outer = at.getBoundingClientRect();
      if (ring.left < outer.left - 1) sides.add('left');
      if (ring.right > outer.right + 1) sides.add('right');
      if (ring.top < outer.top - 1) sides.add('top');
      if (ring.bottom > outer.bottom + 1) sides.add('bottom');
    }
    if (ring.left < -1) sides.add('left');
    if (ring.right > innerWidth + 1) sides.add('right');
    return [...sides];
  }
}
