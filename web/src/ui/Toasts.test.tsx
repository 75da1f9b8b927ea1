// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';

function setUp() {
  vi.useFakeTimers();
  const onClose = vi.fn<(id: number) => void>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const toasts = [{ id: 7, text: 'Please upload your resume', isError: true }];
  act(() => root.render(<Toasts toasts={toasts} onClose={onClose} />));
  onTestFinished(() => {
    act(() => root.unmount());
    vi.useRealTimers();
  });
  return {
    onClose,
    wait: (ms: number) => void act(() => vi.advanceTimersByTime(ms)),
    toast: document.querySelector<HTMLElement>('[role=alert] [data-toast]')!,
  };
}

test.each([
  ['the pointer', 'mouseover', 'mouseout'],
  ['the focus', 'focusin', 'focusout'],
])('a toast closes after 3000 ms, not counting those while %s is on it', (_, enters, leaves) => {
  const { wait, onClose, toast } = setUp();
  const dispatch = (type: string) => void act(() => toast.dispatchEvent(new Event(type, { bubbles: true })));
  wait(2_000);
  dispatch(enters);
  wait(9_000);
  expect(onClose).not.toHaveBeenCalled();
  dispatch(leaves);
  wait(999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledExactlyOnceWith(7);
});
