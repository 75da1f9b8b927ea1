import { type RefObject, useEffect } from 'react';
import { takeFocus } from '../../ui/hydration/take-focus.ts';

const anchors: ReadonlySet<string> = new Set(['#Appllynow', '#apply-now']);

/**
 * Follows the links to the form (D05): one that carries `data-role`, or stands in something that does, names the job
 * applied for, and the focus goes to the form's heading once the browser has scrolled there.
 */
export function useChosenRole(heading: RefObject<HTMLElement | null>, onChoose: (role: string) => void): void {
  useEffect(() => {
    let stop = () => {};
    const arrive = () => {
      stop();
      if (heading.current && anchors.has(location.hash)) stop = takeFocus(heading.current, { preventScroll: true });
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !anchors.has(link.hash) || link.pathname !== location.pathname) return;
      const role = link.closest<HTMLElement>('[data-role]')?.dataset['role'];
      if (role) onChoose(role);
      // Following a hash takes the focus away after this event; a link to the same hash changes nothing else.
      setTimeout(arrive);
    };
    arrive();
    addEventListener('hashchange', arrive);
    document.addEventListener('click', follow);
    return () => {
      stop();
      removeEventListener('hashchange', arrive);
      document.removeEventListener('click', follow);
    };
  }, [heading, onChoose]);
}
