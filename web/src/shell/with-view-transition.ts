/**
 * Runs `change` in a view transition if the browser supports them and the visitor does not prefer reduced motion,
 * otherwise without one. `change` resolves when the new page is rendered.
 */
export function withViewTransition(change: () => Promise<void>): void {
  const canFade =
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!canFade) {
    void change();
    return;
  }
  // A second transition aborts the first one, whose promise then rejects. That is not an error.
  document.startViewTransition(change).ready.catch(() => undefined);
}
