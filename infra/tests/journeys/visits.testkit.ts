import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { sendEmailPath } from '#contract/email.ts';
import { stepTimeoutMs } from './step-timeout.testkit.ts';

export type VisitOptions = BrowserContextOptions & {
  /** A page of an earlier visit, to open another tab of the same visitor. */
  beside?: Page;
};

/** Most journeys are not about motion, and painting its frames is a third of a visit's processor time. */
const withLessMotion = { reducedMotion: 'reduce' } as const;

/** For journeys about motion and scrolling, and for the tasks of every engine. */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/** Opens a visitor's pages at `origin`. `onFirst` is called for the first page, and for the first after `close`. */
export function openVisits(openBrowser: () => Browser | Promise<Browser>, origin: string, onFirst = () => {}) {
  const contexts: BrowserContext[] = [];
  /** Console warnings and errors, uncaught errors and requests to other hosts so far. */
  const consoleErrors: string[] = [];
  const ignored: RegExp[] = [];
  const report = (error: string) => {
    if (!ignored.some((expected) => expected.test(error))) consoleErrors.push(error);
  };

  /** Opens an empty page, for journeys that prepare the browser before the first document. */
  async function open({ beside, ...options }: VisitOptions = {}): Promise<Page> {
    if (contexts.length === 0) onFirst();
    const browser = await openBrowser();
    const context = beside?.context() ?? (await browser.newContext({ ...withLessMotion, ...options, baseURL: origin }));
    if (!contexts.includes(context)) {
      contexts.push(context);
      await context.addInitScript(reportBareText);
    }
    context.setDefaultTimeout(stepTimeoutMs);
    const page = await context.newPage();
    listenTo(page, origin, (error) => report(`${page.url()}: ${error}`));
    return page;
  }

  return {
    consoleErrors,
    open,
    /** Opens this path, waits for hydration and ends the splash. */
    async visit(path: string, options: VisitOptions = {}) {
      const page = await open(options);
      await page.goto(path);
      await (options.javaScriptEnabled === false ? endSplash(page) : ready(page));
      return page;
    },
    /**
     * Ignores the errors that a journey provoked, by default those that Chromium logs for a 404, also those that are logged
     * later: a browser may log a failed request late.
     */
    async ignoreErrors(expected = /status of 404/) {
      // A page evaluates after it has sent its earlier console messages.
      const pages = contexts.flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.evaluate(() => undefined).catch(() => undefined)));
      ignored.push(expected);
      const unexpected = consoleErrors.filter((error) => !expected.test(error));
      consoleErrors.splice(0, consoleErrors.length, ...unexpected);
    },
    async close() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      ignored.length = 0;
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
  return page.locator('.splash').evaluate((splash) => {
    for (const animation of splash.getAnimations()) animation.finish();
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

/**
 * Logs an error when React changes or removes a text that has siblings, or inserts an element before one. A translation
 * or an extension may have replaced such a text by an element: then the page shows the old text, or React throws.
 * Runs in the page. React marks the nodes of such texts; the only text of an element has no mark.
 */
function reportBareText(): void {
  const report = (text: unknown, what: string) => {
    if (!(text instanceof Text) || !Object.keys(text).some((key) => key.startsWith('__reactFiber'))) return;
    const { outerHTML = '' } = text.parentElement ?? {};
    console.error(`Text without an element of its own is ${what}: "${text.data}" in ${outerHTML.slice(0, 200)}`);
  };
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (value !== this.nodeValue) report(this, 'changed');
      nodeValue?.set?.call(this, value);
    },
  });
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T) {
    report(child, 'removed');
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, child: T, before: Node | null) {
    report(before, 'the place of an insertion');
    return insertBefore.call(this, child, before) as T;
  };
}

/** What Chromium logs because `reportBareText` runs in every frame, and the map's frame allows no scripts. */
const ownScript = /^Blocked script execution in 'about:/;

function listenTo(page: Page, origin: string, report: (error: string) => void): void {
  page.on('console', (message) => {
    if (ownScript.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') report(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) report(`a request to ${url}`);
  });
}

/**
 * Focuses what Safari focuses on a click, from now on: not the button or the link, but the nearest element around it that
 * takes the focus, or nothing. Runs in the page.
 */
export function focusLikeSafari(): void {
  const onPress = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('button, a, summary')) return;
    event.preventDefault();
    const around = event.target.closest<HTMLElement>('[tabindex]:not(button, a)');
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  addEventListener('mousedown', onPress, { capture: true });
}
