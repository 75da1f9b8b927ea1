import type { Page } from 'playwright-core';

/** What a screen reader would say by itself. */
export type Saying = { how: 'polite' | 'assertive'; text: string };

/** Notes from now on what comes into the live regions of this document; the answer gives it, the oldest first. */
export async function listen(page: Page): Promise<() => Promise<Saying[]>> {
  await page.evaluate(() => {
    const sayings: { how: 'polite' | 'assertive'; text: string }[] = [];
    Object.assign(window, { sayings });
    new MutationObserver((changes) => {
      // What is changed twice at one moment is said once.
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
          if (how) places.set(element, how);
        }
      }
      for (const [place, how] of places) {
        const text = textOf(place);
        if (text !== '') sayings.push({ how, text });
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });

    function howOf(region: Element): 'polite' | 'assertive' | undefined {
      const live =
        region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
      return live === 'polite' || live === 'assertive' ? live : undefined;
    }
    /** Its words without what is hidden from readers of the tree. */
    function textOf(element: Element): string {
      if (element.closest('[aria-hidden=true]') || !element.checkVisibility({ visibilityProperty: true })) return '';
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
      return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    }
  });
  return () => page.evaluate(() => (window as unknown as { sayings: Saying[] }).sayings);
}
