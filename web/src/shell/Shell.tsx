import { type ReactNode, useEffect } from 'react';
import { shellWords } from '#content/words/shell-words.ts';
import { replayEarlyClick } from '../ui/hydration/early-click.ts';
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

type ShellProps = { load: PageLoader; children: ReactNode };

/** The frame of every page: top bar, progress, footer, scroll buttons, notices and client-side navigation. */
export function Shell({ load, children }: ShellProps) {
  useClientNavigation(load);
  useEffect(showCurrentYear, []);
  useScrollRestoration();
  useEffect(() => {
    // Tells the journeys that the page is hydrated.
    document.documentElement.dataset.ready = '';
    replayEarlyClick();
  }, []);
  return (
    <>
      <a className={styles.skip} href="#main">
        {shellWords.skip}
      </a>
      <ScrollProgress />
      <TopBar />
      <main id="main">{children}</main>
      <Footer />
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
