import { recordingFormat } from '#contract/recording.ts';

const { sampleRate } = recordingFormat;

/** Duration of the sound in seconds, longer than any recording of a journey. */
const soundSeconds = 20;

/** Rise of the pitch in Hz a second. */
const rise = 200;

/**
 * Returns a voice that glides from 300 to 4,300 Hz and becomes louder and softer, with a peak of 0.9, so that the recorder
 * does not amplify it.
 */
export function spokenSound(): Int16Array {
  return Int16Array.from({ length: soundSeconds * sampleRate }, (_, at) => {
    const seconds = at / sampleRate;
    const loudness = 0.7 + 0.3 * Math.sin(8 * seconds);
    return 0.9 * 32_767 * loudness * Math.sin(2 * Math.PI * seconds * (300 + (rise / 2) * seconds));
  });
}

/** How similar a recording is to the sound that was played. */
export type Similarity = {
  /** Share of the quarter seconds after which the pitch has risen as in the sound. */
  fitting: number;
  level: number;
};

/**
 * Compares a recording with `spokenSound`. On a busy machine Chromium's fake microphone loses samples, and the pitch jumps
 * there.
 */
export function compareSounds(recording: Int16Array): Similarity {
  const quarter = sampleRate / 4;
  // Without the first and the last quarter of a second, which the codec fades.
  const heard = recording.subarray(quarter, recording.length - quarter);
  const pitches = Array.from({ length: Math.floor(heard.length / quarter) }, (_, index) =>
    pitchOf(heard.subarray(index * quarter, (index + 1) * quarter)),
  );
  const rises = pitches.slice(1).map((pitch, index) => pitch - pitches[index]!);
  return {
    fitting: rises.filter((each) => Math.abs(each - rise / 4) <= 6).length / rises.length,
    level: levelOf(heard) / levelOf(spokenSound()),
  };
}

/** Returns the pitch in Hz: a wave crosses zero twice. */
function pitchOf(samples: Int16Array): number {
  const crossings = samples.filter((sample, at) => at > 0 && sample < 0 !== samples[at - 1]! < 0);
  return (crossings.length * sampleRate) / samples.length / 2;
}

function levelOf(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
}
