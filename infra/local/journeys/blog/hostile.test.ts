import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishedVectors } from '../../../../functions/wordpress/fixtures/published-vectors.ts';
import { openProduct } from '../product.ts';
import { startHostileCms } from './hostile-cms.ts';
import { ready } from '../visits.ts';

/** Code that cleans a body in the browser, loaded with the first article that comes over the network. */
type Cleaner = { cleanBody: (html: string) => string };

const cleaner = /\/assets\/clean-body-[\w-]+\.js$/;

/** A picture is all that an article may bring from elsewhere; that it is not to be had here is no complaint. */
const lostPicture = /a request to|Failed to load resource|Access to image/;

test('the published vectors do run where nothing is done about them', async () => {
  await using product = await openProduct();
  const page = await product.visit('/about', { bypassCSP: true });
  await watch(page);
  const count = await page.evaluate(async (vectors) => {
    const alive = new Set<number>();
    Object.assign(window, { alive: (index: number) => alive.add(index) });
    const frames = vectors.map((vector, index) => {
      const frame = document.createElement('iframe');
      const hooks = `for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => parent.alive(${index});`;
      frame.srcdoc = `<script>${hooks}</script>${vector}`;
      document.body.append(frame);
      return frame;
    });
    await Promise.all(frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve))));
    for (const frame of frames) {
      for (const element of frame.contentDocument?.body?.querySelectorAll('*') ?? []) {
        for (const name of ['click', 'mouseover', 'focus', 'error', 'load'])
          element.dispatchEvent(new MouseEvent(name));
      }
    }
    return alive.size;
  }, publishedVectors);
  // Most are of browsers that are gone; these are the ones that this browser falls for.
  expect(count).toBeGreaterThan(40);
  await page.close();
  // Whatever these say is of a page that was made to be harmed.
  product.complaints.splice(0);
});

test.each([false, true])('hostile articles run nothing as documents, the CSP off: %s', async (bypassCSP) => {
  await using cms = await startHostileCms(publishedVectors);
  await using product = await openProduct({ env: { CMS_URL: cms.url } });
  const page = await product.visit('/about', { bypassCSP });
  const { ran, foreign } = await watch(page);
  for (const path of ['/blog', ...cms.together.map((slug) => `/blog/${slug}`)]) {
    await page.goto(path);
    await ready(page);
    expect({ path, dangers: await page.evaluate(dangersIn, 'main') }).toEqual({ path, dangers: none });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.getByRole('contentinfo').waitFor();
  }
  expect(ran).toEqual([]);
  expect(foreign.filter((type) => type !== 'image')).toEqual([]);
  // A picture may be lost as late as it likes.
  await page.context().close();
  await product.forgive(lostPicture);
});

test.each([false, true])('each hostile body is inert as the proxy answers it, the CSP off: %s', async (bypassCSP) => {
  await using cms = await startHostileCms(publishedVectors);
  await using product = await openProduct({ env: { CMS_URL: cms.url } });
  const page = await product.visit('/about', { bypassCSP });
  const bodies: string[] = [];
  for (const slug of cms.alone) {
    const answer = await fetch(`${product.url}/default/cms/posts?slug=${slug}&_embed=true&status=publish`);
    const [post] = (await answer.json()) as { content: { rendered: string } }[];
    bodies.push(post?.content.rendered ?? '');
  }
  expect(bodies.filter((body) => body.includes('Harmless.'))).toHaveLength(publishedVectors.length);
  await takeStrings(page);
  await showInert(page, await watch(page), bodies);
  await product.forgive(lostPicture);
});

test.each([false, true])(
  'each hostile body is inert as the browser cleans it, should the proxy let it pass, the CSP off: %s',
  async (bypassCSP) => {
    await using product = await openProduct();
    const page = await product.visit('/blog', { bypassCSP });
    const loaded = page.waitForRequest((request) => cleaner.test(request.url()));
    await page.getByRole('article').first().getByRole('link').first().click();
    // Written as text, since the test's own tools would take an import for theirs.
    const code = await page.evaluateHandle<Cleaner>(`import(${JSON.stringify((await loaded).url())})`);
    const { ran } = await watch(page);
    const clean = ({ code, vectors }: { code: Cleaner; vectors: readonly string[] }) =>
      vectors.map((vector) => code.cleanBody(vector));
    const bodies = await page.evaluate(clean, { code, vectors: publishedVectors });
    // The cleaner's parser, which runs nothing, already reports what it meets; that is of this page alone.
    expect(ran.filter((what) => !what.startsWith('refused'))).toEqual([]);
    const other = await product.visit('/about', { bypassCSP });
    await takeStrings(other);
    await showInert(other, await watch(other), bodies);
    await product.forgive(
      /a request to|Failed to load resource|^\/blog: error: (?:(?:Executing|Applying) inline|This document requires)/,
    );
  },
);

/**
 * Opens the page anew without Trusted Types, which would refuse the way the test puts bodies into it; all else of the
 * policy stands.
 */
async function takeStrings(page: Page): Promise<void> {
  await page.route(page.url(), async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const shorter = policy.replace(/; require-trusted-types-for 'script'; trusted-types [^;]+/, '');
    expect(shorter.length).toBeLessThan(policy.length);
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': shorter } });
  });
  await page.reload();
  await ready(page);
}

/** Puts bodies into the page, each in a place of its own, and finds nothing in them that ran or could run. */
async function showInert(page: Page, { ran, foreign }: Seen, bodies: readonly string[]): Promise<void> {
  expect(bodies.length).toBe(publishedVectors.length);
  await page.evaluate((bodies) => {
    for (const body of bodies) {
      document.body.append(Object.assign(document.createElement('section'), { className: 'hostile', innerHTML: body }));
    }
    for (const picture of document.images) picture.loading = 'eager';
  }, bodies);
  expect(await page.evaluate(dangersIn, '.hostile')).toEqual(none);
  // A picture that does not come would be a handler's moment.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  expect(ran).toEqual([]);
  expect(foreign.filter((type) => type !== 'image')).toEqual([]);
}

const none = { elements: [], handlers: [], addresses: [] };

/** What below an element could run, or load a document, as the browser itself sees it. */
function dangersIn(selector: string) {
  const all = [...document.querySelectorAll(`${selector} *`)];
  const forbidden = 'script, style, iframe, object, embed, base, meta, link, template, [srcdoc], [style], [formaction]';
  return {
    elements: all.filter((element) => element.matches(forbidden)).map((element) => element.outerHTML),
    handlers: all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
    addresses: all
      .filter((element) => element instanceof HTMLAnchorElement)
      .filter((link) => link.hasAttribute('href') && !/^(https?|mailto|tel):$/.test(link.protocol))
      .map(({ outerHTML }) => outerHTML),
  };
}

type Seen = { ran: readonly string[]; foreign: readonly string[] };

/** What runs on a page, and what it asks other hosts for, from now on; nothing leaves this machine. */
async function watch(page: Page): Promise<Seen> {
  const ran: string[] = [];
  const foreign: string[] = [];
  const report = (what: string) => void ran.push(what);
  await page.exposeFunction('report', report);
  const hook = () => {
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
      Object.assign(window, { [name]: () => Object(window).report(`${name} at ${location.pathname}`) });
    }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      Object(window).report(`refused by the CSP: ${effectiveDirective} ${blockedURI}`);
    });
  };
  await page.addInitScript(hook);
  await page.evaluate(hook);
  page.on('dialog', (dialog) => {
    report(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      foreign.push(route.request().resourceType());
      return route.abort();
    },
  );
  return { ran, foreign };
}
