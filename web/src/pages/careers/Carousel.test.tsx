// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

function setUp(isHalted = false, images = ['/a.svg', '/b.svg', '/c.svg']) {
  vi.useFakeTimers();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const draw = (isHalted: boolean) =>
    act(() =>
      root.render(
        <Carousel title="Kite day" images={images} alts={['Two kites']} isHalted={isHalted}>
          Every roof at once.
        </Carousel>,
      ),
    );
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
    vi.useRealTimers();
  });
  draw(isHalted);
  return {
    draw,
    wait: (ms: number) => void act(() => vi.advanceTimersByTime(ms)),
    shown: () => box.querySelector('[aria-current]')?.getAttribute('aria-label'),
    press: (name: string) => act(() => box.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()),
    focus: (name: string) => act(() => box.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus()),
    point: (type: string) =>
      act(() => {
        box.firstElementChild?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
      }),
    alts: () => [...box.querySelectorAll('img')].map(({ alt }) => alt),
    firstControl: () => box.querySelector('button')?.getAttribute('aria-label'),
  };
}

test('each slide is shown for 3000 ms, and the first follows the last', () => {
  const { wait, shown } = setUp();
  wait(2_999);
  expect(shown()).toBe('Slide 1 of 3: Kite day');
  wait(1);
  expect(shown()).toBe('Slide 2 of 3: Kite day');
  wait(3_000);
  wait(3_000);
  expect(shown()).toBe('Slide 1 of 3: Kite day');
});

test('a slide chosen by a button is shown for the full 3000 ms', () => {
  const { wait, shown, press } = setUp();
  wait(2_000);
  press('Previous slide: Kite day');
  wait(2_999);
  expect(shown()).toBe('Slide 3 of 3: Kite day');
  wait(1);
  expect(shown()).toBe('Slide 1 of 3: Kite day');
});

test('a picture has its own alternative text, or its number', () => {
  expect(setUp().alts()).toEqual(['Two kites', 'Kite day, picture 2 of 3', 'Kite day, picture 3 of 3']);
});

test('one picture has no controls', () => {
  const { alts, firstControl } = setUp(false, ['/a.svg']);
  expect([alts(), firstControl()]).toEqual([['Two kites'], undefined]);
});

test.each<[string, (carousel: ReturnType<typeof setUp>) => void, (carousel: ReturnType<typeof setUp>) => void]>([
  [
    'the pause button is on',
    ({ press, firstControl }) => press(firstControl()!),
    ({ press }) => press('Play slides: Kite day'),
  ],
  ['the pointer is on them', ({ point }) => point('pointerover'), ({ point }) => point('pointerout')],
  [
    'a control has the focus',
    ({ focus }) => focus('Next slide: Kite day'),
    () => act(() => (document.activeElement as HTMLElement).blur()),
  ],
  ['isHalted is set', ({ draw }) => draw(true), ({ draw }) => draw(false)],
])('the slides stop while %s', (_, stop, resume) => {
  const carousel = setUp();
  stop(carousel);
  carousel.wait(9_000);
  expect(carousel.shown()).toBe('Slide 1 of 3: Kite day');
  resume(carousel);
  carousel.wait(3_000);
  expect(carousel.shown()).toBe('Slide 2 of 3: Kite day');
});

test('a carousel that is halted from the start begins paused', () => {
  const { wait, shown, firstControl } = setUp(true);
  expect(firstControl()).toBe('Play slides: Kite day');
  wait(9_000);
  expect(shown()).toBe('Slide 1 of 3: Kite day');
});
