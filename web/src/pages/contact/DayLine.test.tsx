// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DayLine } from './DayLine.tsx';

/** Returns the texts of the line at a time. */
async function linesAt(now: string): Promise<string> {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const root = createRoot(document.body);
  await act(async () => root.render(<DayLine />));
  const { textContent } = document.querySelector('figure')!;
  await act(async () => root.unmount());
  return textContent;
}

test('a day without office hours has none on its line, and before one mail waits until the next working day', async () => {
  const saturday = await linesAt('2026-11-28T12:00+05:30');
  expect(saturday).toContain('Closed on Saturday. We open Monday');
  expect(saturday).not.toMatch(/opens|Mail/);
  expect(await linesAt('2026-11-27T12:00+05:30')).toMatch(/10:00 The office opens 19:00 Mail waits until Monday/);
  expect(await linesAt('2026-11-26T12:00+05:30')).toContain('Mail waits until morning');
});
