import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openJobs } from '#content/lists/jobs.static.ts';
import { product } from '../product.testkit.ts';
import { type Task, tasks, visitPrepared } from './tasks.testkit.ts';

const hasText = (locator: Locator, text: string | RegExp) => locator.filter({ hasText: text }).first().waitFor();

const jobPaths = openJobs.slice(0, 1).map(({ path }) => path);

/** What visitors do on the other pages. */
const otherTasks: readonly Task[] = [
  {
    name: 'search the site for two things',
    path: '/search',
    async carryOut(page) {
      const field = page.getByRole('searchbox', { name: 'Search this site' });
      const results = page.getByRole('region').getByRole('listitem');
      await field.fill('gujarati');
      await hasText(results, 'Gujarati');
      await field.fill('payment');
      await hasText(results, /payment/i);
      await expect.poll(() => results.filter({ hasText: 'Gujarati' }).count()).toBe(0);
    },
  },
  {
    name: 'count the letters that are left',
    path: '/services#chat-services',
    async carryOut(page) {
      const panel = page.getByRole('region', { name: 'Services AI Assistant' });
      for (const left of [95, 50]) {
        await panel.getByLabel('Message').fill('x'.repeat(1000 - left));
        await panel.getByText(`${left} left`).waitFor();
      }
    },
  },
  ...['/success-stories', '/projects', '/privacy-policy', '/sitemap', ...jobPaths].map((path) => ({
    name: `go from ${path} to the contact form and back`,
    path,
    async carryOut(page: Page) {
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.locator('a[href^="/contact"]:visible').first().click();
      await page.getByRole('form', { name: 'Send a Message' }).waitFor();
      await page.goBack();
      await hasText(page.getByRole('heading', { level: 1 }), title!);
    },
  })),
];

/**
 * Replaces every text by two <font> elements with the same text, as Chrome's translation does, from DOMContentLoaded
 * (`before` hydration) or once the scripts have started, and later texts when they appear.
 */
const translate = (when: 'before' | 'after') => (context: BrowserContext) =>
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

const cases = [...tasks, ...otherTasks].flatMap((task) =>
  (['before', 'after'] as const).map((when) => ({ ...task, when })),
);

test.each(cases)('on a page translated $when hydration a visitor can $name', async ({ path, when, carryOut }) => {
  const page = await visitPrepared(path, translate(when));
  await page.locator('h1 font').first().waitFor();
  await carryOut(page);
  expect(await page.locator('h1 font').count()).toBeGreaterThan(0);
  // React renders a translated document again.
  if (when === 'before') await product.ignoreErrors(/React error #418/);
});
