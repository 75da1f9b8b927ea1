import type { Page } from 'playwright-core';

/** What a visitor without a pointer does: they go from stop to stop, hear what stands there, and press. */
export type Keyboard = {
  /** Tabs (or Shift+Tabs) until the focus is on this; rejects when it does not come. */
  to(role: string, name: string | RegExp, options?: { back?: boolean }): Promise<void>;
  /** What stands in focus: its role, its name and its states, as it is said. */
  here(): Promise<string>;
  press(key: string): Promise<void>;
  /** Presses a key that moves the window, and waits until it rests: Chromium may lose the next one before. */
  scroll(key: string): Promise<void>;
  type(text: string): Promise<void>;
};

/** The most stops between two places. */
const patience = 200;

/** The keyboard of a page; nothing else of the page is touched. */
export function openKeyboard(page: Page): Keyboard {
  async function here(): Promise<string> {
    const isSomewhere = await page.evaluate(() => document.activeElement !== document.body);
    if (!isSomewhere) return '';
    const lines = (await page.locator(':focus').ariaSnapshot()).split('\n');
    // YAML puts a line with a colon in quotes.
    return lines.map((line) => line.replace(/^ *- /, '').replace(/^'(.*)'(:?)$/, '$1$2')).join(' ');
  }

  return {
    here,
    press: (key) => page.keyboard.press(key),
    async scroll(key) {
      const move = await page.evaluateHandle(() => {
        const from = scrollY;
        return {
          ended: new Promise<void>((resolve) => addEventListener('scrollend', () => scrollY !== from && resolve())),
        };
      });
      await page.keyboard.press(key);
      await move.evaluate(({ ended }) => ended);
    },
    type: (text) => page.keyboard.type(text),
    async to(role, name, { back = false } = {}) {
      const passed: string[] = [];
      for (let count = 0; count < patience; count += 1) {
        await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
        const said = await here();
        if (said.startsWith(role) && isNamed(said, name)) return;
        passed.push(said);
      }
      throw new Error(`No ${role} ${String(name)} in ${patience} stops: ${[...new Set(passed)].join(', ')}`);
    },
  };
}

function isNamed(said: string, name: string | RegExp): boolean {
  const [, spoken = ''] = /^\w+ "((?:[^"\\]|\\.)*)"/.exec(said) ?? [];
  return typeof name === 'string' ? spoken === name : name.test(spoken);
}
