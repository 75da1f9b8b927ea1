import { recordingFormat } from '#contract/recording.ts';

const { sampleRate } = recordingFormat;

/**
 * Duration of the sound. Longer than any recording of a journey, because Chromium loses samples where its fake microphone
 * starts again.
 */
const soundSeconds = 20;

/** The recording starts within this time, because the microphone starts when it is allowed. */
const latestStartSeconds = 10;

/** A quarter of a second in samples. */
const piece = sampleRate / 4;

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
  /** Share of the quarter seconds of the recording that are in the sound, in its order. */
  fitting: number;
  /** Level of these as a share of their level in the sound. */
  level: number;
};

/**
 * Least normalised correlation of a piece with the sound. The codec leaves 0.997; two missing samples (0.1 ms) in the
 * middle lower it to 0.967.
 */
const leastCorrelation = 0.98;

/**
 * Compares a recording with `spokenSound`, piece by piece: on a busy machine Chromium's fake microphone loses samples,
 * and what follows is earlier in the recording than in the sound.
 */
export function compareSounds(recording: Int16Array): Similarity {
  const sound = spokenSound();
  const heard = recording.subarray(block, recording.length - block);
  const pieces = Array.from({ length: Math.floor(heard.length / piece) }, (_, index) =>
    heard.subarray(index * piece, (index + 1) * piece),
  );
  const levels: number[] = [];
  let [from, to] = [0, latestStartSeconds * sampleRate];
  for (const samples of pieces) {
    const at = bestPlace(samples, sound, from, to);
    const played = sound.subarray(at, at + piece);
    const [power, playedPower] = [dot(samples, samples), dot(played, played)];
    if (dot(samples, played) / Math.sqrt(power * playedPower) > leastCorrelation) {
      levels.push(Math.sqrt(power / playedPower));
    }
    [from, to] = [at + piece - block, at + 2 * piece];
  }
  return {
    fitting: levels.length / pieces.length,
    level: levels.reduce((sum, level) => sum + level, 0) / levels.length,
  };
}

/** Returns the place in `sound` between two others where the samples fit best. */
function bestPlace(samples: Int16Array, sound: Int16Array, from: number, to: number): number {
  let best = { at: from, fit: Number.NEGATIVE_INFINITY };
  for (let at = Math.max(0, from); at < to; at += 1) {
    const fit = dot(samples, sound.subarray(at, at + piece));
    if (fit > best.fit) best = { at, fit };
  }
  return best.at;
}

function dot(samples: Int16Array, others: Int16Array): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) * (others[at] ?? 0);
  return sum;
}
