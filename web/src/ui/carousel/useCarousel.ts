import { type Dispatch, type RefObject, useEffect, useReducer } from 'react';
import { type Carousel, type CarouselEvent, dueIn, startCarousel, turnCarousel } from './carousel-clock.ts';
import { useReducedMotion } from '../hydration/useReducedMotion.ts';

/**
 * A carousel on the browser's clock: it stands still while its tab is hidden or `box` is off screen, and starts
 * paused where the visitor asked for less motion. `isHalted` pauses or plays it from outside whenever it changes.
 */
export function useCarousel(
  count: number,
  box: RefObject<HTMLElement | null>,
  isHalted: boolean | undefined,
): [Carousel, Dispatch<CarouselEvent>] {
  const [state, send] = useReducer(turnCarousel, count, startCarousel);
  const due = dueIn(state);
  const isReduced = useReducedMotion();
  const isStill = isHalted ?? isReduced;
  useEffect(() => {
    if (due === undefined) return undefined;
    const timer = setTimeout(() => send({ type: 'time' }), due);
    return () => clearTimeout(timer);
    // Each slide has its whole time, also the one that a button has brought.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [due, state.index]);
  useEffect(() => {
    send({ type: isStill ? 'pause' : 'play' });
  }, [isStill]);
  useEffect(() => {
    const hide = () => send({ type: 'hold', hold: 'hidden', isOn: document.hidden });
    const near = new IntersectionObserver(([entry]) =>
      send({ type: 'hold', hold: 'away', isOn: entry?.isIntersecting === false }),
    );
    hide();
    if (box.current) near.observe(box.current);
    document.addEventListener('visibilitychange', hide);
    return () => {
      near.disconnect();
      document.removeEventListener('visibilitychange', hide);
    };
  }, [box]);
  return [state, send];
}
