import type { Page } from 'playwright-core';

/** A change of a live region. What a screen reader says of it is heard by browsers/orca.nightly.test.ts. */
export type Announcement = { how: 'polite' | 'assertive'; text: string };

/**
 * Records the live regions of this document from now on. Returns a function that returns the announcements, the oldest
 * first.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<Announcement[]>> {
  await page.evaluate(() => {
    const announcements: { how: 'polite' | 'assertive'; text: string }[] = [];
    Object.assign(window, { announcements });
    new MutationObserver((changes) => {
      // An element that changes twice at one moment is announced once.
      const places = new Map<Element, 'polite' | 'assertive'>();
      for (const { target, addedNodes, type } of changes) {
        const changed = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of changed) {
          const element = node instanceof Element ? node : node.parentElement;
          if (!element?.isConnected) continue;
          const inside = element.querySelectorAll('[role=alert], [role=status]');
          for (const region of inside) places.set(region, howOf(region) ?? 'polite');
          const region = element.closest('[role=alert], [role=status], [role=log], output, [aria-live]');
          const how = region ? howOf(region) : undefined;
          if (region && how) places.set(isAtomic(region) ? region : element, how);
        }
      }
      for (const [place, how] of places) {
        const text = textOf(place);
        if (text !== '') announcements.push({ how, text });
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });

    function howOf(region: Element): 'polite' | 'assertive' | undefined {
      const live =
        region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
      return live === 'polite' || live === 'assertive' ? live : undefined;
    }
    /** Whether every change announces the whole region. */
    function isAtomic(region: Element): boolean {
      return (region.ariaAtomic ?? String(region.matches('[role=alert], [role=status], output'))) === 'true';
    }
    /** Returns its text without the parts that are hidden from assistive technology. */
    function textOf(element: Element): string {
      if (element.closest('[aria-hidden=true]') || !element.checkVisibility({ visibilityProperty: true })) return '';
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
      return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    }
  });
  return () => page.evaluate(() => (window as unknown as { announcements: Announcement[] }).announcements);
}
