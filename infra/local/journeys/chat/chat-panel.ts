import type { Page } from 'playwright-core';
import { botChatPath } from '#contract/chat.ts';
import type { VisitedProduct } from '../product.ts';
import type { VisitOptions } from '../visits.ts';

/** A visitor who has turned to a panel, once it is live. */
export async function visitPanel(product: VisitedProduct, path: string, title: string, options: VisitOptions = {}) {
  const page = await product.visit(path, options);
  const parts = partsOf(page, title);
  await parts.input.focus();
  await parts.untilLive();
  return { page, ...parts };
}

/** A panel's parts by role and label, and what a visitor does with them. */
export function partsOf(page: Page, title: string) {
  const panel = page.getByRole('region', { name: title, exact: true });
  const input = panel.getByLabel('Message');
  return {
    panel,
    input,
    log: panel.getByRole('log'),
    say: async (text: string) => {
      await input.fill(text);
      await input.press('Enter');
    },
    /** Texts under a sender's label, the oldest first. */
    said: (sender: 'ai' | 'user') => panel.locator(`[data-sender=${sender}] p`).allInnerTexts(),
    untilLive: () => panel.locator('[role=log][aria-live=polite]').waitFor(),
    untilIdle: () => panel.locator('textarea:enabled').waitFor(),
  };
}

/**
 * Bodies of the questions that a page asks from now on. They are noted on their way to the host, since the browser's own
 * event of a request was once not told.
 */
export async function noteQuestions(page: Page): Promise<readonly unknown[]> {
  const questions: unknown[] = [];
  await page.route(`**${botChatPath}`, (route) => {
    questions.push(route.request().postDataJSON());
    return route.fallback();
  });
  return questions;
}
