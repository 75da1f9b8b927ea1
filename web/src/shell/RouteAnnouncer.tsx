import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { setServerMarkupStands } from '../ui/hydration/island.tsx';

/** Says the title of a page one has come to, and moves the focus to its heading; the first page speaks for itself. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const firstPath = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (firstPath.current === pathname) return undefined;
    firstPath.current = '';
    setServerMarkupStands(false);
    const say = () => setSaid(document.title);
    say();
    // An article has its title only when it has arrived.
    const renamed = new MutationObserver(say);
    renamed.observe(document.head, { childList: true, characterData: true, subtree: true });
    if (hash === '' && type !== 'POP') {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    return () => renamed.disconnect();
  }, [pathname, hash, type]);
  return (
    <div className="vh" role="status" data-route-announcer>
      {said}
    </div>
  );
}
