import type { BrowserContext, Page } from 'playwright-core';
import type { Product } from '../product.testkit.ts';

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

/** Blocks every other host, as a content blocker or a strict network does. */
export const blockOthers = (product: Product) => (context: BrowserContext) => {
  const isOther = (url: URL) => url.origin !== product.url;
  return context.route(isOther, (route) => route.abort('blockedbyclient'));
};
