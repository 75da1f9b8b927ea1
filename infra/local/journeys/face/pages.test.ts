import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { serviceId, services } from '#content/services/index.ts';
import { openProduct, type Product } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

test('one service is selected at most, and its panel says what its card says', async () => {
  const page = await product.visit('/services', desktop);
  const card = (name: string) => page.getByRole('button', { name, exact: true });
  await card('Computer Vision').click();
  const panel = page.getByRole('region', { name: 'Computer Vision' });
  await panel.getByText('What it covers').waitFor();
  await card('Database Engineering').click();
  await panel.waitFor({ state: 'detached' });
  const expanded = page.getByRole('main').locator('[aria-expanded="true"]');
  await expect.poll(() => expanded.count()).toBe(1);
  await card('Database Engineering').click();
  await expect.poll(() => expanded.count()).toBe(0);
});

test('an anchor to a card opens it, also after another was chosen by hand', async () => {
  const [first, second] = services.map((service) => ({ anchor: serviceId(service), title: service.title }));
  if (!first || !second) throw new Error('Expected two services.');
  const page = await product.visit(`/services#${first.anchor}`, desktop);
  const panel = ({ title }: typeof first) => page.getByRole('region', { name: title, exact: true });
  await panel(first).waitFor();
  await page.getByRole('button', { name: first.title, exact: true }).click();
  await panel(first).waitFor({ state: 'detached' });
  await page.evaluate((anchor) => location.assign(`#${anchor}`), second.anchor);
  await panel(second).waitFor();
  expect(await page.getByRole('main').locator('[aria-expanded="true"]').count()).toBe(1);
});

test('a question opens and closes, and opening one closes the other', async () => {
  const page = await product.visit('/service/Computer-Vision', desktop);
  const questions = page.locator('details');
  expect(await questions.count()).toBe(3);
  const open = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  await questions.nth(1).locator('summary').click();
  await expect.poll(open).toEqual([false, true, false]);
  await questions.nth(1).locator('summary').click();
  await expect.poll(open).toEqual([false, false, false]);
});

test('the tools of a service carry marks from one file of our own', async () => {
  const page = await product.visit('/service/Computer-Vision', desktop);
  const marks = page.locator('img[src*="/tools/computer-vision.svg#"]');
  const addresses = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('src') ?? ''));
  const sheets = [...new Set(addresses.map((address) => address.split('#')[0] ?? ''))];
  expect(sheets).toHaveLength(1);
  const answer = await fetch(product.url + sheets[0]);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  const sheet = await answer.text();
  expect(addresses.filter((address) => !sheet.includes(`<view id="${address.split('#')[1]}"`))).toEqual([]);
  await marks.first().scrollIntoViewIfNeeded();
  await expect.poll(() => marks.first().evaluate((mark: HTMLImageElement) => mark.naturalWidth)).toBeGreaterThan(0);
});

test('a department is chosen and everybody comes back; names are there for the keyboard and Escape hides them', async () => {
  const page = await product.visit('/about', desktop);
  const faces = page.locator('#team button[aria-label*=", "]');
  expect(await faces.count()).toBe(17);
  await page.getByRole('button', { name: /^Leadership/ }).click();
  await expect.poll(() => faces.count()).toBeLessThan(17);
  expect(await faces.count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect.poll(() => faces.count()).toBe(17);

  const name = ((await faces.nth(2).getAttribute('aria-label')) ?? '').split(', ')[0] ?? '';
  const words = faces.nth(2).getByText(name);
  const seen = () =>
    words.evaluate((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  expect(await seen()).toBe(false);
  // Past the chip of the leaders and two faces.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect.poll(seen).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(seen).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(seen).toBe(true);
});

test.each([
  ['2026-03-02T06:00:00Z', 'Asia/Kolkata', 'Open now, until 19:00 IST'],
  ['2026-03-06T14:00:00Z', 'Europe/Berlin', 'Closed now. Opens Monday 10:00 IST, 05:30 your time'],
])('at %s a visitor in %s reads "%s"', async (now, timezoneId, sentence) => {
  const page = await product.visit('/sitemap', { ...desktop, timezoneId });
  await page.clock.setFixedTime(now);
  await page.goto('/contact');
  await page.getByRole('complementary', { name: 'Other ways to reach us' }).getByText(sentence).waitFor();
  // The clock puts its own script into the map's empty frame, which runs none; the browser may say so late.
  await page.context().close();
  await product.forgive(/frame is sandboxed/);
  expect(product.complaints).toEqual([]);
});

test('the map contacts nobody before its button is pressed', async () => {
  const page = await product.visit('/contact', desktop);
  const asked: string[] = [];
  await page.route(
    (url) => !url.href.startsWith(product.url),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    },
  );
  const button = page.getByRole('button', { name: 'Load map' });
  await button.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  expect(await page.locator('iframe[title="Find Us Here"]').getAttribute('src')).toBeNull();
  expect(product.complaints).toEqual([]);
  await button.click();
  await page.frameLocator('iframe[title="Find Us Here"]').getByText('A map').waitFor();
  expect(asked).toEqual([company.links.mapEmbed]);
  expect(product.complaints.splice(0)).toHaveLength(1);
});

test('an address that is not there suggests the nearest page', async () => {
  const page = await product.visit('/services/ai-machine-learning', desktop);
  await page.getByRole('main').getByRole('link', { name: 'AI and Machine Learning' }).click();
  await page.getByRole('heading', { level: 1, name: 'AI and Machine Learning' }).waitFor();
  await product.forgive();
  expect(product.complaints).toEqual([]);
});

test('a service address with broken percent-encoding shows the sentence and nothing in the console', async () => {
  const page = await product.visit('/sitemap', desktop);
  await page.goto('/service/%E0%A4%A').catch(() => undefined);
  await page.getByText('No details available for this service.').waitFor();
  await product.forgive();
  expect(product.complaints).toEqual([]);
});

test('no link of the sitemap page or the footer is dead', async () => {
  const page = await product.visit('/sitemap', desktop);
  const addresses = await page
    .locator('main a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  expect(addresses.length).toBeGreaterThan(14);
  const answers = await Promise.all(addresses.map(async (url) => ({ url, status: (await fetch(url)).status })));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('the footer carries the year of the visit', async () => {
  const page = await product.visit('/sitemap', desktop);
  await page.clock.setFixedTime('2031-05-05T06:00:00Z');
  await page.goto('/about');
  await expect.poll(() => page.getByRole('contentinfo').innerText()).toContain('2031');
});
