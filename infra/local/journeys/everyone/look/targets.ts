import type { Page } from 'playwright-core';

/**
 * What can be pressed and is smaller than `leastPx` either way, one line each; links in the middle of a sentence are
 * left out.
 */
export function findSmallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const kinds = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
    const small: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(kinds)) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert], [aria-hidden=true], .vh'))
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
