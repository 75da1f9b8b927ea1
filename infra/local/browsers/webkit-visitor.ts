import { setTimeout as wait } from 'node:timers/promises';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { patienceMs } from '../journeys/patience.ts';
import { asWords, elementsOf, type Named, type Visitor } from './visitor.ts';

/** How long a page has to come before it is asked for again: the driver now and then loses the address of a session. */
const comesMs = 20_000;

/** A visitor in a WebDriver session, which ends with the visit. */
export function visitWebKit(session: WebDriver, origin: string, scripts: boolean): Visitor {
  let visits = 0;

  /** Does it, again while a page that is still moving refuses it. */
  async function persist<Result>(act: () => Promise<Result>, forMs = patienceMs): Promise<Result> {
    const until = Date.now() + forMs;
    for (;;) {
      try {
        return await act();
      } catch (cause) {
        if (Date.now() > until) throw cause;
        await wait(100);
      }
    }
  }

  const on = <Result>(target: Named, place: Named | undefined, act: (element: WebElement) => Promise<Result>) =>
    persist(async () => {
      const room = place && (await find(session, place));
      const element = await find(room ?? session, target);
      // In the middle nothing that floats covers it.
      if (scripts) await session.executeScript(bringToMiddle, element);
      return act(element);
    });

  return {
    async open(path) {
      const address = `${origin}${path}`;
      if (!scripts) return session.get(address);
      await persist(async () => {
        await session.get(address);
        visits += 1;
        await persist(async () => {
          const there = await session.executeScript<string>(collectComplaints, address, visits);
          if (there !== '') throw new Error(`${path} does not come; there is ${there}.`);
        }, comesMs);
      });
      await persist(() => session.findElement(By.css('html[data-ready]')));
      await persist(async () => {
        const root = await session.findElement(By.css('#root'));
        // The headline is painted first, the rest half a second later.
        if ((await root.getCssValue('visibility')) !== 'visible') throw new Error(`${path} is not painted whole.`);
      });
    },
    back: () => session.navigate().back(),
    async address() {
      return (await session.getCurrentUrl()).slice(origin.length);
    },
    async words() {
      // The driver's own way takes seconds on a long page; without scripts it is the only one.
      const text = scripts
        ? await session.executeScript<string>(() => document.body.innerText)
        : await (await session.findElement(By.css('body'))).getText();
      return asWords(text);
    },
    press: (target, place) => on(target, place, (element) => element.click()),
    write: (label, text, place) => on({ role: 'textbox', name: label }, place, (field) => field.sendKeys(text)),
    choose: (name, option, place) =>
      on({ role: 'combobox', name }, place, async (list) => {
        for (const one of await list.findElements(By.css('option'))) {
          if ((await one.getText()) === option) return one.click();
        }
        throw new Error(`The list "${name}" has no option "${option}".`);
      }),
    attach: async (file) => (await session.findElement(By.css('input[type=file]'))).sendKeys(file),
    hit: (key) =>
      session
        .actions()
        .sendKeys(Key[key === 'Enter' ? 'ENTER' : 'ESCAPE'])
        .perform(),
    ask: (question) => session.executeScript(question),
    complaints: async () => (scripts ? session.executeScript<string[]>(() => window.heard?.complaints ?? []) : []),
    [Symbol.asyncDispose]: () => session.quit(),
  };
}

/** The first visible element that the browser tells an assistive program of by this name. */
async function find(place: WebDriver | WebElement, { role, name }: Named): Promise<WebElement> {
  for (const element of await place.findElements(By.css(elementsOf[role]))) {
    if (!(await element.isDisplayed())) continue;
    if (asWords(await element.getAccessibleName()) === asWords(name)) return element;
  }
  throw new Error(`There is no ${role} "${name}".`);
}

function bringToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

declare global {
  // oxlint-disable-next-line consistent-type-definitions -- only an interface adds to the browser's own.
  interface Window {
    heard?: { visit: number; complaints: string[] };
  }
}

/**
 * WebDriver reports no console: the page at `address`, once it is here, keeps what is said there from now on. Answers
 * what is there instead, or '' for nothing. May be asked again for the same visit, since an answer can be lost.
 */
function collectComplaints(address: string, visit: number): string {
  const { href } = location;
  if (href !== address || document.readyState === 'loading') return `${href}, ${document.readyState}`;
  if (window.heard) return window.heard.visit === visit ? '' : 'the document before it';
  const complaints: string[] = [];
  window.heard = { visit, complaints };
  for (const kind of ['error', 'warn'] as const) {
    console[kind] = (...said: unknown[]) => void complaints.push(`${kind}: ${said.map(String).join(' ')}`);
  }
  addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => complaints.push(`refused: ${blockedURI}`));
  return '';
}
