import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import type { Audio } from './audio.ts';

/** A microphone, a recorder and a meter that a test controls. */
export type FakeAudio = {
  audio: Audio;
  /** Whether the browser's microphone indicator is on. */
  isListening(): boolean;
  isRecording(): boolean;
  /** Disconnects the microphone: its track ends, and the recorder stops, as the standard says. */
  unplug(): void;
  level: number;
};

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
};

/** Returns fake audio; `stop` of its recorder works as in browsers, so the event comes later. */
export function fakeAudio({ refusal, broken, peak = 0.5, permission, sound }: FakeOptions = {}): FakeAudio {
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
  const fake: FakeAudio = {
    level: 0.5,
    isListening: () => isListening,
    isRecording: () => recorder.state === 'recording',
    unplug() {
      track.stop();
      recorder.stop();
    },
    audio: {
      async openMicrophone() {
        await permission;
        if (refusal) throw new DOMException('', refusal);
        isListening = true;
        return { getTracks: () => [track] } as unknown as MediaStream;
      },
      createRecorder: () => (failIf('recorder'), recorder as unknown as MediaRecorder),
      async createMeter() {
        failIf('meter');
        await sound;
        return { level: () => fake.level, close: () => undefined };
      },
      decode: async () => (
        failIf('decoder'), Float32Array.from({ length: 32_000 }, (_, at) => peak * Math.sin(at / 5))
      ),
    },
  };
  return fake;
}

/** Opens a root in a browser with this audio. `isAllowed`: it opens the microphone without asking. */
export function openRoot(fake: FakeAudio, isAllowed = false) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const [name, value] of Object.entries(audioGlobals(fake, isAllowed))) vi.stubGlobal(name, value);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await unmount();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
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

function audioGlobals(fake: FakeAudio, isAllowed: boolean): Record<string, unknown> {
  const { audio } = fake;
  return {
    navigator: Object.create(navigator, {
      mediaDevices: { value: { getUserMedia: audio.openMicrophone } },
      permissions: { value: { query: async () => ({ state: isAllowed ? 'granted' : 'prompt' }) } },
    }) as Navigator,
    MediaRecorder: function (stream: MediaStream) {
      return audio.createRecorder(stream);
    },
    AudioContext: class {
      sampleRate = 48_000;
      createAnalyser = () => ({
        fftSize: 32,
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(fake.level),
      });
      createMediaStreamSource = () => ({ connect: () => undefined });
      resume = async () => undefined;
      close = async () => undefined;
    },
    OfflineAudioContext: class {
      decodeAudioData = async () => {
        const sound = await audio.decode(new Blob());
        return { numberOfChannels: 1, getChannelData: () => sound };
      };
    },
  };
}
