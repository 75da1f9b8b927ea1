// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { microphoneWords, voiceWords } from '#content/voice.ts';
import { untouched } from '../sending/submission.ts';
import { audioGlobals, fakeAudio } from './fake-audio.testkit.ts';
// Evaluated beforehand, so that the click does not wait for it.
import './Recorder.tsx';
import type { Voice } from './voice.ts';
import { VoiceMessage } from './VoiceMessage.tsx';

/** Renders the button in a form of a browser with fake audio, and clicks it. */
async function setUp(options: Parameters<typeof fakeAudio>[0] = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const fake = fakeAudio(options);
  for (const [name, value] of Object.entries(audioGlobals(fake))) vi.stubGlobal(name, value);

  const spoken: { voice: Voice | undefined } = { voice: undefined };
  function Form() {
    const [, setVoice] = useState<Voice>();
    const [onChange] = useState(() => (voice: Voice | undefined) => {
      spoken.voice = voice;
      setVoice(voice);
    });
    return (
      <form>
        <VoiceMessage submission={untouched} onChange={onChange} />
      </form>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = async () => act(async () => root.unmount());
  onTestFinished(async () => {
    await unmount();
    container.remove();
    vi.unstubAllGlobals();
  });
  const click = async (name: string) => {
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => button?.click());
  };
  const status = () => container.querySelector('[role=status]')?.textContent ?? '';
  /** Waits until none of these is the status. A busy machine takes more than the usual second. */
  const leave = (...statuses: readonly string[]) =>
    vi.waitFor(async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve)));
      expect(statuses).not.toContain(status());
    }, 20_000);
  await act(async () => root.render(<Form />));
  // The click loads the recorder, which then asks for the microphone.
  await click('Record a voice message');
  await leave('', microphoneWords.asking);
  return {
    fake,
    spoken,
    click,
    /** Ends the recording, which is then decoded. */
    stop: async () => {
      await click(voiceWords.stop);
      await leave(voiceWords.recording, microphoneWords.moment);
    },
    unplug: async () => {
      await act(async () => fake.unplug());
      await leave(voiceWords.recording, microphoneWords.moment);
    },
    status,
    unmount,
    form: container.querySelector('form')!,
  };
}

test('leaving the page by a link turns the microphone off', async () => {
  const { fake, unmount } = await setUp();
  expect(fake.isListening()).toBe(true);
  await unmount();
  expect(fake.isListening()).toBe(false);
});

test('the form that was sent has no recording any more, and the focus stays where it is', async () => {
  const { form, spoken, status, stop } = await setUp();
  await stop();
  const field = form.appendChild(document.createElement('input'));
  field.focus();
  await act(async () => form.reset());
  expect(spoken.voice).toBeUndefined();
  expect(status()).toBe('');
  expect(document.activeElement).toBe(field);
});

test('a focus in another field is not taken when the recording ends', async () => {
  const { form, unplug } = await setUp();
  const field = form.appendChild(document.createElement('input'));
  field.focus();
  await unplug();
  expect(document.activeElement).toBe(field);
});
