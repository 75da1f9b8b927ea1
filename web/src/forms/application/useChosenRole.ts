import { type RefObject, useEffect } from 'react';

const anchors: ReadonlySet<string> = new Set(['#Appllynow', '#apply-now']);

/**
 * Handles links to the form: fills in the role from the `data-role` attribute of the link or of an ancestor, and
 * focuses the heading of the form after the browser has scrolled.
 */
export function useChosenRole(heading: RefObject<HTMLElement | null>, onChoose: (role: string) => void): void {
  useEffect(() => {
    const focusHeading = () => {
      if (anchors.has(location.hash)) heading.current?.focus({ preventScroll: true });
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !anchors.has(link.hash) || link.pathname !== location.pathname) return;
      const role = link.closest<HTMLElement>('[data-role]')?.dataset['role'];
      if (role) onChoose(role);
      // The browser moves the focus after the click event. A link to the current hash dispatches no hashchange event.
      setTimeout(focusHeading);
    };
    focusHeading();
    addEventListener('hashchange', focusHeading);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', focusHeading);
      document.removeEventListener('click', onClick);
    };
  }, [heading, onChoose]);
}
