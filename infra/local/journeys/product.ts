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

/** One browser for all journeys of a file. */
let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

export type ProductOptions = {
  /** Variables of the product, as a person would set them before `npm start`. */
  env?: Readonly<Record<string, string>>;
};

/** The whole product, started for one journey with a data folder of its own. */
export type Product = {
  /** Origin of the site without a slash at the end. */
  url: string;
  /** First of its four ports. */
  port: number;
  /** Folder of the mail on its way. */
  folder: string;
  inbox: Inbox;
  /** A page at this path, in a new visitor's browser. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** What browsers complained of and requests to other hosts; what is left at the end fails the journey. */
  complaints: string[];
  /**
   * Takes out what a journey has provoked so far; without `expected` what Chromium itself notes of a page that is not
   * there.
   */
  forgive(expected?: RegExp): Promise<void>;
  /** Everything the product printed since its last start. */
  output(): string;
  /** SIGTERM, and the milliseconds until it was gone. */
  stop(): Promise<number>;
  kill(): Promise<void>;
  /** Starts it again, with the same ports and folder. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts the product as `npm start` does and waits until the home page answers. */
export async function openProduct({ env = {} }: ProductOptions = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const port = await findPorts();
  const origin = (offset: number) => `http://${host}:${port + offset}`;
  let running = await runProduct(port, { DATA_DIR: folder, ...env });
  browser ??= launchBrowser();
  // The CMS serves the posts' pictures.
  const visits = openVisits(await browser, origin(0), [env.CMS_URL ? new URL(env.CMS_URL).origin : origin(2)]);

  return {
    url: origin(0),
    port,
    folder,
    inbox: openInbox(() => origin(1)),
    visit: (path, options) => visits.visit(path, options),
    complaints: visits.complaints,
    async forgive(expected = /status of 404/) {
      await visits.heard();
      const others = visits.complaints.filter((complaint) => !expected.test(complaint));
      visits.complaints.splice(0, visits.complaints.length, ...others);
    },
    output: () => running.output(),
    stop: () => running.stop(),
    kill: () => running.kill(),
    async restart(changed = {}) {
      await running.stop();
      running = await runProduct(port, { DATA_DIR: folder, ...env, ...changed });
    },
    async [Symbol.asyncDispose]() {
      await visits.close();
      await running.stop();
      await rm(folder, { recursive: true, force: true });
      if (visits.complaints.length > 0) throw new Error(`The browser complained:\n${visits.complaints.join('\n')}`);
    },
  };
}
