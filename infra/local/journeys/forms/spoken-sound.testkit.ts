import { recordingFormat } from '#contract/recording.ts';

const { sampleRate } = recordingFormat;

/**
 * Duration of the sound. Longer than any recording of a journey, because Chromium loses samples where its fake microphone
 * starts again.
 */
const soundSeconds = 20;

/** The recording starts within this time, because the microphone starts when it is allowed. */
const latestStartSeconds = 2;

/** Samples of a block: the first and last are not compared, because the codec fades them. */
const block = sampleRate / 20;

/**
 * Returns a voice that glides from 300 to 1,500 Hz and becomes louder and softer, with a peak of 0.9, so that the recorder
 * does not amplify it. No two parts of it are alike.
 */
export function spokenSound(): Int16Array {
  return Int16Array.from({ length: soundSeconds * sampleRate }, (_, at) => {
    const seconds = at / sampleRate;
    const loudness = 0.7 + 0.3 * Math.sin(8 * seconds);
    return 0.9 * 32_767 * loudness * Math.sin(2 * Math.PI * seconds * (300 + 30 * seconds));
  });
}

/** How similar a recording is to the sound that was played. */
export type Similarity = {
  /** Normalised correlation where both fit best: 1 for the same samples, 0 for other sounds. */
  correlation: number;
  /** Level of the recording as a share of the level of the sound. */
  level: number;
};

/**
 * Compares a recording with the part of `spokenSound` that it fits best. The codec alone leaves a correlation of 0.997;
 * two missing samples in the middle (0.1 ms) lower it to 0.967.
 */
export function compareSounds(recording: Int16Array): Similarity {
  const sound = spokenSound();
  const heard = recording.subarray(block, recording.length - block);
  const probe = heard.subarray(0, sampleRate / 4);
  let best = { at: 0, fit: Number.NEGATIVE_INFINITY };
  for (let at = 0; at < latestStartSeconds * sampleRate; at += 1) {
    const fit = dot(probe, sound.subarray(at));
    if (fit > best.fit) best = { at, fit };
  }
  const played = sound.subarray(best.at, best.at + heard.length);
  const [power, playedPower] = [dot(heard, heard), dot(played, played)];
  return { correlation: dot(heard, played) / Math.sqrt(power * playedPower), level: Math.sqrt(power / playedPower) };
}

function dot(samples: Int16Array, others: Int16Array): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) * (others[at] ?? 0);
  return sum;
}
