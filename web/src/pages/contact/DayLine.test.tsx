// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { holidays } from '#content/lists/holidays.static.ts';
import { DayLine } from './DayLine.tsx';

/** Returns the texts of the line at a time. */
async function linesAt(now: string): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  const root = createRoot(document.body);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  });
  await act(async () => root.render(<DayLine />));
  return document.querySelector('figure')!.textContent;
}

// The office may have no holiday ahead.
const holiday = holidays.find(({ date }) => new Date(date).getUTCDay() % 6 !== 0);
const closedDays = [
  ['2026-11-28', 'Closed on Saturday. We open Monday'],
  ...(holiday ? [[holiday.date, `Closed today (${holiday.name}). We open`] as const] : []),
] as const;

test.each(closedDays)('on %s the line of the day has no office hours and says “%s”', async (date, sentence) => {
  const lines = await linesAt(`${date}T12:00+05:30`);
  expect(lines).toContain(sentence);
  expect(lines).not.toMatch(/opens|Mail/);
});

test.each([
  ['2026-11-26', 'morning'],
  ['2026-11-27', 'Monday'],
])('on the working day %s mail waits until %s', async (date, until) => {
  const lines = await linesAt(`${date}T12:00+05:30`);
  expect(lines).toMatch(/10:00 The office opens 19:00 Mail waits until/);
  expect(lines).toContain(`Mail waits until ${until}`);
});
