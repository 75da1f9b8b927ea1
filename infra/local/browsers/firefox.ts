import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, firefox, type Locator, type Page } from 'playwright-core';
import { openVisits, ready, wholePage } from '../journeys/visits.ts';
import type { FirefoxPrograms } from './packages.ts';
import { patienceMs } from '../journeys/patience.ts';
import { asWords, type Named, type VisitingBrowser, type Visitor } from './visitor.ts';

const relay = fileURLToPath(new URL('firefox-relay.ts', import.meta.url));

/** Firefox without a window, driven by WebDriver BiDi; `own` origins are no complaint. */
export async function launchFirefox(
  { firefox: program }: FirefoxPrograms,
  origin: string,
  own: readonly string[],
): Promise<VisitingBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'firefox-'));
  const executablePath = join(folder, 'firefox');
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  await writeFile(
    executablePath,
    `#!/bin/sh\nexec '${process.execPath}' --import '${tsx}' '${relay}' '${program}' "$@"\n`,
  );
  await chmod(executablePath, 0o755);

  const launch = (scripts: boolean) =>
    firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs: { 'javascript.enabled': scripts } });
  const browser = await launch(true);
  // Scripts are a setting of the whole browser.
  let plain: Promise<Browser> | undefined;

  return {
    version: `Firefox ${browser.version()}`,
    async visit({ width = 1280, height = 800, scripts = true } = {}) {
      plain ??= scripts ? undefined : launch(false);
      const visits = openVisits(scripts ? browser : ((await plain) ?? browser), origin, own);
      // A visit begins on a page; this one has nothing on it.
      const page = await visits.visit('/robots.txt', { viewport: { width, height }, javaScriptEnabled: false });
      page.setDefaultTimeout(patienceMs);
      const visitor = scripts ? visitorOf(page) : withoutScripts(page);
      return { ...visitor, complaints: async () => visits.complaints, [Symbol.asyncDispose]: () => visits.close() };
    },
    async close() {
      await Promise.all([browser.close(), (await plain)?.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Acts = Omit<Visitor, 'complaints' | typeof Symbol.asyncDispose>;

function visitorOf(page: Page): Acts {
  return {
    async open(path) {
      await page.goto(path);
      await ready(page);
      await wholePage(page);
    },
    back: async () => void (await page.goBack()),
    address: async () => page.url().slice(new URL(page.url()).origin.length),
    words: async () => asWords(await page.locator('body').innerText()),
    press: (target, place) => named(page, target, place).click(),
    write: (label, text, place) => labelled(page, label, place).pressSequentially(text),
    choose: async (name, option, place) =>
      void (await named(page, { role: 'combobox', name }, place).selectOption(option)),
    attach: (file) => page.locator('input[type=file]').setInputFiles(file),
    hit: (key) => page.keyboard.press(key),
    ask: (question) => page.evaluate(question),
  };
}

/** Without scripts Playwright cannot tell when an element stands still: the keyboard does the same. */
function withoutScripts(page: Page): Acts {
  const acts = visitorOf(page);
  return {
    ...acts,
    async open(path) {
      await page.goto(path);
      await wholePage(page);
    },
    async press(target, place) {
      await named(page, target, place).evaluate((element: HTMLElement) => element.focus());
      await page.keyboard.press('Enter');
    },
    async write(label, text, place) {
      await labelled(page, label, place).evaluate((element: HTMLElement) => element.focus());
      await page.keyboard.type(text);
    },
  };
}

function named(page: Page, { role, name }: Named, place?: Named): Locator {
  return within(page, place).getByRole(role, { name, exact: true });
}

function labelled(page: Page, label: string, place?: Named): Locator {
  return within(page, place).getByLabel(label, { exact: true });
}

function within(page: Page, place?: Named): Page | Locator {
  return place ? page.getByRole(place.role, { name: place.name, exact: true }) : page;
}
