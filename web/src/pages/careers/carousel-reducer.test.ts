import { expect, test } from 'vitest';
import {
  type Carousel,
  type CarouselEvent,
  nextSlideInMs,
  startCarousel,
  carouselReducer,
} from './carousel-reducer.ts';

function setUp(count = 3) {
  const play = (...events: CarouselEvent[]): Carousel => events.reduce(carouselReducer, startCarousel(count));
  return { play, time: { type: 'time' } as const };
}

test('a slide is shown for 3000 ms', () => {
  const { play, time } = setUp();
  expect(nextSlideInMs(play())).toBe(3000);
  expect(play(time).index).toBe(1);
  expect(nextSlideInMs(play(time))).toBe(3000);
});

test('the first slide follows the last', () => {
  const { play, time } = setUp();
  expect(play(time, time, time).index).toBe(0);
  expect(play({ type: 'previous' }).index).toBe(2);
  expect(play({ type: 'previous' }, { type: 'next' }).index).toBe(0);
});

test('a dot shows its slide', () => {
  const { play } = setUp(4);
  expect(play({ type: 'show', index: 2 }).index).toBe(2);
});

test.each(['pointer', 'focus', 'hidden', 'away'] as const)('the slides stop during a hold: %s', (hold) => {
  const { play, time } = setUp();
  const held = play({ type: 'hold', hold, isOn: true }, time);
  expect(held.index).toBe(0);
  expect(nextSlideInMs(held)).toBeUndefined();
  expect(nextSlideInMs(carouselReducer(held, { type: 'hold', hold, isOn: false }))).toBe(3000);
});

test('the slides resume when the last hold ends', () => {
  const { play } = setUp();
  const both = play(
    { type: 'hold', hold: 'pointer', isOn: true },
    { type: 'hold', hold: 'focus', isOn: true },
    { type: 'hold', hold: 'pointer', isOn: true },
    { type: 'hold', hold: 'pointer', isOn: false },
  );
  expect(nextSlideInMs(both)).toBeUndefined();
  expect(nextSlideInMs(carouselReducer(both, { type: 'hold', hold: 'focus', isOn: false }))).toBe(3000);
});

test('a paused carousel reacts to its buttons and ignores the timer, even after a hold ends', () => {
  const { play, time } = setUp();
  const paused = play(
    { type: 'pause' },
    time,
    { type: 'next' },
    { type: 'hold', hold: 'pointer', isOn: true },
    {
      type: 'hold',
      hold: 'pointer',
      isOn: false,
    },
    time,
  );
  expect(paused.index).toBe(1);
  expect(nextSlideInMs(paused)).toBeUndefined();
  expect(nextSlideInMs(carouselReducer(paused, { type: 'play' }))).toBe(3000);
});

test('a single image never changes', () => {
  const { play, time } = setUp(1);
  expect(nextSlideInMs(play())).toBeUndefined();
  expect(play(time).index).toBe(0);
});
