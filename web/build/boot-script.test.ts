import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildBootScript } from './boot-script.ts';

function setUp({ isStorageForbidden = false, type = 'navigate', hash = '' } = {}) {
  const storage = { getItem: () => null, removeItem: () => {} };
  const listeners = new EventTarget();
  const timers = new Map<number, () => void>();
  const reports: string[] = [];
  const splash = { startTime: 0 };
  let paint: ((list: object) => void) | undefined;
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const dataset: { theme?: string; ready?: string; covered?: string } = {};
  let loadFonts = () => {};
  const font = new Promise<void>((resolve) => (loadFonts = resolve));
  const links: object[] = [];
  class Button {
    closest = () => this;
  }
  const page = {
    document: {
      currentScript: { dataset: { load: '/assets/react.js /assets/main.js', print: '/print.css' } },
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
      documentElement: { dataset },
      fonts: [{ display: 'swap', load: () => font }],
      hidden: false,
      getElementById: () => ({ dataset: { page: 'contact' } }),
      querySelectorAll: (selector: string) => (selector === '.reveal' ? [] : [{ getAnimations: () => [splash] }]),
    },
    location: { search: '', pathname: '/contact', origin: 'https://example.com' },
    navigator: { sendBeacon: (_: string, text: string) => reports.push(text) },
    performance: {
      now: () => 2_000,
      getEntriesByType: () => [{ type, name: `https://example.com/contact${hash}` }],
    },
    requestAnimationFrame: (action: () => void) => action(),
    setTimeout: (action: () => void, ms = 0) => (ms === 0 ? action() : timers.set(ms, action)),
    addEventListener: listeners.addEventListener.bind(listeners),
    Element: Button,
    MutationObserver: class {
      observe() {}
    },
    PerformanceObserver: class {
      constructor(callback: typeof paint) {
        paint = callback;
      }
      observe() {}
    },
  };
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(page, name, { get: isStorageForbidden ? forbidden : () => storage });
  }
  const globals: {
    onclick?: (event: object) => void;
    earlyClick?: object;
    scriptFailed?: boolean;
  } & typeof page = page;
  runInNewContext(buildBootScript(), globals);
  return {
    dataset,
    globals,
    splash,
    timers,
    reports,
    links,
    loadFonts,
    parse: () => listeners.dispatchEvent(new Event('DOMContentLoaded')),
    load: () => listeners.dispatchEvent(new Event('load')),
    fire: (type: string, details: object) => listeners.dispatchEvent(Object.assign(new Event(type), details)),
    paintAt: async (startTime: number) => {
      paint?.({ getEntriesByName: () => [{ startTime }] });
      await new Promise(setImmediate);
    },
    button: new Button(),
  };
}

test('the scripts are requested at the first paint, and the rules of print after the page is painted', async () => {
  const { links, paintAt, parse, loadFonts } = setUp();
  expect(links).toEqual([]);
  await paintAt(400);
  const scripts = ['/assets/react.js', '/assets/main.js'].map((href) => ({
    rel: 'modulepreload',
    fetchPriority: 'low',
    href,
  }));
  expect(links).toEqual(scripts);
  parse();
  loadFonts();
  await expect.poll(() => links).toEqual([...scripts, { rel: 'stylesheet', media: 'print', href: '/print.css' }]);
});

test('the page below the splash has no layout until it is parsed and has its fonts, for 0.9 s at most', async () => {
  const { dataset, parse, loadFonts } = setUp();
  parse();
  await new Promise(setImmediate);
  expect(dataset).toHaveProperty('covered');
  loadFonts();
  await expect.poll(() => dataset).toEqual({});

  const { dataset: late, timers } = setUp();
  timers.get(900)?.();
  await expect.poll(() => late).toEqual({});
});

test('a page to which the browser itself scrolls has its layout at once', () => {
  expect(setUp({ type: 'reload' }).dataset).toEqual({ still: 'reload' });
  expect(setUp({ hash: '#:~:text=voice' }).dataset).toEqual({ still: 'navigate' });
});

test('without a reported paint the scripts start after load, or after a bound in time, and only once', async () => {
  const { load, paintAt, splash, timers: bounds } = setUp();
  load();
  expect(splash.startTime).toBe(0);
  bounds.get(250)?.();
  expect(splash.startTime).toBe(1_100);
  await paintAt(2_100);
  bounds.get(900)?.();
  expect(splash.startTime).toBe(1_100);

  const { timers, splash: other } = setUp();
  timers.get(5_000)?.();
  expect(other.startTime).toBe(1_100);
});

test('a visible page whose scripts have not started 10 s after load is reported', () => {
  const { load, timers, reports } = setUp();
  load();
  timers.get(10_000)?.();
  expect(reports).toEqual(['{"route":"contact","scriptsMissing":true}']);

  const started = setUp();
  started.load();
  started.dataset.ready = '';
  started.timers.get(10_000)?.();
  expect(started.reports).toEqual([]);
});

test('without storage everything else still works', () => {
  const { globals, button } = setUp({ isStorageForbidden: true });
  globals.onclick?.({ target: button });
  expect(globals.earlyClick).toBe(button);
});

const own = 'https://example.com/assets/main-1a2b3c4d.js';
const page = 'https://example.com/contact';

test.each<[counted: boolean, what: string, type: 'error' | 'unhandledrejection', details: object]>([
  [true, 'an error of our file', 'error', { filename: own, error: { stack: 'TypeError: x' } }],
  [true, 'an error that React reports', 'error', { filename: '', error: { stack: `Error: x\n at a (${own}:1:2)` } }],
  [true, 'a file of ours that is gone', 'unhandledrejection', { reason: { message: `error loading ${own}` } }],
  [false, 'a warning of the browser', 'error', { filename: page, message: 'ResizeObserver loop limit exceeded' }],
  [false, 'a script of Instagram', 'error', { filename: page, error: { stack: `_Autofill@${page}:1:2` } }],
  [false, 'a script of a virus scanner', 'error', { filename: 'https://scan.example/assets/main.js', error: null }],
  [false, 'SafeLinks', 'unhandledrejection', { reason: 'Object Not Found Matching Id:1' }],
  [false, 'a rejection without a reason', 'unhandledrejection', { reason: undefined }],
])('counted: %s, %s', (counted, _, type, details) => {
  const { fire, globals } = setUp();
  fire(type, details);
  expect(globals.scriptFailed === true).toBe(counted);
});
