import type { Page } from 'playwright-core';

/** Returns the targets smaller than `leastPx` in width or height, one line each. Links within a sentence are exempt. */
export function findSmallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const kinds = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
    const small: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(kinds)) {
      if (
        !target.checkVisibility({ visibilityProperty: true }) ||
        target.closest('[inert], [aria-hidden=true], .visually-hidden')
      )
        continue;
      const pressed =
        target instanceof HTMLInputElement && /checkbox|radio/.test(target.type) ? target.closest('label') : null;
      const { width, height } = (pressed ?? target).getBoundingClientRect();
      if (width === 0 || (width >= least && height >= least) || isInSentence(target)) continue;
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
      small.push(`${target.localName} "${name.slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`);
    }
    return [...new Set(small)];

    function isInSentence(target: HTMLElement): boolean {
      if (getComputedStyle(target).display !== 'inline') return false;
      const around = target.parentElement?.textContent?.trim() ?? '';
      return around !== target.textContent?.trim();
    }
  }, leastPx);
}
