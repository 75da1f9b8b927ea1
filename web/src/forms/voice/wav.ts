import { maxSamples, recordingFile, wavHeader } from '#contract/recording.ts';

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

/** Whether the sound is that of a muted microphone. */
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
