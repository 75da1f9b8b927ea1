declare global {
  /** Whether a script of ours has thrown an error that nothing caught, for report.ts. */
  var scriptFailed: boolean | undefined;
  /** Reveals the cards in view (shell/reveal.css) of a page that is not painted yet; none if it opens at a fragment or by Back. */
  var arrive: ((isStill: boolean) => void) | undefined;
}

/*
 * The only script in a document, the same in all documents, so that the CSP needs one hash; build/boot-script.ts builds it.
 * The browser runs it before the first paint.
 */

const { dataset } = document.documentElement;
const [entry] = performance.getEntriesByType('navigation');
/** Not a fragment, a reload or Back. In Chromium the entry's name has the text directive of a link, which `location` lacks. */
const opensAtTop = entry?.type === 'navigate' && !entry.name.includes('#');
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
/** The brand's fonts are loaded, or failed. */
const fontsLoaded = Promise.allSettled(
  [...document.fonts].filter(({ display }) => display === 'swap').map((font) => font.load()),
);
/** When the splash was painted, in milliseconds since the navigation began: the browser's first contentful paint. */
const painted = new Promise<number>((resolve) =>
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
  }).observe({ type: 'paint', buffered: true }),
);
/** The page below the splash may have its layout (coverPage), 0.3 s before the splash ends. */
const uncovered = Promise.race([
  Promise.all([parsed, fontsLoaded]),
  new Promise((resolve) => setTimeout(resolve, 900)),
  painted.then((at) => new Promise((resolve) => setTimeout(resolve, Math.max(1_200, at + 300) - performance.now()))),
]);

applyTheme();
nameSplash();
noteLanding();
if (opensAtTop) coverPage();
else dataset.still = entry?.type;
globalThis.arrive = (isStill) => {
  document.documentElement.toggleAttribute('data-still', isStill);
  endRevealsBelow();
};
recordEarlyClicks();
recordEarlyEnter();
noteErrors();
startScripts(document.currentScript!.dataset);

function applyTheme(): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme) dataset.theme = theme;
  } catch {
    // The browser forbids storage.
  }
}

/** Gives the splash its words as soon as it is parsed, before the first paint. */
function nameSplash(): void {
  const observer = new MutationObserver(() => {
    const words = document.querySelector<HTMLElement>('.splash p');
    if (!words) return;
    words.textContent = words.dataset.words!;
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Notes what the URL names of the contact form, which then has room for it from the first paint on. */
function noteLanding(): void {
  if (/[?&]about=/.test(location.search)) dataset.about = '';
  // Chromium matches `:target` after the first paint. A literal, because an import of callId brings all routes along.
  if (location.hash === '#book-a-call') dataset.call = '';
}

/**
 * Leaves the page below the splash out of the layout until it is parsed and has its fonts, 0.9 s at most: a slow phone
 * paints the splash 0.5 s earlier, and lays out the page once, instead of in parts and again for the fonts. Not where the
 * browser itself scrolls, which Firefox does later.
 */
function coverPage(): void {
  dataset.covered = '';
  void uncovered.then(() => delete dataset.covered);
}

/** Ends the reveal of cards below the first screen of a page that opens at its top. */
function endRevealsBelow(): void {
  const items = [...document.querySelectorAll('.reveal')];
  const below = items.filter((item) => item.getBoundingClientRect().top + scrollY >= innerHeight);
  for (const animation of below.flatMap((item) => item.getAnimations())) animation.finish();
}

/** Records the last button clicked before hydration (early-click.ts), which replaces this handler. */
function recordEarlyClicks(): void {
  // A property, because hydration removes it without having the function.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  globalThis.onclick = ({ target }) => {
    // The browser opens the menu; a second click would close it.
    const selector = '[type=button]:not([popovertarget])';
    globalThis.earlyClick = target instanceof Element ? target.closest(selector) : null;
  };
}

/**
 * Records the text that the chat's box contains at Enter before hydration (Composer.tsx); the line break would be a part
 * of it. In an input method editor the key code is 229.
 */
function recordEarlyEnter(): void {
  // As above.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  globalThis.onkeydown = (event) => {
    const { enterKeyHint, value } = event.target as HTMLTextAreaElement;
    if (event.keyCode !== 13 || event.shiftKey || enterKeyHint !== 'send') return;
    event.preventDefault();
    globalThis.earlyEnter = value;
  };
}

/**
 * Notes errors that name a file of ours. All others are of extensions, of scripts that an app or a mail scanner adds to the
 * document, or warnings of the browser (“ResizeObserver loop”).
 */
function noteErrors(): void {
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (event) => {
      const { filename, error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
      // Chromium and Firefox name a file that cannot be imported in the message.
      const { message, stack } = Object(error ?? reason) as Partial<Error>;
      if (`${filename} ${message} ${stack}`.includes(`${location.origin}/assets/`)) globalThis.scriptFailed = true;
    });
  }
}

/**
 * Counts the splash's 1.5 s from the start of the navigation, or from 0.9 s before its paint if that is later, so that it
 * is shown for at least 0.6 s. The turns of a hero's line follow the same clock, as they begin when it leaves.
 */
function setClock(paintedAt: number): void {
  for (const element of document.querySelectorAll('.splash, figure .turn')) {
    for (const animation of element.getAnimations()) animation.startTime = Math.max(0, paintedAt - 900);
  }
}

/**
 * Requests the page's scripts at the first paint, and runs them after the page is painted, which they would delay.
 * Firefox reports no paint if a page opens scrolled (fragment, reload, Back), so `load` and a bound in time start them too;
 * not at once, because a paint is reported later than it is made. The script that reports the visit is imported after the
 * others, because the `load` event is earlier than theirs.
 * Without them a visible page reports itself 10 s after `load`. The rules of print come last.
 */
function startScripts({ load = '', report = '', to = '', print = '' }: DOMStringMap): void {
  const scripts = load.split(' ');
  let isStarted = false;
  let paintedAt: number | undefined;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    setClock((paintedAt ??= performance.now()));
    // The splash still covers the page.
    endRevealsBelow();
    if (print) appendLink({ rel: 'stylesheet', media: 'print', href: print });
    // Firefox rejects the imports of a page that the visitor leaves, which is no failure. A timer ends with the page.
    void Promise.all(scripts.map((script) => import(script)))
      .catch(() => setTimeout(() => (globalThis.scriptFailed = true), 1_000))
      .then(() => import(report))
      .catch(() => undefined);
  };
  const reportMissing = () => {
    if (document.hidden || dataset.ready !== undefined) return;
    const route = document.getElementById('root')?.dataset.page;
    navigator.sendBeacon(to, JSON.stringify({ route, scriptsMissing: true }));
  };
  void painted.then((at) => {
    // At once, because a slow document may uncover the page only when the splash is to leave.
    setClock((paintedAt ??= at));
    for (const href of scripts) appendLink({ rel: 'modulepreload', fetchPriority: 'low', href });
    void uncovered.then(() => requestAnimationFrame(() => setTimeout(start)));
  });
  addEventListener('load', () => {
    setTimeout(start, 250);
    setTimeout(reportMissing, 10_000);
  });
  setTimeout(start, 5_000);
}

function appendLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}
