import { unlessLeaving } from '../runtime/load-with-retry.ts';

/**
 * Opens the player of a call when a button `data-play` is pressed: one listener, because most are in the markup of islands.
 * `#call-…` says that the player cannot be loaded, in an island only from then on: text browsers show what is hidden.
 */
export function openCallsOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('[data-play]')?.dataset.play;
    if (name === undefined) return;
    const failure = document.getElementById(`call-${name}`)!;
    failure.hidden = true;
    failure.textContent ||= failure.dataset.words ?? '';
    unlessLeaving(() => import('../ui/open-call.tsx')).then(
      ({ openCall }) => openCall(name),
      () => (failure.hidden = false),
    );
  });
}
