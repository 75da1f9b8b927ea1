import type { BrowserContext, Page } from 'playwright-core';

/** Limits every page of this visitor to 400 kbit/s and adds 400 ms to every response. */
export async function slowDown(context: BrowserContext): Promise<void> {
  const throttle = async (page: Page) => {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const speed = 400_000 / 8;
    const conditions = { offline: false, latency: 400, downloadThroughput: speed, uploadThroughput: speed };
    await network.send('Network.emulateNetworkConditions', conditions);
  };
  await Promise.all(context.pages().map(throttle));
}

/** Makes any access to storage throw, as browsers do if site data is blocked, and drops cookies. */
export async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
}

/**
 * Replaces every text by two <font> elements with the same text, as Chrome's translation does, from DOMContentLoaded
 * (`before` hydration) or once the scripts have started, and later texts when they appear.
 */
export const translate = (when: 'before' | 'after') => (context: BrowserContext) =>
  context.addInitScript((moment) => {
    const wrap = (text: Node) => {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || parent.closest('font, script, style, textarea, title, svg')) return;
      const fonts = [document.createElement('font'), document.createElement('font')] as const;
      fonts[0].append(fonts[1]);
      fonts[1].append(text.textContent);
      text.parentNode?.replaceChild(fonts[0], text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    const start = () => {
      wrapAll(document.body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'characterData') wrap(target);
          for (const node of addedNodes) if (node.isConnected) wrapAll(node);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    addEventListener('DOMContentLoaded', () => {
      if (moment === 'before') return start();
      const root = document.documentElement;
      const untilReady = new MutationObserver(() => {
        if (root.dataset.ready === undefined) return;
        untilReady.disconnect();
        // After the effects of the first render.
        setTimeout(start, 500);
      });
      untilReady.observe(root, { attributes: true });
    });
  }, when);
