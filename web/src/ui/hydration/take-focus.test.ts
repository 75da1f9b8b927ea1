// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { takeFocus } from './take-focus.ts';

let box: HTMLInputElement;
let isWhole: boolean;
let first: { promise: Promise<void>; end: () => void; cancel: () => void };

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><a href="/">Home</a><input></div>';
  isWhole = false;
  box = document.querySelector('input')!;
  // What is hidden takes no focus in a browser; happy-dom knows no hidden.
  box.focus = (options) => {
    if (isWhole) HTMLElement.prototype.focus.call(box, options);
  };
  let end = () => {};
  let cancel = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    cancel = () => reject(new DOMException('The animation was cancelled.', 'AbortError'));
  });
  first = { promise, end, cancel };
  document.getElementById('root')!.getAnimations = () => [{ finished: promise } as unknown as Animation];
});

async function becomeWhole(how: 'end' | 'cancel' = 'end'): Promise<void> {
  isWhole = true;
  first[how]();
  await new Promise((resolve) => setTimeout(resolve));
}

test('what is shown has the focus at once', () => {
  isWhole = true;
  takeFocus(box);
  expect(document.activeElement).toBe(box);
});

test.each(['end', 'cancel'] as const)('what is left out yet has it after the %s of the first frames', async (how) => {
  takeFocus(box);
  expect(document.activeElement).toBe(document.body);
  await becomeWhole(how);
  expect(document.activeElement).toBe(box);
});

test('a visitor who has put the focus elsewhere by then keeps it there', async () => {
  takeFocus(box);
  document.querySelector('a')!.focus();
  await becomeWhole();
  expect(document.activeElement?.tagName).toBe('A');
});

test('what is gone by then does not take it', async () => {
  const stop = takeFocus(box);
  stop();
  await becomeWhole();
  expect(document.activeElement).toBe(document.body);
});
