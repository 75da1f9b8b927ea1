// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// A constant that Vite defines at build time.
vi.stubGlobal('__ART_VERSION__', 'version');

function setUp(isHalted = false) {
  vi.useFakeTimers();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const draw = (isHalted: boolean) =>
    act(() =>
      root.render(
        <Carousel title="Kite day" images={['/a.svg', '/b.svg', '/c.svg']} alts={['Two kites']} isHalted={isHalted}>
          <p>Every roof at once.</p>
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
    wait: (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    },
    shown: () => box.querySelector('[aria-current]')?.getAttribute('aria-label'),
    press: (name: string) => act(() => box.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()),
    focus: (name: string) => act(() => box.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus()),
    point: (type: string) =>
      act(
        () =>
          void box.firstElementChild?.dispatchEvent(
            new MouseEvent(type, { bubbles: true, relatedTarget: document.body }),
          ),
      ),
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

test('the pause button is the first control and stops the slides until it is clicked again', () => {
  const { wait, shown, press, firstControl } = setUp();
  expect(firstControl()).toBe('Pause slides: Kite day');
  press('Pause slides: Kite day');
  wait(9_000);
  expect(shown()).toBe('Slide 1 of 3: Kite day');
  press('Play slides: Kite day');
  wait(3_000);
  expect(shown()).toBe('Slide 2 of 3: Kite day');
});

test('the slides stop while the pointer is on them', () => {
  const { wait, shown, point } = setUp();
  point('pointerover');
  wait(9_000);
  expect(shown()).toBe('Slide 1 of 3: Kite day');
  point('pointerout');
  wait(3_000);
  expect(shown()).toBe('Slide 2 of 3: Kite day');
});

test('the slides stop while a control has the focus', () => {
  const { wait, shown, focus } = setUp();
  focus('Next slide: Kite day');
  wait(9_000);
  expect(shown()).toBe('Slide 1 of 3: Kite day');
});

test('the prop isHalted pauses and resumes the slides', () => {
  const { wait, shown, draw } = setUp();
  draw(true);
  wait(9_000);
  expect(shown()).toBe('Slide 1 of 3: Kite day');
  draw(false);
  wait(3_000);
  expect(shown()).toBe('Slide 2 of 3: Kite day');
});

test('a carousel that is halted from the start begins paused', () => {
  const { wait, shown, firstControl } = setUp(true);
  expect(firstControl()).toBe('Play slides: Kite day');
  wait(9_000);
  expect(shown()).toBe('Slide 1 of 3: Kite day');
});
