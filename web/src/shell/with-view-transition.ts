import { carryPicture } from './carried-picture.ts';

/**
 * Runs `change`, which shows the page at `path`, in a view transition if the browser supports them and the visitor does
 * not prefer reduced motion, otherwise without one. `change` resolves when the new page is rendered.
 */
export function withViewTransition(path: string, change: () => Promise<void>): void {
  const canFade =
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!canFade) {
    void change();
    return;
  }
  const picture = carryPicture(path);
  const { ready, finished } = document.startViewTransition(() => change().then(picture.arrive));
  // A second transition aborts the first one, whose promise then rejects. That is not an error.
  ready.catch(() => undefined);
  finished.then(picture.release, picture.release);
}
