import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Rules for axe-core: all of WCAG 2.2 AA, these without contrast, or only those that depend on the width or the theme. */
export type AxeRules = keyof typeof rulesOf;

const everything: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

const rulesOf = {
  everything,
  structure: everything,
  layout: {
    type: 'rule',
    values: ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus', 'region', 'heading-order'],
  },
  theme: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>;

/** The globals of a page that has run `axe.source`. */
type AxePage = { axe: Pick<typeof axe, 'run'> };

/** Returns the accessibility rules that the page breaks: one line each, with the first place. */
export async function findBroken(page: Page, rules: AxeRules): Promise<string[]> {
  // Half a megabyte, so not again for a document that has it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: rulesOf[rules],
    rules: { 'color-contrast': { enabled: rules !== 'structure' } },
    resultTypes: ['violations'],
    preload: false,
  };
  const { violations } = await page.evaluate((given) => (globalThis as unknown as AxePage).axe.run(given), options);
  return violations.map(({ id, nodes }) => `${id} at ${nodes.length} places, first ${nodes[0]?.html.slice(0, 200)}`);
}
