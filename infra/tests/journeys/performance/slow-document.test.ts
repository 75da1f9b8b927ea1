import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listen } from '../../../local/listen.ts';
import { unknownPath } from '../paths.testkit.ts';
import { product } from '../product.testkit.ts';
import { ready, withMotion } from '../visits.testkit.ts';
import { maxShift, recordShifts, totalShift } from './layout-shifts.testkit.ts';

const partCount = 8;

/**
 * Serves the site at `origin` as on a slow network: only the head and the first part of each document are sent at once.
 */
async function openSlowDocuments(origin: string) {
  let parts: string[] = [];
  let response: ServerResponse | undefined;
  const respond = async ({ url, method = 'GET' }: IncomingMessage, outgoing: ServerResponse) => {
    const answer = await fetch(origin + url, { method });
    const type = answer.headers.get('content-type') ?? '';
    outgoing.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const body = html.indexOf('<div id="root"');
    const length = Math.ceil((html.length - body) / partCount);
    parts = Array.from({ length: partCount }, (_, part) =>
      html.slice(body + part * length, body + (part + 1) * length),
    );
    response = outgoing;
    outgoing.write(html.slice(0, body) + parts.shift());
  };
  // Without an answer of the site the browser sees a broken connection.
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing).catch(() => outgoing.destroy()));
  const { url, close } = await listen(server, 0);
  return {
    url,
    /** Number of parts of the last requested document that have not been sent. */
    remaining: () => parts.length,
    sendPart() {
      response?.write(parts.shift() ?? '');
      if (parts.length === 0) response?.end();
    },
    [Symbol.asyncDispose]: close,
  };
}

/** One page for each layout of a first view, the blog's documents included. */
const paths = ['/', '/careers', '/search?q=voice', unknownPath] as const;

/** Resolves once the browser has painted what has arrived. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Resolves once the browser has all scripts of the page, which hydrate it. */
async function scriptsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = document.querySelector<HTMLElement>('[data-load]')?.dataset.load?.split(' ') ?? [];
    return files.every((file) => performance.getEntriesByName(location.origin + file).length > 0);
  });
  await painted(page);
}

test.each([390, 1280])(
  'at %i pixels a document that arrives in parts moves nothing, and hydrates once it is whole',
  async (width) => {
    await using slow = await openSlowDocuments(product.url);
    const page = await product.open({ ...withMotion, viewport: { width, height: 823 } });
    await recordShifts(page.context());
    const shifts: Record<string, number> = {};
    for (const path of paths) {
      await page.goto(slow.url + path, { waitUntil: 'commit' });
      for (await painted(page); slow.remaining() > 1; await painted(page)) slow.sendPart();
      await scriptsLoaded(page);
      slow.sendPart();
      await ready(page);
      const shift = await totalShift(page);
      if (shift >= maxShift) shifts[path] = shift;
      expect(await page.locator('footer').count()).toBe(1);
    }
    expect(shifts).toEqual({});
    await product.ignoreErrors(/a request to|status of 404|preloaded using link preload/);
  },
);
