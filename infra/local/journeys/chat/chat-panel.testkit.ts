import type { Page } from 'playwright-core';
import { botChatPath } from '#contract/chat.ts';
import type { Product } from '../product.testkit.ts';
import type { VisitOptions } from '../visits.testkit.ts';

/** Opens a chat panel and waits until it is hydrated. */
export async function visitPanel(product: Product, path: string, title: string, options: VisitOptions = {}) {
  const page = await product.visit(path, options);
  const parts = partsOf(page, title);
  await parts.input.focus();
  await parts.untilLive();
  return { page, ...parts };
}

/** Locators of a panel by role and label, and a visitor's actions. */
export function partsOf(page: Page, title: string) {
  const panel = page.getByRole('region', { name: title, exact: true });
  const input = panel.getByLabel('Message');
  return {
    panel,
    input,
    log: panel.getByRole('log'),
    /** Sends a message; the input is disabled from then on until the reply. */
    say: async (text: string) => {
      await input.fill(text);
      await input.press('Enter');
      await panel.locator('[data-sender=user]').getByText(text, { exact: true }).last().waitFor();
    },
    /** Texts of a sender, the oldest first. */
    said: (sender: 'ai' | 'user') => panel.locator(`[data-sender=${sender}] p`).allInnerTexts(),
    untilLive: () => panel.locator('[role=log][aria-live=polite]').waitFor(),
    /** Waits for the end of a reply. Only after the question is shown: before, the input is enabled too. */
    untilIdle: () => panel.locator('textarea:enabled').waitFor(),
    untilFocused: () => panel.locator('textarea:focus').waitFor(),
  };
}

/**
 * Records the bodies of a page's chat requests from now on. Recorded by a route, because the browser's request event
 * was missing once.
 */
export async function noteQuestions(page: Page): Promise<readonly unknown[]> {
  const questions: unknown[] = [];
  await page.route(`**${botChatPath}`, (route) => {
    questions.push(route.request().postDataJSON());
    return route.fallback();
  });
  return questions;
}
