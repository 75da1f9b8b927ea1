import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { host } from '../listen.ts';
import { launchBrowser } from './browser.ts';
import { openInbox, type Inbox } from './inbox.ts';
import { findPorts, runProduct } from './running-product.ts';
import { openVisits, type VisitOptions } from './visits.ts';

/** One browser for all journeys of a file, and one product for those that share it. */
let browser: Promise<Browser> | undefined;
let shared: Promise<Product> | undefined;
afterAll(async () => {
  await (await shared)?.[Symbol.asyncDispose]();
  shared = undefined;
  await (await browser)?.close();
  browser = undefined;
});

export type ProductOptions = {
  /** Variables of the product, as a person would set them before `npm start`. */
  env?: Readonly<Record<string, string>>;
};

/** The product as the visitors of one journey meet it. */
export type VisitedProduct = {
  /** Origin of the site without a slash at the end. */
  url: string;
  /** A page at this path, in a new visitor's browser. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** What browsers complained of and requests to other hosts; what is left at the end fails the journey. */
  complaints: string[];
  /**
   * Takes out what a journey has provoked so far; without `expected` what Chromium itself notes of a page that is not
   * there.
   */
  forgive(expected?: RegExp): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** The whole product, started for one journey with a data folder of its own. */
export type Product = VisitedProduct & {
  /** First of its four ports. */
  port: number;
  /** Folder of the mail on its way. */
  folder: string;
  inbox: Inbox;
  /** Everything the product printed since its last start. */
  output(): string;
  /** SIGTERM, and the milliseconds until it was gone. */
  stop(): Promise<number>;
  kill(): Promise<void>;
  /** Starts it again, with the same ports and folder. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
};

/** Starts the product as `npm start` does and waits until the home page answers. */
export async function openProduct({ env = {} }: ProductOptions = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const port = await findPorts();
  const origin = (offset: number) => originAt(port + offset);
  let running = await runProduct(port, { DATA_DIR: folder, ...env });
  // The CMS serves the posts' pictures.
  const visited = await visitProduct(origin(0), [env.CMS_URL ? new URL(env.CMS_URL).origin : origin(2)]);

  return {
    ...visited,
    port,
    folder,
    inbox: openInbox(() => origin(1)),
    output: () => running.output(),
    stop: () => running.stop(),
    kill: () => running.kill(),
    async restart(changed = {}) {
      await running.stop();
      running = await runProduct(port, { DATA_DIR: folder, ...env, ...changed });
    },
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

/**
 * The product that the journeys of a file share, for those that send no mail and change nothing in it: a start is most
 * of the time that a short one takes. Visitors and what their browsers complain of are the journey's own.
 */
export async function sharedProduct(): Promise<VisitedProduct> {
  shared ??= openProduct();
  const { url, port } = await shared;
  return visitProduct(url, [originAt(port + 2)]);
}

function originAt(port: number): string {
  return `http://${host}:${port}`;
}

async function visitProduct(url: string, allowed: readonly string[]): Promise<VisitedProduct> {
  browser ??= launchBrowser();
  const visits = openVisits(await browser, url, allowed);
  const { complaints } = visits;
  return {
    url,
    visit: (path, options) => visits.visit(path, options),
    complaints,
    async forgive(expected = /status of 404/) {
      await visits.heard();
      const others = complaints.filter((complaint) => !expected.test(complaint));
      complaints.splice(0, complaints.length, ...others);
    },
    async [Symbol.asyncDispose]() {
      await visits.close();
      if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
    },
  };
}
