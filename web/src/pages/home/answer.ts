import answers from '#content/calls/hello.json' with { type: 'json' };
import { helloWords } from '#content/home.ts';
import { readSound, readTurn } from '#content/lists/recording.ts';
import { recordedSeconds, recordingFormat } from '#contract/recording.ts';
import { elapsedTime } from '../../ui/elapsed-time.ts';
import { recordingSteps } from '../../weave/loudness.ts';
import { lineThreads, threadMs } from '../../weave/voice-line.ts';

/** Returns the agent's answer to a recording, and the sentence about it. The steps of both share the line by their time. */
export function answerTo(samples: Int16Array) {
  const heard = recordedSeconds(samples.length);
  const { sound, words } = Object.values(answers)[heard - 1] ?? answers['hello-8'];
  const { levels, file, seconds } = readSound(sound);
  const share = samples.length / (samples.length + seconds * recordingFormat.sampleRate);
  // The captions of a short recording need room.
  const threads = Math.max(40, Math.round(share * lineThreads));
  const rest = lineThreads - threads;
  const steps = recordingSteps(samples, threads);
  const answerSteps = Array.from({ length: rest }, (_, at) => levels[Math.floor((at * lineThreads) / rest)] ?? 0);
  const sentence = helloWords.kept(elapsedTime(heard));
  return { file, seconds, steps, answerSteps, sentence, words: readTurn(words[0] ?? '').words };
}

/**
 * Plays a sound and calls `onTime` with the seconds played. Resolves when it has ended or cannot be played, and when the
 * signal, Escape, another sound or the end of the page's visibility stops it.
 */
export async function playAnswer(file: string, signal: AbortSignal, onTime: (seconds: number) => void): Promise<void> {
  if (document.hidden || signal.aborted) return;
  const audio = new Audio(file);
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const stop = (event: Event) => {
    if (!('key' in event) || event.key === 'Escape') audio.pause();
  };
  signal.addEventListener('abort', stop, options);
  for (const type of ['visibilitychange', 'play', 'keydown']) document.addEventListener(type, stop, options);
  const ended = new Promise((resolve) => audio.addEventListener('pause', resolve));
  const frames = setInterval(() => (audio.error ? audio.pause() : onTime(audio.currentTime)), threadMs);
  // Blocked, missing or stopped while it loads: the words are below the line.
  await Promise.race([audio.play().then(() => ended), ended]).catch(() => undefined);
  clearInterval(frames);
  listening.abort();
}
