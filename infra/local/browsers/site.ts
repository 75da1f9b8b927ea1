import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Inbox, openInbox } from '../journeys/inbox.ts';
import { findPorts, type RunningProduct, runProduct } from '../journeys/running-product.ts';
import { host } from '../listen.ts';
import type { VisitingBrowser, Visitor, VisitorOptions } from './visitor.ts';

/** Starts a browser for the site at `origin`, which may fetch from `own` origins too. */
export type Launch = (origin: string, own: readonly string[]) => Promise<VisitingBrowser>;

/** The product and a browser, for all journeys of a file. */
export type Site = {
  /** A journey that begins at a path and may not make the browser complain. */
  visit(path: string, journey: (visitor: Visitor) => Promise<void>, options?: VisitorOptions): Promise<void>;
  inbox: Inbox;
  /** A folder for files that visitors send. */
  folder(): string;
};

/** Starts both before the first journey and ends them after the last; nothing where there is no browser. */
export function openSite(launch: Launch | undefined): Site {
  let folder: string | undefined;
  let running: RunningProduct | undefined;
  let port = 0;
  let browser: VisitingBrowser | undefined;
  const origin = (offset: number) => `http://${host}:${port + offset}`;
  const inbox = openInbox(() => origin(1));

  beforeAll(async () => {
    if (launch === undefined) return;
    folder = await mkdtemp(join(tmpdir(), 'browsers-'));
    port = await findPorts();
    running = await runProduct(port, { DATA_DIR: folder });
    // The CMS serves the posts' pictures.
    browser = await launch(origin(0), [origin(2)]);
    console.log(`Journeys in ${browser.version}.`);
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });

  return {
    async visit(path, journey, options) {
      await using visitor = await there(browser).visit(options);
      await visitor.open(path);
      await journey(visitor);
      expect(await visitor.complaints()).toEqual([]);
    },
    inbox,
    folder: () => there(folder),
  };
}

/** Waits until the page shows these words. */
export async function says(visitor: Visitor, text: string): Promise<void> {
  await expect.poll(() => visitor.words()).toContain(text.toLowerCase());
}

function there<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The site was not started.');
  return part;
}
