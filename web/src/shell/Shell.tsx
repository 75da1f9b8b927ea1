import { type ReactNode, Suspense, useEffect } from 'react';
import { repeatEarlyPress } from '../ui/hydration/early-press.ts';
import { island } from '../ui/hydration/island.tsx';
import { MissingParts } from './MissingParts.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import './reveal.css';
import { ScrollButtons } from './scrolling/ScrollButtons.tsx';
import { ScrollProgress } from './scrolling/ScrollProgress.tsx';
import styles from './Shell.module.css';
import { TopBar } from './bar/TopBar.tsx';
import { type PageLoader, useFollowedLinks } from './useFollowedLinks.ts';
import { useScrollPlaces } from './scrolling/useScrollPlaces.ts';

const Footer = island('footer', async () => (await import('./Footer.tsx')).Footer);

type ShellProps = { load: PageLoader; children: ReactNode };

/** What every page has around it: bar, progress, footer, scroll buttons, and how links are followed. */
export function Shell({ load, children }: ShellProps) {
  useFollowedLinks(load);
  useEffect(showCurrentYear, []);
  useScrollPlaces();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <ScrollProgress />
      <TopBar />
      <main id="main">
        <Suspense fallback={null}>
          {children}
          <Ready />
        </Suspense>
      </main>
      <Footer />
      <ScrollButtons />
      <RouteAnnouncer />
      <MissingParts />
    </>
  );
}

/** A document may be older than the year; its footer is kept as it was drawn, so the year is written into it. */
function showCurrentYear(): void {
  const year = document.getElementById('copyright-year');
  if (year) year.textContent = String(new Date().getFullYear());
}

/** Marks the document once the page in it is hydrated, and does what was pressed before. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    repeatEarlyPress();
  }, []);
  return null;
}
