import { recordingFormat, maxSamples, recordingFile, wavHeader } from '#contract/recording.ts';
import type { microphoneWords, voiceWords } from '#content/voice.ts';
import { canRecord, createMeter, decodeSound, type Meter, openMicrophone } from './audio.ts';
type ProblemKind = keyof typeof microphoneWords.problems;

export class RecordingProblem extends Error {
  override name = 'RecordingProblem';
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, cause?: unknown) {
    super(`Expected a recording, but it is ${kind}.`, { cause });
    this.kind = kind;
  }
}

/** Why a recording ended: by a click, or by one of the reasons that the visitor is told. */
type Ending = 'stopped' | keyof typeof voiceWords.endings;

export type Recorded = { samples: Int16Array<ArrayBuffer>; ending: Ending };

export type Session = {
  stop(): void;
  /** Resolves when the recording has ended. Rejects with RecordingProblem, or with AbortError if the signal aborts. */
  recorded: Promise<Recorded>;
};

type RecordingOptions = {
  /** Discards the recording and releases the microphone. */
  signal: AbortSignal;
  /** Called every `levelMs` with the level of the microphone and the seconds since the start. */
  onLevel: (level: number, seconds: number) => void;
  levelMs?: number;
  maxSeconds?: number;
};

/** At this rate nobody hears a difference between recorded and original speech. */
const bitsPerSecond = 128_000;

/**
 * Asks for the microphone and starts to record. The recording ends after `maxSeconds`, when the page is hidden (which
 * includes leaving it), or when the microphone is disconnected; what was recorded until then is kept. Rejects with
 * RecordingProblem, or with AbortError if the signal aborts.
 */
export async function startRecording(options: RecordingOptions): Promise<Session> {
  const { signal, levelMs = 100, maxSeconds = recordingFormat.maxSeconds, onLevel } = options;
  if (!canRecord()) throw new RecordingProblem('unsupported');
  const stream = await openMicrophone().catch((cause: unknown) => {
    throw new RecordingProblem(problemOf(cause), cause);
  });
  let meter: Meter | undefined;
  try {
    signal.throwIfAborted();
    meter = await createMeter(stream, levelMs);
    signal.throwIfAborted();
    return record(stream, meter, { signal, onLevel, levelMs, maxSeconds });
  } catch (cause) {
    meter?.close();
    release(stream);
    throw signal.aborted ? cause : new RecordingProblem('failed', cause);
  }
}

function record(stream: MediaStream, meter: Meter, options: Required<RecordingOptions>): Session {
  const { signal, onLevel, levelMs, maxSeconds } = options;
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond });
  const chunks: Blob[] = [];
  // A recorder stops without a call of `stop` only if its microphone is gone.
  let ending: Ending = 'unplugged';
  const stop = (reason: Ending) => {
    if (recorder.state === 'inactive') return;
    ending = reason;
    recorder.stop();
  };
  const stopIfHidden = () => {
    if (document.visibilityState === 'hidden') stop('hidden');
  };
  const discard = () => {
    stop('stopped');
    release(stream);
  };
  const hasStopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  document.addEventListener('visibilitychange', stopIfHidden);
  signal.addEventListener('abort', discard);
  const startedAt = performance.now();
  const levels = setInterval(() => onLevel(meter.level(), (performance.now() - startedAt) / 1000), levelMs);
  const end = setTimeout(() => stop('full'), maxSeconds * 1000);
  recorder.start();

  const finish = async (): Promise<Recorded> => {
    await hasStopped;
    clearInterval(levels);
    clearTimeout(end);
    document.removeEventListener('visibilitychange', stopIfHidden);
    signal.removeEventListener('abort', discard);
    meter.close();
    release(stream);
    signal.throwIfAborted();
    const sound = await decodeSound(new Blob(chunks, { type: recorder.mimeType })).catch((cause: unknown) => {
      throw new RecordingProblem('failed', cause);
    });
    if (isSilent(sound)) throw new RecordingProblem('silent');
    return { samples: samplesOf(sound), ending };
  };
  return { stop: () => stop('stopped'), recorded: finish() };
}

/** Ends the use of the microphone, so that the browser's indicator goes off. */
function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function problemOf(cause: unknown): ProblemKind {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed';
}

/** Peak to which a quiet recording is amplified, and the most it is amplified; 1 is full scale. */
const targetPeak = 0.9;
const maxGain = 8;

/** A recording whose peak is below this level contains no voice. */
const silentPeak = 0.004;

/** Returns the sound as 16-bit samples, cut to the longest recording and amplified if it is quiet. */
export function samplesOf(sound: Float32Array): Int16Array<ArrayBuffer> {
  const kept = sound.subarray(0, maxSamples);
  const gain = Math.min(maxGain, Math.max(1, targetPeak / peakOf(kept)));
  return Int16Array.from(kept, (sample) => Math.round(Math.max(-1, Math.min(1, sample * gain)) * 32_767));
}

export function isSilent(sound: Float32Array): boolean {
  return peakOf(sound) < silentPeak;
}

/** Returns the recording as a WAV file. Browsers run on little-endian processors only, so the samples need no copy. */
export function wavFile(samples: Int16Array<ArrayBuffer>): File {
  const { name, type } = recordingFile;
  return new File([wavHeader(samples.byteLength), samples], name, { type });
}

function peakOf(sound: Float32Array): number {
  return sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}
