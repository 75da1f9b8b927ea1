import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { projectEntries } from '#content/lists/projects.static.ts';
import { stories } from '#content/lists/stories.static.ts';
import { routes, storyAnchor } from '#content/routes.ts';
import { serviceId, services } from '#content/services/index.ts';
import { product } from '../product.testkit.ts';
import { ready, withMotion } from '../visits.testkit.ts';

const targets = [
  `${routes.successStories.path}#${storyAnchor(stories.at(-1)!.id)}`,
  `${routes.projects.path}#${projectEntries.at(-1)!.slug}`,
  `${routes.services.path}#${serviceId(services.at(-1)!)}`,
];

/** Runs in the page: notes the lowest opacity of every card in any frame, by its id. */
function watchCards(): void {
  const lowest: Record<string, number> = {};
  Object.assign(window, { lowest });
  const note = () => {
    for (const card of document.querySelectorAll('main :is(article, figure)[id]')) {
      lowest[card.id] = Math.min(lowest[card.id] ?? 1, Number(getComputedStyle(card).opacity));
    }
    requestAnimationFrame(note);
  };
  note();
}

function lowestOpacity(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => (window as unknown as { lowest: Record<string, number> }).lowest);
}

/** Follows a link to `href` as the site follows each of its links, and waits until its page has been shown for a while. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('main')!.append(link);
    link.click();
  }, href);
  await page.waitForURL(`**${href}`);
  await page.waitForTimeout(500);
}

test.each([390, 1440])('at %i px what a visitor lands on is never transparent', async (width) => {
  const page = await product.open({ ...withMotion, viewport: { width, height: 900 } });
  await page.addInitScript(watchCards);
  const ofTarget = async (to: string) => (await lowestOpacity(page))[to.split('#')[1]!];
  for (const to of targets) {
    await page.goto(routes.termsOfService.path);
    await ready(page);
    await follow(page, to);
    expect(await ofTarget(to), `${to} by a click`).toBe(1);
    await follow(page, routes.termsOfService.path);
    await page.goBack();
    await page.waitForURL(`**${to}`);
    await page.waitForTimeout(500);
    expect(
      Object.values(await lowestOpacity(page)).every((opacity) => opacity === 1),
      `${to} by Back`,
    ).toBe(true);
    await page.goto('about:blank');
    await page.goto(to);
    await page.waitForTimeout(500);
    expect(await ofTarget(to), `${to} as a document`).toBe(1);
  }
});

test('a link with a fragment focuses and marks what it leads to for two seconds, by a click and as a document', async () => {
  const page = await product.open(withMotion);
  const landed = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document;
      const isMarked = focused !== null && !/^none$|rgba\(0, 0, 0, 0\)/.test(getComputedStyle(focused).boxShadow);
      return `${focused?.textContent} ${isMarked}`;
    });
  const to = `${routes.projects.path}#${projectEntries.at(-1)!.slug}`;
  const { title } = projectEntries.at(-1)!;
  await page.goto(to);
  await ready(page);
  await expect.poll(landed, { message: 'as a document' }).toBe(`${title} true`);
  await expect.poll(landed).toBe(`${title} false`);
  await page.goto(routes.termsOfService.path);
  await ready(page);
  await follow(page, to);
  await expect.poll(landed, { message: 'by a click' }).toBe(`${title} true`);
  await expect.poll(landed).toBe(`${title} false`);
});

test.each([
  ['/about', 'View Full Technology Stack', 'Fourteen services'],
  ['/about', 'Our Story', 'Our Activities'],
  ['/service/Computer-Vision', 'Ask the assistant', 'Services AI Assistant'],
])('%s: "%s" leads to "%s"', async (path, name, heading) => {
  const page = await product.visit(path, { viewport: { width: 390, height: 844 } });
  await page.getByRole('link', { name }).click();
  const landed = page.getByRole('heading', { name: heading });
  await expect.poll(() => landed.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(async () => (await landed.boundingBox())!.y).toBeLessThan(422);
  if (path.startsWith('/service/')) {
    await page.getByRole('button', { name: 'What does Computer Vision cover?' }).click();
    await page.getByRole('log').getByText('What does Computer Vision cover?').waitFor();
  }
});

test('a sector is marked until the visitor scrolls on, has a heading with its count, and another one is chosen without scrolling back', async () => {
  const page = await product.visit(routes.projects.path, { viewport: { width: 390, height: 844 } });
  const chips = page.getByRole('navigation', { name: 'Sectors' });
  const marked = chips.locator('[aria-current=true]');
  expect(await marked.count()).toBe(0);
  for (const [sector, heading] of [
    ['Logistics', 'Logistics, 3'],
    ['Finance', 'Finance, 2'],
  ] as const) {
    const before = await page.evaluate(() => scrollY);
    const chip = chips.getByRole('link', { name: sector });
    await chip.click();
    const landed = page.getByRole('heading', { name: heading });
    await expect.poll(() => landed.evaluate((element) => element === document.activeElement)).toBe(true);
    const bottom = async () => (await chips.boundingBox())!.y + (await chips.boundingBox())!.height;
    await expect.poll(async () => (await landed.boundingBox())!.y - (await bottom())).toBeLessThan(100);
    expect((await landed.boundingBox())!.y).toBeGreaterThan(await bottom());
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(await chips.locator('[aria-current=true]').allInnerTexts()).toEqual([sector]);
  }
});

test('the list of services begins with four lines of links to their pages', async () => {
  const page = await product.visit(routes.services.path, { viewport: { width: 390, height: 844 } });
  const index = page.getByRole('navigation').filter({ hasText: 'It looks things up' });
  const links = await index
    .getByRole('link')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => link.pathname));
  expect(links.filter((path) => path.startsWith('/service/'))).toHaveLength(services.length);
  expect((await index.boundingBox())!.height).toBeLessThan(260);
});

test('only the cards in view on arrival are revealed', async () => {
  const page = await product.open({ ...withMotion, viewport: { width: 1440, height: 1600 } });
  await page.addInitScript(watchCards);
  const path = routes.services.path;
  await page.goto(path);
  await ready(page);
  // Below the splash all may be transparent.
  await page.evaluate(watchCards);
  const isInView = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((card) => card.getBoundingClientRect().top + scrollY < innerHeight);
  const revealed = async () => {
    await page.waitForTimeout(500);
    const ids = Object.entries(await lowestOpacity(page)).filter(([, opacity]) => opacity < 1);
    return Promise.all(ids.map(([id]) => isInView(id)));
  };
  expect(await revealed(), 'as a document').not.toContain(false);
  await follow(page, routes.termsOfService.path);
  await follow(page, path);
  const byClick = await revealed();
  expect(byClick.length).toBeGreaterThan(0);
  expect(byClick).not.toContain(false);
});
