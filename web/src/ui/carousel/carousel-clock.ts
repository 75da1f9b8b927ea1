/** What keeps a carousel still for as long as it lasts. `away` is off screen, `hidden` a tab behind another. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'away';

/** Which slide is shown, and whether the clock runs. */
export type Carousel = {
  count: number;
  /** 0 to count - 1. */
  index: number;
  isPlaying: boolean;
  holds: readonly Hold[];
};

/** A step of the clock, a press of a button, or the beginning or end of a hold. */
export type CarouselEvent =
  | { type: 'time' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'show'; index: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'hold'; hold: Hold; isOn: boolean };

/** How long a slide is shown, in milliseconds (specification §2, carousel). */
export const slideMs = 3_000;

/** A carousel at its first slide, playing. */
export function startCarousel(count: number): Carousel {
  return { count, index: 0, isPlaying: true, holds: [] };
}

/** Milliseconds until the next `time` event is due; undefined while the slides stand still. */
export function dueIn({ count, isPlaying, holds }: Carousel): number | undefined {
  return count > 1 && isPlaying && holds.length === 0 ? slideMs : undefined;
}

/** The carousel after an event. The last slide is followed by the first and the other way round. */
export function turnCarousel(state: Carousel, event: CarouselEvent): Carousel {
  switch (event.type) {
    case 'time':
      return dueIn(state) === undefined ? state : at(state, state.index + 1);
    case 'next':
      return at(state, state.index + 1);
    case 'previous':
      return at(state, state.index - 1);
    case 'show':
      return at(state, event.index);
    case 'play':
    case 'pause':
      return { ...state, isPlaying: event.type === 'play' };
    default:
      return held(state, event.hold, event.isOn);
  }
}

function held(state: Carousel, hold: Hold, isOn: boolean): Carousel {
  if (isOn === state.holds.includes(hold)) return state;
  return { ...state, holds: isOn ? [...state.holds, hold] : state.holds.filter((other) => other !== hold) };
}

function at(state: Carousel, index: number): Carousel {
  return { ...state, index: (index + state.count) % state.count };
}
