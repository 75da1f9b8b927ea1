import { fileURLToPath } from 'node:url';
import { type Browser, firefox, type LaunchOptions, webkit } from 'playwright-core';
import { launchBrowser } from '../../local/browser.ts';
import { openVisits, type VisitOptions, withMotion } from '../journeys/visits.testkit.ts';
import { findBrowser } from '../../local/setup/browsers.mjs';
import type { Engine, Visitor } from './visitor.testkit.ts';

/** A microphone that nobody has to allow and that plays a tone. */
const fakeMicrophone = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
};

/** Chromium as it is on Windows, Linux and a Mac with a mouse: its scrollbar takes room in the window. */
export async function openChromium(origin: string): Promise<Engine> {
  return drive(await launchBrowser({ hasScrollbars: true, microphone: 'beeps' }), origin);
}

/** The Firefox of this machine: the system's, else Playwright's build. */
export async function openFirefox(origin: string): Promise<Engine> {
  const isPlaywrights = (await findBrowser('firefox', process.env)) === firefox.executablePath();
  const stock = {
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefox-relay.mjs', import.meta.url)),
  };
  const options: LaunchOptions = { firefoxUserPrefs: fakeMicrophone, ...(!isPlaywrights && stock) };
  return drive(await firefox.launch(options), origin);
}

/** Playwright's build of WebKit. Its microphone is a fake one. */
export async function openPlaywrightsWebKit(origin: string): Promise<Engine> {
  return drive(await webkit.launch(), origin, { permissions: ['microphone'] });
}

function drive(browser: Browser, origin: string, options: VisitOptions = {}): Engine {
  const { consoleErrors, open, close } = openVisits(() => browser, origin);
  return {
    consoleErrors,
    async visit(size): Promise<Visitor> {
      const page = await open({ viewport: size, ...withMotion, ...options });
      const find = (element: string) => page.locator(`xpath=${element}`).filter({ visible: true }).first();
      return {
        async open(path) {
          await page.goto(path);
        },
        async reload() {
          await page.reload();
        },
        async back() {
          await page.goBack();
        },
        click: (element) => find(element).click(),
        // Not fill(): with WebDriver BiDi React does not see it.
        type: (field, text) => find(field).pressSequentially(text),
        press: (key) => page.keyboard.press(key),
        choose: (field, file) => page.locator(`xpath=${field}`).setInputFiles(file),
        evaluate: (fn, ...args) => page.evaluate(`(${String(fn)})(...${JSON.stringify(args)})`),
        close: () => page.context().close(),
      };
    },
    async close() {
      await close();
      await browser.close();
    },
  };
}
