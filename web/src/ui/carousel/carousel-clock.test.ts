import { expect, test } from 'vitest';
import { type Carousel, type CarouselEvent, dueIn, startCarousel, turnCarousel } from './carousel-clock.ts';

function setUp(count = 3) {
  const play = (...events: CarouselEvent[]): Carousel => events.reduce(turnCarousel, startCarousel(count));
  return { play, time: { type: 'time' } as const };
}

test('a slide is shown for 3000 ms', () => {
  const { play, time } = setUp();
  expect(dueIn(play())).toBe(3000);
  expect(play(time).index).toBe(1);
  expect(dueIn(play(time))).toBe(3000);
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

test.each(['pointer', 'focus', 'hidden', 'away'] as const)('nothing moves while there is a hold: %s', (hold) => {
  const { play, time } = setUp();
  const held = play({ type: 'hold', hold, isOn: true }, time);
  expect(held.index).toBe(0);
  expect(dueIn(held)).toBeUndefined();
  expect(dueIn(turnCarousel(held, { type: 'hold', hold, isOn: false }))).toBe(3000);
});

test('the slides go on only when the last hold is gone', () => {
  const { play } = setUp();
  const both = play(
    { type: 'hold', hold: 'pointer', isOn: true },
    { type: 'hold', hold: 'focus', isOn: true },
    { type: 'hold', hold: 'pointer', isOn: true },
    { type: 'hold', hold: 'pointer', isOn: false },
  );
  expect(dueIn(both)).toBeUndefined();
  expect(dueIn(turnCarousel(both, { type: 'hold', hold: 'focus', isOn: false }))).toBe(3000);
});

test('a paused carousel obeys its buttons and not the clock, also after a hold', () => {
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
  expect(dueIn(paused)).toBeUndefined();
  expect(dueIn(turnCarousel(paused, { type: 'play' }))).toBe(3000);
});

test('a single picture does not move', () => {
  const { play, time } = setUp(1);
  expect(dueIn(play())).toBeUndefined();
  expect(play(time).index).toBe(0);
});
