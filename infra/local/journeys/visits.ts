import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { patienceMs } from './patience.ts';

/** How a visitor comes. */
export type VisitOptions = Pick<
  BrowserContextOptions,
  'bypassCSP' | 'viewport' | 'colorScheme' | 'javaScriptEnabled' | 'reducedMotion' | 'locale' | 'timezoneId'
> & {
  /** Where another tab of the same visitor is wanted: a page of an earlier visit. */
  beside?: Page;
};

/** Pages of visitors, and what was wrong on any of them. */
export type Visits = {
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** Console warnings and errors, uncaught errors and requests to other hosts so far. */
  complaints: string[];
  /** Returns once what the open pages have said so far is among the complaints. */
  heard(): Promise<void>;
  close(): Promise<void>;
};

/** Visits to the site at `origin`; requests to `allowed` origins are no complaint. */
export function openVisits(browser: Browser, origin: string, allowed: readonly string[]): Visits {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const own = [origin, ...allowed];

  return {
    complaints,
    async visit(path, { beside, ...options } = {}) {
      const context = beside?.context() ?? (await browser.newContext({ ...options, baseURL: origin }));
      if (!contexts.includes(context)) contexts.push(context);
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      listenTo(page, own, (complaint) => complaints.push(`${path}: ${complaint}`));
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await ready(page);
      await wholePage(page);
      return page;
    },
    async heard() {
      // A page answers after what it has said before.
      const pages = contexts.flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.evaluate(() => undefined).catch(() => undefined)));
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** Waits until the code of a document that has come has started: until then a form is the browser's own. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Waits until more than the headline is painted, as it is half a second after a document has come. */
export async function wholePage(page: Page): Promise<void> {
  const root = page.locator('#root');
  if ((await root.count()) > 0) await root.waitFor();
}

function listenTo(page: Page, own: readonly string[], complain: (complaint: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !own.includes(new URL(url).origin)) complain(`a request to ${url}`);
  });
}
