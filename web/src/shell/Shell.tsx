import { type ReactNode, Suspense, useEffect, useState, useRef, useSyncExternalStore } from 'react';
import { shellWords } from '#content/shell.ts';
import { replayEarlyClick } from '../runtime/early-click.ts';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { staticIsland, setShowingServerMarkup } from '../runtime/static-island.tsx';
import './reveal.css';
import { ScrollButtons } from './ScrollButtons.tsx';
import styles from './Shell.module.css';
import { TopBar } from './TopBar.tsx';
import { type PageLoader, useClientNavigation } from '../runtime/useClientNavigation.ts';
import { DocumentTarget, useScrollRestoration } from '../runtime/useScrollRestoration.ts';
import { failedLoadCount, onFailedLoads } from '../runtime/load-with-retry.ts';
import { LinkedText } from '../ui/LinkedText.tsx';
import { useLocation, useNavigationType } from 'react-router-dom';

const Footer = staticIsland('footer', async () => (await import('./Footer.tsx')).Footer);
const FooterClock = lazyPart(async () => (await import('./FooterClock.tsx')).FooterClock);

const clockIds = { day: 'footer-day', hours: 'footer-hours', reply: 'footer-reply' } as const;

type ShellProps = { load: PageLoader; children: ReactNode };

/** The frame of every page: top bar, progress, footer, scroll buttons, notices and client-side navigation. */
export function Shell({ load, children }: ShellProps) {
  useClientNavigation(load);
  useScrollRestoration();
  const isNearFooter = useNearFooter();
  useEffect(() => {
    // Tells the journeys that React handles clicks.
    document.documentElement.dataset.ready = '';
    // After this commit. In the page, which is hydrated later, React then hydrates the clicked element first.
    setTimeout(replayEarlyClick);
  }, []);
  return (
    <>
      <a className={styles.skip} href="#main">
        {shellWords.skip}
      </a>
      <ScrollProgress />
      <TopBar />
      <main id="main">
        {/* React hydrates the shell first and then the page, or the page at once for a click in it. */}
        <Suspense fallback={null}>
          {children}
          <DocumentTarget />
        </Suspense>
      </main>
      <Footer clockIds={clockIds} />
      {isNearFooter && <FooterClock ids={clockIds} />}
      <ScrollButtons />
      <RouteAnnouncer />
      <OfflineNotice />
    </>
  );
}

/** Whether the visitor has been near the footer, whose clock is not part of the first view. */
function useNearFooter(): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const footer = document.getElementById('island-footer');
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '50% 0%',
    });
    if (footer && !isNear) observer.observe(footer);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear;
}

/** Reading progress: a bar at the top of the window, animated by a CSS scroll timeline, in Firefox by a script. */
function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    import('./follow-scroll.ts').then(
      ({ followScroll }) => followScroll(bar.current!),
      // Without it the page only lacks the bar.
      () => undefined,
    );
  }, []);
  return <div ref={bar} className={styles.progress} aria-hidden="true" data-scroll-progress />;
}

/** Notice that a part of the page failed to load, with the email address and phone number of the office. */
function OfflineNotice() {
  const missing = useSyncExternalStore(onFailedLoads, failedLoadCount, () => 0);
  return (
    <output>
      {missing > 0 && (
        // The top layer, shown anew at each failure: otherwise the open menu would cover it.
        <span
          key={missing}
          popover="manual"
          ref={(note) => note?.showPopover?.()}
          className={`${styles.note} on-cloth`}
        >
          <LinkedText text={shellWords.offline} className="link" />
        </span>
      )}
    </output>
  );
}

/**
 * After a navigation to another page, announces its title to screen readers and focuses its heading. Does nothing on the
 * first page, which screen readers announce themselves, and while only query or hash change: the visitor may be typing.
 */
function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const announcedPath = useRef(pathname);
  const focusedPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState({ title: '', lang: '' });
  useEffect(() => {
    if (announcedPath.current === pathname) return undefined;
    // Not the path, which is announced again if the visitor returns to the first page.
    announcedPath.current = '';
    setShowingServerMarkup(false);
    // The title of an article has the language of its post.
    const announce = () =>
      setAnnouncement({ title: document.title, lang: document.querySelector('title')?.lang ?? '' });
    announce();
    // The title of an article is set when its post has loaded.
    const titleObserver = new MutationObserver(announce);
    titleObserver.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => titleObserver.disconnect();
  }, [pathname]);
  useEffect(() => {
    if (focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    const main = document.querySelector('main');
    // The page may have focused a field of its own.
    if (hash === '' && type !== 'POP' && !main?.contains(document.activeElement)) {
      main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, type]);
  return (
    <div className="visually-hidden" role="status" lang={announcement.lang || undefined}>
      {announcement.title}
    </div>
  );
}
