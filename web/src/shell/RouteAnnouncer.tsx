import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { setShowingServerMarkup } from '../ui/hydration/static-island.tsx';

/**
 * After a navigation to another page, announces its title to screen readers and focuses its heading. Does nothing on the
 * first page, which screen readers announce themselves, and while only query or hash change: the visitor may be typing.
 */
export function RouteAnnouncer() {
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
