import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '#content/routes.ts';
import { openDocument, unlessLeaving } from './load-with-retry.ts';
import { carryPicture } from './carried-picture.ts';

/** Loads the code of the page at a path. Rejects if it cannot be loaded. */
export type PageLoader = (pathname: string) => Promise<void>;

/**
 * Handles clicks on links to pages of this site on the client, wherever the link is: in React, in server markup, in an
 * article. Prefetches the page on hover, touch and focus. The browser handles all other links. If a page fails to load
 * because a new build was deployed, the browser loads its document, which names the new files. If the server does not
 * respond, the visitor stays on the page and keeps any unsent input. Only the last link that was clicked is followed, and
 * none after Back or Forward. Ctrl+K and ⌘K open the search.
 */
export function useClientNavigation(load: PageLoader): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const resolveNavigation = useRef<() => void>(undefined);
  const opening = useRef<string>(undefined);
  useEffect(() => {
    resolveNavigation.current?.();
  }, [key]);
  useEffect(() => {
    const navigateTo = (address: string) =>
      new Promise<void>((resolve) => {
        resolveNavigation.current?.();
        resolveNavigation.current = resolve;
        // No splash covers the next page.
        document.documentElement.dataset.moved = '';
        // A link to the open page replaces its entry, otherwise Back would lead to the same page after a double click.
        void navigate(address, { replace: address === location.pathname + location.search });
      });
    const prefetch = ({ target }: Event) => {
      const link = linkOf(target);
      if (link && isOwnPage(link) && !prefersReducedData()) load(link.pathname).catch(() => undefined);
    };
    const open = ({ href, pathname, search, hash }: HTMLAnchorElement | URL) => {
      opening.current = href;
      const ifStillWanted = (follow: () => unknown) => () => void (opening.current === href && follow());
      unlessLeaving(() => load(pathname)).then(
        // The browser calls back a frame later: the visitor may have gone back.
        ifStillWanted(() =>
          withViewTransition(pathname, async () => {
            if (opening.current === href) await navigateTo(pathname + search + hash);
          }),
        ),
        ifStillWanted(() => openDocument(href)),
      );
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (!link || event.defaultPrevented || !isPlainClick(event) || !isOwnPage(link)) return;
      const samePage = link.pathname === location.pathname && link.search === location.search;
      if (samePage && link.hash !== '') return;
      event.preventDefault();
      open(link);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open(new URL(routes.search.path, location.href));
    };
    // Back and Forward at once, not when their page is rendered: a link may have been clicked until then.
    const onPopState = () => {
      opening.current = undefined;
    };
    const prefetchEvents = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const type of prefetchEvents) document.addEventListener(type, prefetch, { passive: true });
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    addEventListener('popstate', onPopState);
    return () => {
      for (const type of prefetchEvents) document.removeEventListener(type, prefetch);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      removeEventListener('popstate', onPopState);
    };
  }, [load, navigate]);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Whether the key opens the search (Ctrl+K, ⌘K). Never in a field, where macOS edits text with it. */
function isSearchShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return key === 'k' && (ctrlKey || metaKey) && !(target as Element).closest('input,textarea,select');
}

/**
 * Whether the link opens a page of this site in this tab. A path with a file extension is a file, not a page. Browsers
 * scroll to a text fragment only if they load a document.
 */
function isOwnPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    !/\.\w+$/.test(link.pathname) &&
    !link.hash.includes(':~:')
  );
}

/** Whether not to prefetch: the visitor has turned on Save-Data, or the connection is slow. */
function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}

/**
 * Runs `change`, which shows the page at `path`, in a view transition if the browser supports them and the visitor does
 * not prefer reduced motion, otherwise without one. In a hidden tab the browser skips the transition. `change` resolves when
 * the new page is rendered.
 */
function withViewTransition(path: string, change: () => Promise<void>): void {
  const canFade = 'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!canFade) {
    void change();
    return;
  }
  const carry = carryPicture(path);
  const { ready, finished } = document.startViewTransition(() => change().then(() => carry()));
  // A second transition aborts the first one, whose promise then rejects. That is not an error.
  ready.catch(() => undefined);
  void finished.then(() => carry(true));
}
