// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { helloWords } from '#content/home.ts';
import { microphoneWords } from '#content/voice.ts';
import { fakeAudio, openRoot } from '../../forms/voice/fake-audio.testkit.ts';
import { HelloLine } from './HelloLine.tsx';
import type { Press } from './useHello.ts';

/** Renders the line, and a button whose presses it gets, in a browser with fake audio. */
async function setUp(options: Parameters<typeof fakeAudio>[0] = {}) {
  const fake = fakeAudio(options);
  const { root, container, unmount, status, until } = openRoot();
  const button = document.body.appendChild(document.createElement('button'));
  const entries: [] = [];
  let isDown = false;
  // A finger; no browser has to make it `:active`.
  Object.assign(button, { hasPointerCapture: () => isDown, matches: () => false });
  let pressedAt = 0;
  const press = (type: 'click' | 'pointerdown', detail: number) => {
    // A second between two presses.
    const event = { type, detail, button: 0, pointerId: 1, target: button, timeStamp: (pressedAt += 1_000) };
    return act(async () => root.render(<HelloLine press={event as unknown as Press} entries={entries} />));
  };
  return {
    fake,
    unmount,
    status,
    until,
    button,
    container,
    click: () => press('click', 0),
    hold: () => {
      isDown = true;
      return press('pointerdown', 1);
    },
    release: async () => {
      isDown = false;
      await act(async () => void dispatchEvent(new Event('pointerup')));
      await press('click', 1);
    },
  };
}

test('a hold that ends before the microphone is allowed records nothing and says so', async () => {
  let allow = () => undefined as void;
  const permission = new Promise<void>((resolve) => (allow = resolve));
  const { fake, hold, release, until } = await setUp({ permission });
  await hold();
  await until(microphoneWords.asking);
  await release();
  allow();
  await until(helloWords.notYet);
  expect([fake.isListening(), fake.isRecording()]).toEqual([false, false]);
});

test('the first click only asks for the microphone', async () => {
  const { fake, click, until } = await setUp();
  await click();
  await until(helloWords.notYet);
  expect(fake.isListening()).toBe(false);
});

test('a microphone that is allowed already records from the first click, until the page is left', async () => {
  const { fake, click, until, unmount } = await setUp({ isAllowed: true });
  await click();
  await until(helloWords.listening);
  await unmount();
  expect(fake.isListening()).toBe(false);
});

test('a scroll that starts on the button does not ask for the microphone', async () => {
  const { hold, status } = await setUp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await hold();
  await act(async () => void dispatchEvent(new Event('pointercancel')));
  await act(async () => vi.runAllTimers());
  expect(status()).toBe('');
});

test.each(['a press', 'Escape', 'a hidden page', 'the browser blocks it'])(
  'the agent answers after the recording until %s, and its words stay',
  async (end) => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    if (end === 'the browser blocks it') play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const { click, until, button, container } = await setUp({ isAllowed: true });
    await click();
    await until(helloWords.listening);
    await click();
    await until('not sent anywhere');
    if (end === 'a press') await click();
    else if (end === 'Escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    else if (end === 'a hidden page') document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(button.hasAttribute('data-stops')).toBe(false));
    expect(container.textContent).toContain('That was two seconds');
    expect(container.querySelectorAll('.turn')).toHaveLength(2);
  },
);
