/** Range of loudness that a line shows, in decibels below its loudest thread. */
const range = 36;

/** A recording whose loudest thread is below this level is shown as quiet; 1 is full scale. */
const quiet = 0.02;

/** Returns the level of samples from -1 to 1, as root mean square. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** Returns levels as loudness from 0 to 1, as ears compare them: on a logarithmic scale, relative to the loudest. */
export function loudnessOf(levels: readonly number[]): number[] {
  const loudest = Math.max(quiet, ...levels);
  return levels.map((level) => Math.max(0, 1 + (20 * Math.log10(level / loudest)) / range));
}

/** Returns the levels of consecutive parts of a recording with 16 bits per sample. */
export function recordingLevels(samples: Int16Array, parts: number): number[] {
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * samples.length) / parts));
    return levelOf(samples.subarray(from, to)) / 32_768;
  });
}

export function recordingLoudness(samples: Int16Array, parts: number): number[] {
  return loudnessOf(recordingLevels(samples, parts));
}
