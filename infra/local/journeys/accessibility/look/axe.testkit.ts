import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules for axe-core: all of WCAG 2.2 AA, only those that depend on the width, or only those that depend on the theme. */
export type AxeRules = 'everything' | keyof typeof someRules;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const someRules = {
  layout: ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus', 'region', 'heading-order'],
  theme: ['color-contrast', 'link-in-text-block'],
};

/** Returns the accessibility rules that the page breaks: one line each, with the first place. */
export async function findBroken(page: Page, rules: AxeRules): Promise<string[]> {
  // Without legacy mode axe opens a page for every result, which takes a second.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const builder = rules === 'everything' ? axe.withTags(tags) : axe.withRules(someRules[rules]);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.length} places, first ${nodes[0]?.html.slice(0, 200)}`);
}
