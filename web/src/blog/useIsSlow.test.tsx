// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useIsSlow } from './useIsSlow.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Loading({ isLoading }: { isLoading: boolean }) {
  return useIsSlow(isLoading) ? 'slow' : 'fine';
}

test('loading is slow after 5000 ms, and no longer once it is over', () => {
  vi.useFakeTimers();
  const box = document.createElement('div');
  const root = createRoot(box);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.useRealTimers();
  });
  const render = (isLoading: boolean) => act(() => root.render(<Loading isLoading={isLoading} />));
  const wait = (ms: number) => void act(() => vi.advanceTimersByTime(ms));
  render(true);
  wait(4_999);
  expect(box.textContent).toBe('fine');
  wait(1);
  expect(box.textContent).toBe('slow');
  render(false);
  expect(box.textContent).toBe('fine');
});
