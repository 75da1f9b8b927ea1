import { expect } from 'vitest';
import { type Inbox, uniqueName } from '../journeys/inbox.testkit.ts';
import { control, type Visitor, type WindowSize } from './visitor.testkit.ts';

export type Task = {
  name: string;
  size: WindowSize;
  run(visitor: Visitor, office: { inbox: Inbox; resume: string }): Promise<void>;
};

const phone: WindowSize = { width: 390, height: 844 };
const desktop: WindowSize = { width: 1280, height: 900 };

export const coreTasks: readonly Task[] = [
  {
    name: 'a page opens at a fragment, below the top bar, and is hydrated, also scrolled, after a reload and after Back',
    size: phone,
    async run(visitor) {
      await visitor.open('/contact#contact-form');
      await untilHydrated(visitor);
      const isBelowBar = () =>
        visitor.evaluate(() => {
          const top = document.querySelector('#contact-form h2')!.getBoundingClientRect().top;
          const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
          return top >= bar - 1 && top < innerHeight / 2;
        });
      await expect.poll(isBelowBar).toBe(true);
      await visitor.open('/services');
      await untilHydrated(visitor);
      await visitor.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await visitor.reload();
      await untilHydrated(visitor);
      await expect.poll(() => scrolled(visitor)).toBeGreaterThan(1000);
      // A listener of `unload` keeps the page out of the back/forward cache, so that Back loads it anew.
      await visitor.evaluate(() => addEventListener('unload', () => undefined));
      await visitor.open('/terms-of-service');
      await visitor.back();
      await untilHydrated(visitor);
      await expect.poll(() => scrolled(visitor)).toBeGreaterThan(1000);
    },
  },
  {
    name: 'the progress bar follows an article, and a line below the top bar appears once it is scrolled',
    size: phone,
    async run(visitor) {
      await arrive(visitor, '/blog/what-a-voice-agent-should-say-in-the-first-two-seconds');
      const scrollTo = (share: number) =>
        visitor.evaluate((part) => {
          const { top, height } = document.querySelector('[data-article]')!.getBoundingClientRect();
          window.scrollTo({ top: scrollY + top + part * (height - innerHeight), behavior: 'instant' });
        }, share);
      const bars = () =>
        visitor.evaluate(() => {
          const { width } = document.querySelector('[data-scroll-progress]')!.getBoundingClientRect();
          const line = getComputedStyle(document.querySelector('header')!, '::after').opacity;
          return { read: Math.round((10 * width) / document.documentElement.clientWidth) / 10, line };
        });
      await expect.poll(bars).toEqual({ read: 0, line: '0' });
      await scrollTo(0.5);
      await expect.poll(bars).toEqual({ read: 0.5, line: '1' });
      await scrollTo(1);
      await expect.poll(bars).toEqual({ read: 1, line: '1' });
    },
  },
  {
    name: 'a page that is left while it loads parts shows no error, and leads nowhere else',
    size: desktop,
    async run(visitor) {
      await arrive(visitor, '/blog');
      await visitor.evaluate(() => {
        addEventListener('pagehide', () => {
          sessionStorage.setItem('shown', document.querySelector('main [role=alert]')?.textContent ?? 'no error');
        });
        const links = [...document.querySelectorAll<HTMLElement>('main a, header a')];
        for (const name of ['Load More', 'Careers']) links.find((link) => link.textContent.trim() === name)!.click();
        location.assign('/terms-of-service');
      });
      await untilTitle(visitor, /^Terms/);
      await untilHydrated(visitor);
      expect(await visitor.evaluate(() => sessionStorage.getItem('shown'))).toBe('no error');
    },
  },
  {
    name: 'the phone menu opens, closes with Escape, and leads to a page',
    size: phone,
    async run(visitor) {
      await arrive(visitor, '/');
      const isOpen = () => visitor.evaluate(() => document.querySelector('header [aria-expanded]')?.ariaExpanded);
      await visitor.click(control('Menu', '//header'));
      await expect.poll(isOpen).toBe('true');
      await visitor.press('Escape');
      await expect.poll(isOpen).toBe('false');
      await visitor.click(control('Menu', '//header'));
      // Otherwise the link of the footer may be found.
      await expect.poll(isOpen).toBe('true');
      await visitor.click(control('Careers', '//nav'));
      await untilTitle(visitor, /^Careers/);
    },
  },
  {
    name: 'the form of the home page reaches the office, and its alert is a small box that OK closes',
    size: phone,
    async run(visitor, { inbox }) {
      const name = uniqueName('Asha Patel');
      await arrive(visitor, '/');
      await visitor.type(control('Name'), name);
      await visitor.type(control('Email'), 'asha@example.org');
      await visitor.type(control('Message', "//form[@aria-label='Get in Touch']"), 'We need a phone bot.');
      await visitor.click(control("Let's Get Started", '//form'));
      await untilText(visitor, 'Email sent successfully!');
      const height = () =>
        visitor.evaluate(() => document.querySelector('dialog[open]')?.getBoundingClientRect().height ?? null);
      expect(await height()).toBeLessThan(320);
      await visitor.click(control('OK'));
      await expect.poll(height).toBe(null);
      expect((await inbox.waitFor(name)).text).toContain('We need a phone bot.');
    },
  },
  {
    name: 'the contact form shows the label of a field to fill in, and reaches the office with a voice message',
    size: phone,
    async run(visitor, { inbox }) {
      const name = uniqueName('Ravi Shah');
      await arrive(visitor, '/contact#contact-form');
      const invalid = () => visitor.evaluate(() => document.querySelectorAll('form :invalid').length);
      await expect.poll(invalid).toBe(0);
      await visitor.click(control('Send Message'));
      const isLabelBelowBar = () =>
        visitor.evaluate(() => {
          const label = document.querySelector(`main label[for="${document.activeElement?.id}"]`);
          const bar = document.querySelector('header')!.getBoundingClientRect();
          return label !== null && label.getBoundingClientRect().top >= bar.bottom;
        });
      await expect.poll(isLabelBelowBar).toBe(true);
      await visitor.type(control('Name', '//main'), name);
      await visitor.type(control('Email', '//main'), 'ravi@example.org');
      await visitor.evaluate(() => {
        const select = document.querySelector('select')!;
        select.value = 'AI/ML Solutions';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await visitor.click(control('Record a voice message'));
      await untilText(visitor, '0:02 of 1:00');
      await visitor.click(control('Stop recording'));
      await untilText(visitor, 'Recorded: ');
      await visitor.click("//form//input[@type='checkbox']");
      await visitor.click(control('Send Message'));
      await untilText(visitor, 'Message sent successfully!');
      const { text, attachments } = await inbox.waitFor(name);
      expect(text).toContain('AI/ML Solutions');
      const [sound] = attachments;
      expect(sound?.contentType).toBe('audio/wav');
      // 16-bit samples at 16 kHz.
      expect((sound?.content.length ?? 0) / 32_000).toBeGreaterThan(1.7);
    },
  },
  {
    name: 'an application reaches the office with its résumé',
    size: phone,
    async run(visitor, { inbox, resume }) {
      const name = uniqueName('Asha Patel');
      await arrive(visitor, '/careers');
      await visitor.type(control('Name', '//main'), name);
      await visitor.type(control('Email', '//main'), 'asha@example.org');
      await visitor.type(control('Role', '//main'), 'DevOps Engineer');
      await visitor.choose("//input[@type='file']", resume);
      await visitor.click(control('Submit Application'));
      await untilText(visitor, 'Application submitted successfully!');
      const { attachments } = await inbox.waitFor(name);
      expect(attachments[0]).toMatchObject({ filename: 'résumé.pdf', contentType: 'application/pdf' });
    },
  },
  {
    name: 'the log of the chat stays at its end while somebody types, and the assistant replies',
    size: phone,
    async run(visitor) {
      await arrive(visitor, '/');
      await visitor.type(control('Message', '//section[.//*[@role="log"]]'), 'When were you founded? '.repeat(3));
      const belowLog = () =>
        visitor.evaluate(() => {
          const { scrollHeight, clientHeight, scrollTop } = document.querySelector('[role=log]')!;
          return Math.round(scrollHeight - clientHeight - scrollTop);
        });
      await expect.poll(belowLog).toBe(0);
      const scrollsSideways = () => {
        const log = document.querySelector('[role=log]')!;
        return log.scrollWidth > log.clientWidth && getComputedStyle(log).overflowX !== 'hidden';
      };
      expect(await visitor.evaluate(scrollsSideways)).toBe(false);
      await visitor.press('Enter');
      await untilText(visitor, 'On this site');
      // The button that clears the conversation is hidden then, and the focus must not be lost with it.
      await visitor.evaluate(() =>
        document.querySelector<HTMLElement>('[aria-label="Clear the conversation"]')!.focus(),
      );
      await visitor.press('Enter');
      await expect.poll(() => visitor.evaluate(() => document.activeElement?.localName)).toBe('textarea');
    },
  },
  {
    name: 'the search finds passages and articles',
    size: desktop,
    async run(visitor) {
      await arrive(visitor, '/search');
      await visitor.type(control('Search this site'), 'gujarati');
      await untilText(visitor, 'In the blog');
      const found = () => visitor.evaluate(() => document.querySelectorAll('main a[href^="/blog/"]').length);
      await expect.poll(found).toBeGreaterThan(0);
    },
  },
  {
    name: 'Back from an article restores the articles that were loaded and the scroll position',
    size: phone,
    async run(visitor) {
      await arrive(visitor, '/blog');
      const articles = () => visitor.evaluate(() => document.querySelectorAll('main article').length);
      await visitor.click(control('Load More', '//main'));
      await expect.poll(articles).toBe(10);
      await visitor.click('(//main//article)[10]//a');
      await expect.poll(() => visitor.evaluate(() => location.pathname)).toMatch(/^\/blog\/./);
      await visitor.back();
      await expect.poll(articles).toBe(10);
      await expect.poll(() => scrolled(visitor)).toBeGreaterThan(1500);
    },
  },
  {
    name: 'the chosen theme remains on the next page',
    size: desktop,
    async run(visitor) {
      await arrive(visitor, '/about');
      const background = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await background();
      await visitor.click(control('Switch theme'));
      await expect.poll(background).not.toBe(before);
      const chosen = await background();
      await visitor.open('/contact');
      expect(await background()).toBe(chosen);
    },
  },
  {
    name: 'the demo plays, or a sentence says that it cannot, and Escape closes it',
    size: phone,
    async run(visitor) {
      await arrive(visitor, '/');
      await visitor.click(control('Listen to Demo'));
      const isPlayed = () =>
        visitor.evaluate(() => {
          const played = document.querySelector('audio')?.currentTime ?? 0;
          return played > 0 || document.body.innerText.includes('The recording could not be loaded.');
        });
      await expect.poll(isPlayed).toBe(true);
      await visitor.press('Escape');
      await expect.poll(() => visitor.evaluate(() => document.querySelector('dialog[open]'))).toBe(null);
    },
  },
  {
    name: 'an address without a page says so, and no page is wider than its window or continues below its footer',
    size: desktop,
    async run(visitor) {
      await arrive(visitor, '/no-such-page');
      await untilText(visitor, 'unknown space');
      for (const path of ['/', '/about', '/success-stories', '/careers', '/blog']) await arrive(visitor, path);
    },
  },
];

/** Opens a page, which is no wider than the window and ends with its footer. */
async function arrive(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await untilHydrated(visitor);
  const beyond = await visitor.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const end = document.querySelector('footer:not(main footer)')!.getBoundingClientRect().bottom + scrollY;
    // The announcer of pages, which is hidden, adds a pixel.
    return { right: scrollWidth > innerWidth, below: scrollHeight > end + 2 };
  });
  expect(beyond, path).toEqual({ right: false, below: false });
}

async function untilHydrated(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.evaluate(() => document.documentElement.dataset.ready !== undefined)).toBe(true);
  // Ends the splash, which covers the page.
  await visitor.evaluate(() => {
    for (const animation of document.querySelector('.splash')?.getAnimations() ?? []) animation.finish();
  });
}

function untilText(visitor: Visitor, text: string): Promise<void> {
  return expect.poll(() => visitor.evaluate((part) => document.body.innerText.includes(part), text)).toBe(true);
}

function untilTitle(visitor: Visitor, title: RegExp): Promise<void> {
  return expect.poll(() => visitor.evaluate(() => document.title)).toMatch(title);
}

function scrolled(visitor: Visitor): Promise<number> {
  return visitor.evaluate(() => Math.round(scrollY));
}
