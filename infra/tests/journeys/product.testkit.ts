import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { host } from '../../local/listen.ts';
import { launchBrowser } from './browser.ts';
import { type Inbox, openInbox } from './inbox.testkit.ts';
import { findPorts, runProduct } from './running-product.ts';
import { openVisits, type VisitOptions } from './visits.testkit.ts';

export type Product = {
  /** Origin of the site without a slash at the end. */
  url: string;
  inbox: Inbox;
  open(options?: VisitOptions): Promise<Page>;
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** Console errors and warnings, uncaught errors and requests to other hosts. Any left at the end fails the journey. */
  consoleErrors: string[];
  /** Ignores the errors that a journey provoked, also late ones; by default those that Chromium logs for a 404. */
  ignoreErrors(expected?: RegExp): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A product for one journey only, which may set its environment. `output` returns what it has printed. */
export type OwnProduct = Product & { output(): string };

export type ProductOptions = {
  env?: Readonly<Record<string, string>>;
  /** Root of a copy of the tree. */
  tree?: string | undefined;
};

/**
 * The shared product, for journeys that change none of its settings. Visitors and console errors are the journey's own;
 * the inbox is shared, so a journey looks for emails of a unique name. Sweeps over widths ask for a browser whose
 * scrollbars take room: a row that is as wide as the window (`100vw`) does not fit there.
 */
export async function sharedProduct({ hasScrollbars = false } = {}): Promise<Product> {
  return visitProduct(inject('productPort'), hasScrollbars);
}

/** Starts the product as `npm start` does, with a data folder of its own. */
export async function openProduct({ env = {}, tree }: ProductOptions = {}): Promise<OwnProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const port = await findPorts();
  const running = await runProduct(port, { DATA_DIR: folder, ...env }, tree);
  const visited = await visitProduct(port);

  return {
    ...visited,
    output: () => running.output(),
    async [Symbol.asyncDispose]() {
      try {
        await visited[Symbol.asyncDispose]();
      } finally {
        await running.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Browsers for all files of a worker. A server for all workers would pass on each message of a page twice. */
const browsers = new Map<boolean, Promise<Browser>>();

async function visitProduct(port: number, hasScrollbars = false): Promise<Product> {
  const url = originAt(port);
  const browser = browsers.get(hasScrollbars) ?? launchBrowser({ hasScrollbars });
  browsers.set(hasScrollbars, browser);
  const visits = openVisits(await browser, url);
  const { consoleErrors } = visits;
  return {
    url,
    inbox: openInbox(() => originAt(port + 1)),
    open: (options) => visits.open(options),
    visit: (path, options) => visits.visit(path, options),
    consoleErrors,
    async ignoreErrors(expected = /status of 404/) {
      await visits.flushConsole();
      visits.ignoreErrors(expected);
    },
    async [Symbol.asyncDispose]() {
      await visits.close();
      if (consoleErrors.length > 0) throw new Error(`Expected no console errors, got:\n${consoleErrors.join('\n')}`);
    },
  };
}

function originAt(port: number): string {
  return `http://${host}:${port}`;
}
