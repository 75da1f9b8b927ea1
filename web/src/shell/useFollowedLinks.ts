import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { missUntilAnswered } from '../ui/hydration/patiently.ts';
import { crossFade } from './cross-fade.ts';

/** Loads what the page at a path is drawn with; rejects when its files are gone from the server. */
export type PageLoader = (pathname: string) => Promise<void>;

/**
 * Follows every link to a page of this site without loading a new document, wherever the link stands: in React, in
 * markup kept from the server, in an article. The page is loaded on the first sign of intent (pointer, touch, focus),
 * so that it is drawn whole when the link is pressed. Anything else is left to the browser, and so is a page whose
 * files are gone because a new build was deployed: its document brings the new ones. Without a network the visitor
 * stays, with what was typed.
 */
export function useFollowedLinks(load: PageLoader): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const drawn = useRef<() => void>(undefined);
  useEffect(() => drawn.current?.(), [key]);
  useEffect(() => {
    const show = (address: string) =>
      new Promise<void>((resolve) => {
        drawn.current?.();
        drawn.current = resolve;
        void navigate(address);
      });
    const prepare = ({ target }: Event) => {
      const link = linkOf(target);
      if (link && isOwnPage(link) && !isSparing()) load(link.pathname).catch(() => undefined);
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (!link || event.defaultPrevented || !isPlainClick(event) || !isOwnPage(link)) return;
      const samePage = link.pathname === location.pathname && link.search === location.search;
      if (samePage && link.hash !== '') return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      load(pathname).then(
        () => crossFade(() => show(pathname + search + hash)),
        () => (navigator.onLine ? location.assign(href) : missUntilAnswered()),
      );
    };
    const signs = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, prepare, { passive: true });
    document.addEventListener('click', follow);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prepare);
      document.removeEventListener('click', follow);
    };
  }, [load, navigate]);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A file (its last segment has an extension) is the browser's business, and so is what opens elsewhere. */
function isOwnPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    !/\.\w+$/.test(link.pathname)
  );
}

/** Whether the visitor asked to save data, or the connection is slow: then nothing is fetched on a mere intent. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
