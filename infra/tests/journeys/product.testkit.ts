import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { host } from '../../local/listen.ts';
import { launchBrowser } from '../../local/browser.ts';
import { openInbox } from './inbox.testkit.ts';
import { findPorts, runProduct } from '../../local/running-product.ts';
import { openVisits } from './visits.testkit.ts';

export type Product = ReturnType<typeof visitProduct>;

export type OwnProduct = Awaited<ReturnType<typeof openProduct>>;

/**
 * Starts a product for one journey only, as `npm start` does, with a data folder of its own; `tree` is the root of a copy
 * of the tree, `args` those of start.mjs.
 */
export async function openProduct(
  options: { env?: Readonly<Record<string, string>>; tree?: string; args?: readonly string[] } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const port = await findPorts();
  const running = await runProduct(port, { DATA_DIR: folder, ...options.env }, options);
  const visited = visitProduct(port);

  return {
    ...visited,
    /** Returns what the product has printed. */
    output: running.output,
    stop: running.stop,
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

function visitProduct(port: number, { hasScrollbars = false, onFirst = () => {} } = {}) {
  /** Origin of the site without a slash at the end. */
  const url = originAt(port);
  const openBrowser = () => {
    const browser = browsers.get(hasScrollbars) ?? launchBrowser({ hasScrollbars });
    browsers.set(hasScrollbars, browser);
    return browser;
  };
  const { close, consoleErrors, ...visits } = openVisits(openBrowser, url, onFirst);
  return {
    ...visits,
    url,
    inbox: openInbox(() => originAt(port + 1)),
    /** Any left at the end fails the journey. */
    consoleErrors,
    async [Symbol.asyncDispose]() {
      await close();
      const errors = consoleErrors.splice(0);
      if (errors.length > 0) throw new Error(`Expected no console errors, got:\n${errors.join('\n')}`);
    },
  };
}

function originAt(port: number): string {
  return `http://${host}:${port}`;
}

/**
 * The shared product, for journeys that change none of its settings. Visitors and console errors are the journey's own
 * and end with it; the inbox is shared, so a journey looks for emails of a unique name.
 */
export const product = sharedProduct(false);

/** For sweeps over widths: a row that is as wide as the window (`100vw`) does not fit beside a scrollbar. */
export const productWithScrollbars = sharedProduct(true);

function sharedProduct(hasScrollbars: boolean): Product {
  const shared: Product = visitProduct(inject('productPort'), {
    hasScrollbars,
    onFirst: () => onTestFinished(() => shared[Symbol.asyncDispose]()),
  });
  return shared;
}
