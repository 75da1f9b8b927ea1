import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { shellWords } from '#content/words/shell-words.ts';
import { replayEarlyClick } from '../ui/hydration/early-click.ts';
import { lazyPart } from '../ui/hydration/lazy-part.tsx';
import { staticIsland } from '../ui/hydration/static-island.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import './reveal.css';
import { ScrollButtons } from './scrolling/ScrollButtons.tsx';
import { ScrollProgress } from './scrolling/ScrollProgress.tsx';
import styles from './Shell.module.css';
import { TopBar } from './bar/TopBar.tsx';
import { type PageLoader, useClientNavigation } from './useClientNavigation.ts';
import { useScrollRestoration } from './scrolling/useScrollRestoration.ts';

const Footer = staticIsland('footer', async () => (await import('./Footer.tsx')).Footer);
const FooterClock = lazyPart(async () => (await import('./FooterClock.tsx')).FooterClock);

const clockIds = { day: 'footer-day', hours: 'footer-hours' } as const;

type ShellProps = { load: PageLoader; children: ReactNode };

/** The frame of every page: top bar, progress, footer, scroll buttons, notices and client-side navigation. */
export function Shell({ load, children }: ShellProps) {
  useClientNavigation(load);
  useEffect(showCurrentYear, []);
  useScrollRestoration();
  const isNearFooter = useNearFooter();
  useEffect(() => {
    // Tells the journeys that React handles clicks.
    document.documentElement.dataset.ready = '';
    // After React has finished this commit; during it React does not hydrate the page for the click.
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
        {/* React hydrates the shell first, so that the menu opens earlier, and then the page, or at once for a click in it. */}
        <Suspense fallback={null}>{children}</Suspense>
      </main>
      <Footer clockIds={clockIds} />
      {isNearFooter && <FooterClock ids={clockIds} />}
      <ScrollButtons />
      <RouteAnnouncer />
      <OfflineNotice />
    </>
  );
}

/** Updates the year in the footer, which is never hydrated and whose document may be from last year. */
function showCurrentYear(): void {
  const year = document.getElementById('copyright-year');
  if (year) year.textContent = String(new Date().getFullYear());
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
