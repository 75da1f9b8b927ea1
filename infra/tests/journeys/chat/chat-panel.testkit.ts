import type { Page } from 'playwright-core';
import { botChatPath } from '#contract/chat.ts';
import { product } from '../product.testkit.ts';
import type { VisitOptions } from '../visits.testkit.ts';

/** Opens a chat panel and waits until it is hydrated. */
export async function visitPanel(path: string, title: string, options: VisitOptions = {}) {
  const page = await product.visit(path, options);
  const locators = locatePanel(page, title);
  await locators.input.focus();
  await locators.untilLive();
  return { page, ...locators };
}

export function locatePanel(page: Page, title: string) {
  const panel = page.getByRole('region', { name: title, exact: true });
  const input = panel.getByLabel('Message');
  return {
    panel,
    input,
    log: panel.getByRole('log'),
    /** Sends a message; the input is disabled from then on until the reply. */
    send: async (text: string) => {
      await input.fill(text);
      await input.press('Enter');
      await panel.locator('[data-sender=user]').getByText(text, { exact: true }).last().waitFor();
    },
    /** Texts of a sender, the oldest first. */
    texts: (sender: 'ai' | 'user') => panel.locator(`[data-sender=${sender}] p`).allInnerTexts(),
    untilLive: () =>
      panel
        .getByText(/^\d\d:\d\d$/)
        .first()
        .waitFor(),
    /** Waits for the end of a reply. Only after the question is shown: before, the input is enabled too. */
    untilIdle: () => panel.locator('textarea:enabled').waitFor(),
    untilFocused: () => panel.locator('textarea:focus').waitFor(),
  };
}

/**
 * Records the bodies of a page's chat requests from now on. Recorded by a route, because the browser's request event
 * was missing once.
 */
export async function recordChatRequests(page: Page): Promise<readonly unknown[]> {
  const requests: unknown[] = [];
  await page.route(`**${botChatPath}`, (route) => {
    requests.push(route.request().postDataJSON());
    return route.fallback();
  });
  return requests;
}
