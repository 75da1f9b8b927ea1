// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '#content/routes.ts';
import { readSlots, writeSlots } from '#contract/slot.ts';
import { ContactForm } from '../ContactForm.tsx';
import { saveDraft } from '../sending/draft.ts';
import { offeredSlots } from './offered-slots.ts';

// A Wednesday morning: the day has all its times, whenever the test runs.
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-25T01:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Renders the contact form. Returns what a visitor can do with its section for a call. */
async function setUp(draft = '') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__ART_VERSION__', 'v1');
  sessionStorage.clear();
  saveDraft('contact', { times: draft });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[routes.contact.path]}>
        <ContactForm />
      </MemoryRouter>,
    ),
  );
  const section = document.querySelector('form')!.querySelector('fieldset')!;
  const choice = document.querySelector<HTMLInputElement>('[value=call]')!;
  const buttons = (index: number) => [...section.querySelectorAll('fieldset')[index]!.querySelectorAll('button')];
  const open = async () => {
    await act(async () => {
      choice.click();
      await import('./call-components.tsx');
    });
  };
  return {
    choice,
    open,
    field: () => section.querySelector<HTMLInputElement>('[name=times]')!,
    status: () => section.querySelector('[role=status]')?.textContent,
    days: () => buttons(0),
    times: () => buttons(1),
    places: () => section.querySelectorAll('fieldset')[1]!.querySelector('div')!.children.length,
    press: (button: HTMLElement) => act(async () => button.click()),
  };
}

/** Slots of an hour ago and of the next offered time. */
function slots() {
  const { days } = offeredSlots(Date.now());
  const next = { start: days[0]![0]!, offset: 60, zone: 'Europe/Berlin' };
  return { next, past: { ...next, start: next.start - 30 * 24 * 60 * 60_000 } };
}

test('the times of a draft are shown again, and a sentence says which are gone', async () => {
  const { next, past } = slots();
  const { choice, open, field, status } = await setUp(writeSlots([past, next]));
  expect(choice.checked).toBe(true);
  await open();
  expect(readSlots(field().value)?.map(({ start }) => start)).toEqual([next.start]);
  expect(status()).toMatch(/^A time that you had chosen has passed/);
});

// In California each day of the office is two, and the clock changes between two of them.
test.each([
  ['Asia/Kolkata', '2026-11-25'],
  ['America/Los_Angeles', '2027-03-05'],
])('in %s the first day shown has more than a few times, and every day takes the same room', async (zone, date) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(`${date}T09:00:00Z`);
  const { open, days, times, places, press } = await setUp();
  await open();
  expect(days().map((day) => day.getAttribute('aria-pressed'))).toMatchObject({ 0: 'false', 1: 'true', length: 10 });
  await press(days()[0]!);
  expect(times()).toHaveLength(5);
  for (const day of days()) {
    await press(day);
    expect(places()).toBe(18);
  }
});

test('a text of the visitor is never replaced by the picker', async () => {
  const { open, field } = await setUp('Tuesday morning');
  await open();
  expect(field()).toMatchObject({ type: 'text', value: 'Tuesday morning' });
});
