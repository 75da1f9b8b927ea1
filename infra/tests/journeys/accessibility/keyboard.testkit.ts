import type { Page } from 'playwright-core';

/** Most focus stops between two elements. */
const maxStops = 200;

/** Returns the actions of a visitor without a pointer: Tab to an element, hear its name, press a key. */
export function openKeyboard(page: Page) {
  /** Role, name and states of the element in focus, as announced. */
  async function here(): Promise<string> {
    const isSomewhere = await page.evaluate(() => document.activeElement !== document.body);
    if (!isSomewhere) return '';
    // Results of the words typed so far may be replaced meanwhile, and the focus with them.
    const snapshot = await page
      .locator(':focus')
      .ariaSnapshot({ timeout: 2_000 })
      .catch(() => '');
    const lines = snapshot.split('\n');
    // YAML quotes a line with a colon.
    return lines.map((line) => line.replace(/^ *- /, '').replace(/^'(.*)'(:?)$/, '$1$2')).join(' ');
  }

  return {
    here,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** Tabs (or Shift+Tabs) to this element; rejects if the focus does not reach it. */
    async to(role: string, name: string | RegExp, { back = false } = {}) {
      const passed: string[] = [];
      for (let count = 0; count < maxStops; count += 1) {
        await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
        const announced = await here();
        if (announced.startsWith(role) && isNamed(announced, name)) return;
        passed.push(announced);
      }
      throw new Error(
        `Expected ${role} ${String(name)} within ${maxStops} stops, got: ${[...new Set(passed)].join(', ')}`,
      );
    },
  };
}

function isNamed(announced: string, name: string | RegExp): boolean {
  const [, spoken = ''] = /^\w+ "((?:[^"\\]|\\.)*)"/.exec(announced) ?? [];
  return typeof name === 'string' ? spoken === name : name.test(spoken);
}
