import { routes } from '#content/routes.ts';
import { searchUrl } from '#contract/site-search.ts';
import { inject } from 'vitest';
import { sweptPaths } from '../paths.testkit.ts';
import type { Product } from '../product.testkit.ts';
import { tabThrough, type Stop } from '../look/focus.testkit.ts';
import { goTo } from '../look/screens.testkit.ts';

/**
 * Tabs through the pages, backwards and forwards. Returns the stops that are not fully visible, and those that only
 * one direction reaches.
 */
export async function findHiddenStops(
  product: Product,
  viewport: { width: number; height: number },
): Promise<string[]> {
  const page = await product.open({ viewport });
  const faults: string[] = [];
  for (const path of await sweptPaths(product)) {
    // The empty search focuses its field, and tabbing backwards would begin there.
    await goTo(page, path === routes.search.path ? searchUrl('voice') : path);
    const backwards = await tabThrough(page, true);
    // `npm test` tabs forwards on one page only: backwards the top bar may cover a stop as well.
    const forwards = inject('isSweep') || path === '/' ? await tabThrough(page) : backwards.toReversed();
    for (const stop of [...forwards, ...backwards])
      faults.push(...stop.faults.map((fault) => `${path}: ${stop.what} ${fault}`));
    const [one, other] = [stableNames(forwards), stableNames(backwards.toReversed())];
    if (one.length < 20) faults.push(`${path} has ${one.length} stops only`);
    if (one.join() !== other.join()) faults.push(`${path} by Tab: ${one.join()}, by Shift+Tab: ${other.join()}`);
  }
  await product.ignoreErrors();
  return faults;
}

/** Names without the parts that depend on the scroll position, the carousel and the time of day. */
function stableNames(stops: readonly Stop[]): string[] {
  return stops
    .map(({ what }) => what.replaceAll(/Pause|Play|\d\d:\d\d/g, ''))
    .filter((what) => !/Scroll to/.test(what));
}
