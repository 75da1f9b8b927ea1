import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { publishedVectors } from '../../../../functions/blog/wordpress/fixtures/hostile-markup.testkit.ts';
import type { SamplePost } from '../../../local/sample/post.ts';
import { startSampleWordPress } from '../../../local/wordpress.ts';
import { openProduct, product } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

const perArticle = 128;

/** Closes open elements and attributes of a vector, so that the next one is parsed as markup. */
const end = `"'>--></textarea></title></style></script></xmp></noscript></iframe></select></svg></math></form></table></div>`;

/** Articles with 128 vectors each in title, excerpt and body. */
const hostileArticles = Array.from(
  { length: Math.ceil(publishedVectors.length / perArticle) },
  (_, index): SamplePost => {
    const vectors = publishedVectors.slice(index * perArticle, (index + 1) * perArticle);
    const excerpt = vectors.map((vector) => `<div>${vector}${end}`).join('\n');
    const [slug, title, body] = [`hostile-${index}`, `Article ${index} ${excerpt}`, `<p>Harmless.</p>${excerpt}`];
    return {
      id: index + 1,
      slug,
      title,
      published: '2026-11-12T10:00',
      author: 'x',
      categories: ['process'],
      excerpt,
      body,
    };
  },
);

/** Script runs, and types of the requests to other hosts. */
type Seen = { ran: readonly string[]; foreign: readonly string[] };

/** Records script runs and requests to other hosts on a page from now on; all such requests are blocked. */
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

/** Chunk with the browser's sanitizer, loaded with the first article that is not server-rendered. */
type Cleaner = { cleanBody: (html: string) => string };

const cleaner = /\/assets\/clean-body-[\w-]+\.js$/;

/** Console errors of images that fail to load: articles may contain images of other hosts. */
const lostPicture = /a request to|Failed to load resource|Access to image/;

test('hostile articles are inert in documents, even without the CSP', async () => {
  const cms = await startSampleWordPress({ port: 0, published: hostileArticles });
  onTestFinished(cms.close);
  await using product = await openProduct({ env: { CMS_URL: cms.url } });
  const page = await product.visit('/about', { bypassCSP: true });
  const { ran, foreign } = await watch(page);
  for (const path of ['/blog', ...hostileArticles.map(({ slug }) => `/blog/${slug}`)]) {
    await page.goto(path);
    await ready(page);
    expect({ path, dangers: await page.evaluate(dangersIn, 'main') }).toEqual({ path, dangers: none });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.getByRole('contentinfo').waitFor();
  }
  expect(ran).toEqual([]);
  expect(foreign.filter((type) => type !== 'image')).toEqual([]);
  await product.ignoreErrors(lostPicture);
});

/** What an editor writes: the sanitizer leaves it as it is. */
const harmless =
  '<h2 id="h-a" class="wp-block-heading">Kept</h2><figure class="wp-block-image"><img src="/icon-512.png" srcset="/icon-512.png 11w" width="300" height="200" alt="Kept too"></figure>' +
  '<math display="block"><mi>n</mi></math><p><a href="https://example.org" target="_blank" rel="noopener">out</a></p>';

test('each hostile body is inert as the browser sanitizes it, even without the CSP, and a harmless one is kept', async () => {
  const page = await product.visit('/blog', { bypassCSP: true });
  const loaded = page.waitForRequest((request) => cleaner.test(request.url()));
  await page.getByRole('article').first().getByRole('link').first().click();
  // As a string, because vitest rewrites an import in a function.
  const code = await page.evaluateHandle<Cleaner>(`import(${JSON.stringify((await loaded).url())})`);
  const { ran } = await watch(page);
  const clean = ({ code, vectors }: { code: Cleaner; vectors: readonly string[] }) =>
    vectors.map((vector) => code.cleanBody(vector));
  const bodies = await page.evaluate(clean, { code, vectors: [...publishedVectors, harmless] });
  expect(bodies.at(-1)).toBe(harmless);
  // The sanitizer's parser, which runs no script, logs errors of the markup.
  expect(ran.filter((what) => !what.startsWith('refused'))).toEqual([]);
  const other = await product.visit('/about', { bypassCSP: true });
  await showInert(other, await watch(other), bodies);
  await product.ignoreErrors(
    /a request to|Failed to load resource|^\/blog: error: (?:(?:Executing|Applying) inline|This document requires)/,
  );
});

/** Inserts each body into the page and returns everything in it that ran or could run. */
async function showInert(page: Page, { ran, foreign }: Seen, bodies: readonly string[]): Promise<void> {
  expect(bodies.length).toBeGreaterThanOrEqual(publishedVectors.length);
  await page.evaluate((bodies) => {
    for (const body of bodies) {
      document.body.append(Object.assign(document.createElement('section'), { className: 'hostile', innerHTML: body }));
    }
    for (const picture of document.images) picture.loading = 'eager';
  }, bodies);
  expect(await page.evaluate(dangersIn, '.hostile')).toEqual(none);
  // A failing image would run an error handler.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  expect(ran).toEqual([]);
  expect(foreign.filter((type) => type !== 'image')).toEqual([]);
}

const none = { elements: [], handlers: [], addresses: [] };

/** Returns everything below an element that could run a script or load a document, as the browser parses it. */
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
