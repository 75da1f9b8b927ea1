import { expect, test } from 'vitest';
import { homeCall } from '#content/pages/home-call.ts';
import { says, type Site } from './site.ts';
import type { Named } from './visitor.ts';

/** Journeys of somebody who looks, reads, listens and asks. */
export function testReading(site: Site): void {
  test('the home page comes out from under the splash with its pictures, and nothing is complained of', () =>
    site.visit('/', async (visitor) => {
      const splash = 'initializing voice systems';
      await expect.poll(async () => (await visitor.words()).includes(splash)).toBe(false);
      const broken = () =>
        visitor.ask(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length);
      expect(await broken()).toBe(0);
      const ownType = () => visitor.ask(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      await expect.poll(ownType).toBeGreaterThan(1);
    }));

  // No window of WebKit's small browser is narrower.
  for (const width of [500, 1440]) {
    test(`no page is wider than a window of ${width} pixels`, () =>
      site.visit(
        '/',
        async (visitor) => {
          for (const path of ['/', '/services', '/careers', '/blog']) {
            await visitor.open(path);
            const over = await visitor.ask(() => document.documentElement.scrollWidth - innerWidth);
            expect(over, path).toBeLessThanOrEqual(0);
          }
        },
        { width, height: 900 },
      ));
  }

  test('a reader searches the blog, opens a post, and Back finds the search again', () =>
    site.visit('/blog', async (visitor) => {
      const articles = () => visitor.ask(() => document.querySelectorAll('article').length);
      await expect.poll(articles).toBe(9);
      await visitor.write('Search articles', 'gujarati');
      await expect.poll(() => visitor.address()).toBe('/blog?q=gujarati');
      await expect.poll(articles).toSatisfy((count: number) => count > 0 && count < 9);
      const title = await visitor.ask(() => document.querySelector('article h2, article h3')?.textContent ?? '');
      await visitor.press({ role: 'link', name: title });
      await expect.poll(() => visitor.ask(() => document.querySelector('h1')?.textContent)).toBe(title);
      await visitor.back();
      await expect.poll(() => visitor.address()).toBe('/blog?q=gujarati');
      await expect
        .poll(() => visitor.ask(() => document.querySelector<HTMLInputElement>('input[type=search]')?.value))
        .toBe('gujarati');
    }));

  test('the assistant answers a question', () =>
    site.visit('/', async (visitor) => {
      const panel: Named = { role: 'region', name: 'AI Assistant' };
      await visitor.write('Message', 'When were you founded?', panel);
      await visitor.hit('Enter');
      await expect.poll(() => visitor.ask(() => document.querySelector('[role=log]')?.textContent)).toMatch(/2019/);
    }));

  test('the theme turns and stays on the next document', () =>
    site.visit('/about', async (visitor) => {
      const ground = () => visitor.ask(() => getComputedStyle(document.body).backgroundColor);
      const before = await ground();
      await visitor.press({ role: 'button', name: 'Switch theme' });
      await expect.poll(ground).not.toBe(before);
      const after = await ground();
      await visitor.open('/contact');
      expect(await ground()).toBe(after);
    }));

  test('a service is chosen, its page comes without a document, and Back returns to the place one has left', () =>
    site.visit('/services', async (visitor) => {
      await visitor.press({ role: 'button', name: 'Computer Vision' });
      await says(visitor, 'What it covers');
      await visitor.ask(() => Object.assign(window, { sameDocument: true }) && undefined);
      const place = () => visitor.ask(() => Math.round(scrollY));
      await visitor.press({ role: 'link', name: 'Learn more about Database Engineering' });
      await expect
        .poll(() => visitor.ask(() => document.querySelector('h1')?.textContent))
        .toBe('Database Engineering');
      await expect.poll(place).toBe(0);
      expect(await visitor.ask(() => 'sameDocument' in window)).toBe(true);
      await visitor.back();
      await expect.poll(() => visitor.address()).toBe('/services');
      await expect.poll(place).toBeGreaterThan(400);
    }));

  test('a link to a place on the page arrives there, below the bar', () =>
    site.visit('/about', async (visitor) => {
      await visitor.press({ role: 'link', name: 'Meet the Team' });
      await expect
        .poll(() =>
          visitor.ask(() => {
            const top = document.getElementById('team')?.getBoundingClientRect().top ?? -1;
            const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            return top >= bar - 1 && top < innerHeight / 2;
          }),
        )
        .toBe(true);
    }));

  test('the demo is heard or, where the browser cannot play it, said to be out of reach, and its words can be read', () =>
    site.visit('/', async (visitor) => {
      await visitor.press({ role: 'button', name: 'Listen to Demo' });
      await says(visitor, 'Playing Audio Demo');
      const heard = () =>
        visitor.ask(() => {
          const clip = document.querySelector('audio');
          return clip !== null && clip.currentTime > 0;
        });
      const told = async () => (await visitor.words()).includes('the recording could not be loaded.');
      await expect.poll(async () => (await heard()) || (await told())).toBe(true);
      for (const [, , , said] of homeCall.captions) await says(visitor, said);
      await visitor.hit('Escape');
      await expect.poll(() => visitor.ask(() => document.querySelector('audio') === null)).toBe(true);
    }));
}
