import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { cases } from '#content/lists/projects.static.ts';
import { serviceId, services } from '#content/services/index.ts';
import { product } from '../product.testkit.ts';

const desktop = { viewport: { width: 1280, height: 900 } } as const;

test('at most one service is selected, and its panel has the text of its card', async () => {
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

test('an anchor to a card opens it, even after another was selected', async () => {
  const [first, second] = services.map((service) => ({ anchor: serviceId(service), title: service.title }));
  if (!first || !second) throw new Error('Expected two services.');
  const page = await product.visit(`/services#${first.anchor}`, desktop);
  const panel = ({ title }: typeof first) => page.getByRole('region', { name: title, exact: true });
  await panel(first).waitFor();
  await page.getByRole('button', { name: first.title, exact: true }).click();
  await panel(first).waitFor({ state: 'detached' });
  await page.evaluate((anchor) => location.assign(`#${anchor}`), second.anchor);
  await panel(second).waitFor();
  await expect.poll(() => page.getByRole('main').locator('[aria-expanded="true"]').count()).toBe(1);
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

test('the technologies of a service have logos from one local file', async () => {
  const page = await product.visit('/service/Computer-Vision', desktop);
  const marks = page.locator('img[src*="/tools/computer-vision.svg#"]');
  const addresses = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('src') ?? ''));
  const sheets = [...new Set(addresses.map((address) => address.split('#')[0] ?? ''))];
  expect(sheets).toHaveLength(1);
  const response = await fetch(product.url + sheets[0]);
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  const sheet = await response.text();
  expect(addresses.filter((address) => !sheet.includes(`<view id="${address.split('#')[1]}"`))).toEqual([]);
  await marks.first().scrollIntoViewIfNeeded();
  await expect.poll(() => marks.first().evaluate((mark: HTMLImageElement) => mark.naturalWidth)).toBeGreaterThan(0);
});

test('the department filter can be set and cleared; first names are shown, whole ones on focus until Escape', async () => {
  const page = await product.visit('/about', desktop);
  const faces = page.locator('#team [data-member]');
  expect(await faces.count()).toBe(17);
  await page.getByRole('button', { name: /^Leadership/ }).click();
  await expect.poll(() => faces.count()).toBeLessThan(17);
  expect(await faces.count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect.poll(() => faces.count()).toBe(17);

  const words = faces.nth(2).locator('b');
  const [first = ''] = (await words.innerText()).split(' ');
  expect(await page.locator('#team').getByText(first, { exact: true }).isVisible()).toBe(true);
  const seen = () =>
    words.evaluate((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  expect(await seen()).toBe(false);
  // Tab from the filter "All" over the filter of the leaders and two portraits to the third.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect.poll(seen).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(seen).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(seen).toBe(true);
});

test('the map sends no request before its button is clicked, and then keeps the margins of its section', async () => {
  const page = await product.visit('/contact', desktop);
  const requests: string[] = [];
  await page.route(
    (url) => !url.href.startsWith(product.url),
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    },
  );
  const button = page.getByRole('button', { name: 'Load map' });
  const left = () => page.getByRole('heading', { name: 'Find Us Here' }).evaluate((h2) => h2.getBoundingClientRect().x);
  await page.setViewportSize({ width: 390, height: 844 });
  const leftBefore = await left();
  await button.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  expect(await page.locator('iframe[title="Find Us Here"]').getAttribute('src')).toBeNull();
  expect(product.consoleErrors).toEqual([]);
  await button.click();
  await page.frameLocator('iframe[title="Find Us Here"]').getByText('A map').waitFor();
  await page.getByRole('link', { name: /open in maps/i }).waitFor();
  expect(requests).toEqual([company.links.mapEmbed]);
  expect(await left()).toBe(leftBefore);
  expect(product.consoleErrors.splice(0)).toHaveLength(1);
});

test('a service address with broken percent-encoding shows the sentence and nothing in the console', async () => {
  const page = await product.open(desktop);
  await page.goto('/service/%E0%A4%A').catch(() => undefined);
  await page.getByText('No details available for this service.').waitFor();
  await product.ignoreErrors();
  expect(product.consoleErrors).toEqual([]);
});

test('the footer shows the year of the visit', async () => {
  const page = await product.open(desktop);
  await page.clock.setFixedTime('2031-05-05T06:00:00Z');
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => footer.innerText()).toContain('2031');
});

test('the captions of a project’s line are beside each other, as its turns are, and a phone shows every turn', async () => {
  const page = await product.visit(cases[0]!.path, desktop);
  const boxes = await page.locator('figure').first().locator('p > span').all();
  const places = await Promise.all(boxes.map((caption) => caption.boundingBox()));
  expect(places.length).toBeGreaterThan(2);
  expect(places.slice(1).filter((place, index) => place!.x < places[index]!.x + places[index]!.width)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const turns = await page.locator('figure').first().locator('svg').all();
  const ends = await Promise.all(turns.map((turn) => turn.boundingBox()));
  expect(ends.filter((box) => box!.x + box!.width > 390)).toEqual([]);
});
