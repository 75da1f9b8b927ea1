/**
 * Runs `change`, which draws another page and resolves when it stands, and fades from the old one to the new where the
 * browser can and motion is welcome. Elsewhere the new page is simply there.
 */
export function crossFade(change: () => Promise<void>): void {
  const canFade =
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!canFade) {
    void change();
    return;
  }
  // A second change ends the first fade, which is no error.
  document.startViewTransition(change).ready.catch(() => undefined);
}
