/** A reason to stop the slides for as long as it lasts. `away`: off screen; `hidden`: in a background tab. */
type Hold = 'pointer' | 'focus' | 'hidden' | 'away';

export type Carousel = {
  count: number;
  /** 0 to count - 1. */
  index: number;
  isPlaying: boolean;
  holds: readonly Hold[];
};

/** The timer has fired, a button was clicked, or a hold begins or ends. */
export type CarouselEvent =
  | { type: 'time' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'show'; index: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'hold'; hold: Hold; isOn: boolean };

const slideMs = 3_000;

export function startCarousel(count: number): Carousel {
  return { count, index: 0, isPlaying: true, holds: [] };
}

/** Returns the milliseconds until the next `time` event, or undefined while the slides are stopped. */
export function nextSlideInMs({ count, isPlaying, holds }: Carousel): number | undefined {
  return count > 1 && isPlaying && holds.length === 0 ? slideMs : undefined;
}

/** Returns the state after an event. Next and previous wrap around. */
export function carouselReducer(state: Carousel, event: CarouselEvent): Carousel {
  switch (event.type) {
    case 'time':
      return nextSlideInMs(state) === undefined ? state : at(state, state.index + 1);
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
