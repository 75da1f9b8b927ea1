import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { sendEmailPath } from '#contract/email.ts';
import { stepTimeoutMs } from './step-timeout.testkit.ts';

/** Options of a visit. */
export type VisitOptions = Pick<
  BrowserContextOptions,
  | 'bypassCSP'
  | 'viewport'
  | 'hasTouch'
  | 'colorScheme'
  | 'javaScriptEnabled'
  | 'reducedMotion'
  | 'locale'
  | 'timezoneId'
> & {
  /** A page of an earlier visit, to open another tab of the same visitor. */
  beside?: Page;
};

/** Pages of visitors, and the errors of all of them. */
export type Visits = {
  /** Opens an empty page, for journeys that prepare the browser before the first document. */
  open(options?: VisitOptions): Promise<Page>;
  /** Opens this path, waits for hydration and ends the splash. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** Console warnings and errors, uncaught errors and requests to other hosts so far. */
  consoleErrors: string[];
  /** Resolves once everything the open pages have logged so far is in `consoleErrors`. */
  flushConsole(): Promise<void>;
  /** Removes the errors that match, also those that are logged later: a browser may log a failed request late. */
  ignoreErrors(expected: RegExp): void;
  close(): Promise<void>;
};

/** Visits to the site at `origin`. */
export function openVisits(browser: Browser, origin: string): Visits {
  const contexts: BrowserContext[] = [];
  const consoleErrors: string[] = [];
  const ignored: RegExp[] = [];
  const report = (error: string) => {
    if (!ignored.some((expected) => expected.test(error))) consoleErrors.push(error);
  };

  async function open({ beside, ...options }: VisitOptions = {}): Promise<Page> {
    const context = beside?.context() ?? (await browser.newContext({ ...options, baseURL: origin }));
    if (!contexts.includes(context)) contexts.push(context);
    context.setDefaultTimeout(stepTimeoutMs);
    const page = await context.newPage();
    listenTo(page, origin, (error) => report(`${page.url()}: ${error}`));
    return page;
  }

  return {
    consoleErrors,
    open,
    async visit(path, options = {}) {
      const page = await open(options);
      await page.goto(path);
      await (options.javaScriptEnabled === false ? endSplash(page) : ready(page));
      return page;
    },
    async flushConsole() {
      // A page evaluates after it has sent its earlier console messages.
      const pages = contexts.flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.evaluate(() => undefined).catch(() => undefined)));
    },
    ignoreErrors(expected) {
      ignored.push(expected);
      const unexpected = consoleErrors.filter((error) => !expected.test(error));
      consoleErrors.splice(0, consoleErrors.length, ...unexpected);
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** Records the URLs of a page's POST requests from now on, aborted ones included. */
export function sentMessages(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(sendEmailPath)) urls.push(request.url());
  });
  return urls;
}

/**
 * Waits until the scripts of a loaded document have started, because until then the browser submits forms natively, and
 * ends the splash.
 */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await endSplash(page);
}

/** Resolves once the script that reports the visit and records its origin has run: it is loaded after all others. */
export function reportLoaded(page: Page): Promise<void> {
  // A string, because Vitest would replace `import` in a function.
  return page.evaluate(`import(document.querySelector('[data-report]').dataset.report).then(() => undefined)`);
}

/** Ends the splash, which covers a page for 1.5 s and delays every click. */
export function endSplash(page: Page): Promise<void> {
  return page.getByText('INITIALIZING VOICE SYSTEMS').evaluate((text) => {
    for (const animation of text.parentElement?.getAnimations() ?? []) animation.finish();
  });
}

/** Clicks a link. Returns the scroll position at the click: Playwright may scroll before, smoothly. */
export async function clickAtPosition(link: Locator): Promise<number> {
  const page = link.page();
  await page.evaluate(() => {
    const record = () => Object.assign(window, { clickedAt: Math.round(scrollY) });
    addEventListener('click', record, { capture: true, once: true });
  });
  await link.click();
  return page.evaluate(() => (window as unknown as { clickedAt: number }).clickedAt);
}

/** Waits until the page is idle: the requests after hydration have been sent by then. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

function listenTo(page: Page, origin: string, report: (error: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) report(`a request to ${url}`);
  });
}
