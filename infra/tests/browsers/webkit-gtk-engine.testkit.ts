import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stepTimeoutMs } from '../journeys/step-timeout.testkit.ts';
import type { Engine } from './visitor.testkit.ts';

/** Key under which WebDriver returns a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Code points of keys, as WebDriver (W3C) names them. */
const keys = { Enter: '\uE007', Escape: '\uE00C' };

type Session = { sessionId: string };

/** WebKitGTK of the system, driven by WebDriver in a window without a screen (Debian: webkit2gtk-driver, xvfb, gir1.2-webkit2-4.1). */
export async function openWebKitGtk(origin: string, port: number): Promise<Engine> {
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
    detached: true,
  });
  const call = (path: string, body?: object, method = 'POST') =>
    command(`http://127.0.0.1:${port}${path}`, method, body);
  await retry(() => call('/status', undefined, 'GET'));
  return {
    consoleErrors: [],
    async visit(size) {
      const binary = fileURLToPath(new URL('webkit-window.py', import.meta.url));
      const requested = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [] } } } };
      const { sessionId } = (await call('/session', requested)) as Session;
      const send = (path: string, body: object = {}) => call(`/session/${sessionId}${path}`, body);
      await send('/window/rect', size);
      const evaluate = (fn: string, args: readonly unknown[]) =>
        send('/execute/sync', { script: `return (${fn})(...arguments)`, args });
      /** Scrolls to the first visible element and returns its id. WebDriver's own click does not wait for smooth scrolling. */
      const find = async (xpath: string) => {
        const element = await retry(() => evaluate(String(showFirst), [xpath]));
        return (element as Record<string, string>)[elementKey];
      };
      return {
        open: (path) => send('/url', { url: origin + path }),
        reload: () => send('/refresh'),
        back: () => send('/back'),
        // An element that still moves cannot be clicked yet.
        click: (element) => retry(async () => send(`/element/${await find(element)}/click`)),
        type: async (field, text) => send(`/element/${await find(field)}/value`, { text }),
        press: async (key) => {
          const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
          await send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
        },
        choose: async (field, file) => send(`/element/${await find(field)}/value`, { text: file }),
        evaluate: (fn, ...args) => evaluate(String(fn), args),
        async close() {
          // The driver closes the window, and then reports that the window is gone.
          await call(`/session/${sessionId}`, undefined, 'DELETE').catch(() => undefined);
        },
      } as Awaited<ReturnType<Engine['visit']>>;
    },
    async close() {
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** In the page: returns the first element that is visible, in the middle of the window. */
function showFirst(xpath: string): Element {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index) as HTMLElement;
    if (element.matches('[type=file]') || element.checkVisibility({ visibilityProperty: true })) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;
    }
  }
  throw new Error(`Expected ${xpath}, found none that is visible.`);
}

async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const until = Date.now() + stepTimeoutMs; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
