import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows every link to a page of this site without loading a new document, wherever the link stands: in React, in
 * markup kept from the server, in an article. Anything else is left to the browser.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || !isPlainClick(event) || !isOwnPage(link)) return;
      const samePage = link.pathname === location.pathname && link.search === location.search;
      if (samePage && link.hash !== '') return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
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
