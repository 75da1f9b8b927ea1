import { recordingFormat } from '#contract/recording.ts';
import { levelOf } from '../../weave/loudness.ts';

/** Measures the level of a microphone: root mean square, 1 is full scale. */
export type Meter = { level(): number; close(): void };

/** Longest wait for the first sound of a microphone in milliseconds; without an output device none may be announced. */
const longestStartMs = 4_000;

/** Asks for permission. Rejects with a DOMException named after the reason. */
export function openMicrophone(): Promise<MediaStream> {
  // Unprocessed: nothing is played meanwhile, so there is no echo, and noise suppression distorts voices.
  return navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
}

/** Returns the sound of a recording at the rate of `recordingFormat`, one channel. */
export async function decodeSound(recording: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, recordingFormat.sampleRate);
  const sound = await context.decodeAudioData(await recording.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
  const [first = new Float32Array()] = channels;
  // A microphone may be on one side of a stereo input only.
  return first.map((_, at) => channels.reduce((sum, samples) => sum + (samples[at] ?? 0), 0) / channels.length);
}

/** Whether this browser has everything that a recording needs. */
export function canRecord(): boolean {
  return (
    'MediaRecorder' in globalThis &&
    'OfflineAudioContext' in globalThis &&
    typeof (navigator as Partial<Navigator>).mediaDevices?.getUserMedia === 'function'
  );
}

/** Resolves when the sound of the microphone arrives. The meter measures the last `levelMs` or more. */
export async function createMeter(stream: MediaStream, levelMs: number): Promise<Meter> {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  // A power of two is required. The default is shorter than the time between two levels, so a short sound could be
  // missed every time.
  analyser.fftSize = 2 ** Math.ceil(Math.log2((context.sampleRate * levelMs) / 1000));
  context.createMediaStreamSource(stream).connect(analyser);
  // Firefox starts the microphone together with the context, up to two seconds after the permission. A recorder that has
  // started before loses what is said meanwhile.
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, longestStartMs))]);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close(),
  };
}

/** Plays a recording. `onEnd` is called when it has ended. Returns a function that stops it. */
export function playSamples(samples: Int16Array, onEnd: () => void): () => void {
  // An audio element would need `media-src blob:` in the CSP, and would play the file instead of what is sent.
  const context = new AudioContext();
  const sound = context.createBuffer(1, samples.length, recordingFormat.sampleRate);
  sound.copyToChannel(
    Float32Array.from(samples, (sample) => sample / 32_768),
    0,
  );
  const source = context.createBufferSource();
  source.buffer = sound;
  source.connect(context.destination);
  source.addEventListener('ended', () => {
    void context.close();
    onEnd();
  });
  source.start();
  return () => source.stop();
}
