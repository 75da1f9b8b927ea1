import type { Page, Route } from 'playwright-core';

/** Pauses a visitor's requests to URLs that match the glob, so that a journey can check what is shown meanwhile. */
export async function pauseRequests(page: Page, glob: string) {
  const urls: string[] = [];
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.context().route(glob, async (route: Route) => {
    urls.push(route.request().url());
    await resumed;
    // The page may have closed meanwhile, and its requests with it.
    await route.fallback().catch(() => undefined);
  });
  return { urls, resume: () => resume() };
}
