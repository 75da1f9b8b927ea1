import { nativeSubmitKey } from './forms/sending/native-outcome.ts';

declare global {
  /** Whether a script has thrown an error that nothing caught, for report.ts. */
  var scriptFailed: boolean | undefined;
}

/*
 * The only script in a document, the same in all documents, so that the CSP needs one hash; build/boot-script.ts builds it.
 * The browser runs it before the first paint.
 */

guardNativeOutcome();
applyTheme();
recordEarlyClicks();
noteErrors();
startAfterPaint(document.currentScript?.dataset.load?.split(' ') ?? [], document.currentScript?.dataset.report);

/**
 * Notes a native submit. In a tab without that note it removes `?sent=ok` and `#sent` from the URL before the banner can
 * match `:target`; otherwise any link could tell visitors that their message was sent.
 */
function guardNativeOutcome(): void {
  try {
    const storage = sessionStorage;
    addEventListener('submit', (event) => {
      if (!event.defaultPrevented) storage.setItem(nativeSubmitKey, '1');
    });
    if (!/[?&]sent=ok/.test(location.search)) storage.removeItem(nativeSubmitKey);
    else if (!storage.getItem(nativeSubmitKey)) history.replaceState(history.state, '', location.pathname);
  } catch {
    // The browser forbids storage.
  }
}

/** Applies the chosen theme before the first paint. */
function applyTheme(): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // The browser forbids storage.
  }
}

/** Records the last button clicked before hydration (ui/hydration/early-click.ts), which replaces this handler. */
function recordEarlyClicks(): void {
  // A property, because hydration removes it without having the function.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  globalThis.onclick = ({ target }) => {
    globalThis.earlyClick = target instanceof Element ? target.closest('[type=button]') : null;
  };
}

/** Notes an uncaught error, for report.ts. */
function noteErrors(): void {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, () => (globalThis.scriptFailed = true));
}

/**
 * Imports the page's scripts after the first paint, which they would delay if they were requested earlier. Counts the
 * splash's 1.5 s from the start of the navigation, or from 0.9 s before the first paint if that is later, so that the
 * splash is shown for at least 0.6 s. The turns of a hero's line follow the same clock, as they begin when it leaves.
 * The script that reports the visit is imported after the others, because the `load` event is earlier than theirs.
 */
function startAfterPaint(scripts: readonly string[], report?: string): void {
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    const paintedAt = list.getEntries()[0]?.startTime ?? 0;
    for (const element of document.querySelectorAll('.splash, figure .turn')) {
      for (const animation of element.getAnimations()) animation.startTime = Math.max(0, paintedAt - 900);
    }
    // `finally` does not handle a rejection, which noteErrors must see.
    void Promise.all(scripts.map((script) => import(script))).finally(() => {
      if (report) void import(report).catch(() => undefined);
    });
  }).observe({ type: 'paint', buffered: true });
}
