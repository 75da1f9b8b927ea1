import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';

type FakeOptions = {
  /** Name of the DOMException that the request for the microphone fails with. */
  refusal?: string;
  /** Part of the audio that this browser fails in. */
  broken?: 'recorder' | 'meter' | 'decoder';
  /** Peak of the recorded tone. */
  peak?: number;
  /** Resolves when the visitor has decided about the permission. */
  permission?: Promise<void>;
  /** Resolves when the sound of the microphone arrives. */
  sound?: Promise<void>;
  /** The browser opens the microphone without asking. */
  isAllowed?: boolean;
};

/**
 * Gives the browser a microphone, a recorder and a meter that the test controls until its end. `stop` of the recorder
 * works as in browsers, so the event comes later.
 */
export function fakeAudio({ refusal, broken, peak = 0.5, permission, sound, isAllowed = false }: FakeOptions = {}) {
  let isListening = false;
  const track = { stop: () => (isListening = false) };
  const recorder = Object.assign(new EventTarget(), {
    state: 'inactive',
    mimeType: 'audio/webm',
    start: () => (recorder.state = 'recording'),
    stop: () => {
      recorder.state = 'inactive';
      queueMicrotask(() => {
        recorder.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
        recorder.dispatchEvent(new Event('stop'));
      });
    },
  });
  const failIf = (part: FakeOptions['broken']) => {
    if (part === broken) throw new Error(`Expected a ${part}.`);
  };
  const getUserMedia = async () => {
    await permission;
    if (refusal) throw new DOMException('', refusal);
    isListening = true;
    return { getTracks: () => [track] };
  };
  const globals = {
    navigator: Object.create(navigator, {
      mediaDevices: { value: { getUserMedia } },
      permissions: { value: { query: async () => ({ state: isAllowed ? 'granted' : 'prompt' }) } },
    }) as Navigator,
    MediaRecorder: function () {
      failIf('recorder');
      return recorder;
    },
    AudioContext: class {
      sampleRate = 48_000;
      createAnalyser = () => ({ getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5) });
      createMediaStreamSource = () => (failIf('meter'), { connect: () => undefined });
      resume = () => sound;
      close = async () => undefined;
    },
    OfflineAudioContext: class {
      decodeAudioData = async () => {
        failIf('decoder');
        const samples = Float32Array.from({ length: 32_000 }, (_, at) => peak * Math.sin(at / 5));
        return { numberOfChannels: 1, getChannelData: () => samples };
      };
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** Whether the browser's microphone indicator is on. */
    isListening: () => isListening,
    isRecording: () => recorder.state === 'recording',
    /** Disconnects the microphone: its track ends, and the recorder stops, as the standard says. */
    unplug() {
      track.stop();
      recorder.stop();
    },
  };
}

export function openRoot() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await unmount();
    document.body.replaceChildren();
  });
  const status = () => container.querySelector('[role=status]')?.textContent ?? '';
  /** Resolves when the status matches. A busy machine takes more than the usual second. */
  const until = (sentence: string | RegExp) =>
    vi.waitFor(async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve)));
      expect(status()).toMatch(sentence);
    }, 20_000);
  return { container, root, unmount, status, until };
}
