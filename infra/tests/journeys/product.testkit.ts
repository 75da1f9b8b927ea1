import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { host } from '../../local/listen.ts';
import { launchBrowser } from '../../local/browser.ts';
import { openInbox } from './inbox.testkit.ts';
import { findPorts, runProduct } from '../../local/running-product.ts';
import { openVisits } from './visits.testkit.ts';

export type Product = Awaited<ReturnType<typeof sharedProduct>>;

export type OwnProduct = Awaited<ReturnType<typeof openProduct>>;

/**
 * The shared product, for journeys that change none of its settings. Visitors and console errors are the journey's own;
 * the inbox is shared, so a journey looks for emails of a unique name. Sweeps over widths ask for a browser whose
 * scrollbars take room: a row that is as wide as the window (`100vw`) does not fit there.
 */
export async function sharedProduct({ hasScrollbars = false } = {}) {
  return visitProduct(inject('productPort'), hasScrollbars);
}

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
  const visited = await visitProduct(port);

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

async function visitProduct(port: number, hasScrollbars = false) {
  /** Origin of the site without a slash at the end. */
  const url = originAt(port);
  const browser = browsers.get(hasScrollbars) ?? launchBrowser({ hasScrollbars });
  browsers.set(hasScrollbars, browser);
  const { close, consoleErrors, ...visits } = openVisits(await browser, url);
  return {
    ...visits,
    url,
    inbox: openInbox(() => originAt(port + 1)),
    /** Any left at the end fails the journey. */
    consoleErrors,
    async [Symbol.asyncDispose]() {
      await close();
      if (consoleErrors.length > 0) throw new Error(`Expected no console errors, got:\n${consoleErrors.join('\n')}`);
    },
  };
}

function originAt(port: number): string {
  return `http://${host}:${port}`;
}
