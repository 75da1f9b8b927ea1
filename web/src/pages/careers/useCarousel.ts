import { type Dispatch, type RefObject, useEffect, useReducer } from 'react';
import {
  type Carousel,
  type CarouselEvent,
  nextSlideInMs,
  startCarousel,
  carouselReducer,
} from './carousel-reducer.ts';

/**
 * Runs a carousel on a timer. It stops while the tab is hidden or `box` is off screen. `isHalted` and each change of it
 * pauses (true) or plays (false) the carousel.
 */
export function useCarousel(
  count: number,
  box: RefObject<HTMLElement | null>,
  isHalted: boolean,
): [Carousel, Dispatch<CarouselEvent>] {
  const [state, send] = useReducer(carouselReducer, count, startCarousel);
  const delayMs = nextSlideInMs(state);
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(() => send({ type: 'time' }), delayMs);
    return () => clearTimeout(timer);
    // `state.index` restarts the timer, so that a slide chosen by a button is shown for the full time, too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [delayMs, state.index]);
  useEffect(() => {
    send({ type: isHalted ? 'pause' : 'play' });
  }, [isHalted]);
  useEffect(() => {
    const onVisibilityChange = () => send({ type: 'hold', hold: 'hidden', isOn: document.hidden });
    const visibility = new IntersectionObserver(([entry]) =>
      send({ type: 'hold', hold: 'away', isOn: entry?.isIntersecting === false }),
    );
    onVisibilityChange();
    if (box.current) visibility.observe(box.current);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      visibility.disconnect();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [box]);
  return [state, send];
}
