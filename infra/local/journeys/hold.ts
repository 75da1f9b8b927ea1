import type { Page, Route } from 'playwright-core';

/** Requests that wait in the network. */
export type Hold = {
  /** Addresses of those that wait or have waited. */
  held: readonly string[];
  /** Lets them and all later ones through. */
  letGo: () => void;
};

/** Makes a visitor's requests to these addresses wait: what happens meanwhile can be looked at in peace. */
export async function hold(page: Page, addresses: string): Promise<Hold> {
  const held: string[] = [];
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.context().route(addresses, async (route: Route) => {
    held.push(route.request().url());
    await isLetGo;
    // The page may have gone meanwhile, and its requests with it.
    await route.fallback().catch(() => undefined);
  });
  return { held, letGo: () => letGo() };
}
