// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { voiceWords } from '#content/voice.ts';
import { untouched } from '../sending/submission.ts';
import { fakeAudio, openRoot } from './fake-audio.testkit.ts';
// Evaluated beforehand, so that the click does not wait for it.
import './Recorder.tsx';
import type { Voice } from './voice.ts';
import { VoiceMessage } from './VoiceMessage.tsx';

/** Renders the button in a form of a browser with fake audio, and clicks it. */
async function setUp(options: Parameters<typeof fakeAudio>[0] = {}) {
  const fake = fakeAudio(options);
  const { container, root, unmount, status, until } = openRoot();
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
  const click = async (name: string) => {
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => button?.click());
  };
  await act(async () => root.render(<Form />));
  // The click loads the recorder, which then asks for the microphone.
  await click('Record a voice message');
  await until(voiceWords.recording);
  return {
    fake,
    spoken,
    click,
    /** Ends the recording, which is then decoded. */
    stop: async () => {
      await click(voiceWords.stop);
      await until('Recorded: ');
    },
    unplug: async () => {
      await act(async () => fake.unplug());
      await until('Recorded: ');
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
