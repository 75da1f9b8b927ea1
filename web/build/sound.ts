import { MPEGDecoder } from 'mpg123-decoder';
import type { Sound } from '#content/lists/recording.ts';
import { levelOf, stepsOf } from '#weave/loudness.ts';

/** Threads of the line of a sound. */
const threads = 144;

/** Returns the samples of an mp3, from -1 to 1, and what its line needs; undefined for another or a damaged file. */
export async function readMp3(
  file: Uint8Array,
): Promise<(Omit<Sound, 'file'> & { samples: Float32Array }) | undefined> {
  const frames = withoutTags(file);
  // Browsers play no other layer of MPEG than the third.
  if ((frames[frames.indexOf(0xff) + 1]! & 0xe6) !== 0xe2) return undefined;
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(frames);
  decoder.free();
  const [left, right = left] = channelData;
  if (!left || !right || samplesDecoded === 0 || errors.length > 0) return undefined;
  // Each speaker of a call may have a channel.
  const samples = left.map((sample, at) => (sample + right[at]!) / 2);
  const edges = Array.from({ length: threads + 1 }, (_, thread) => Math.floor((thread * samplesDecoded) / threads));
  const levels = edges.slice(1).map((end, thread) => levelOf(samples.subarray(edges[thread], end)));
  return { samples, seconds: Math.round((samplesDecoded / sampleRate) * 100) / 100, levels: stepsOf(levels) };
}

/** Returns a file without the tags ID3 around its frames, which name people. */
export function withoutTags(file: Uint8Array): Uint8Array {
  const isTag = (at: number, name: string) => Buffer.from(file.subarray(at, at + 3)).toString() === name;
  // Four bytes of seven bits: the length of the tag after its ten bytes.
  const start = isTag(0, 'ID3') ? 10 + file.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0) : 0;
  return file.subarray(start, isTag(file.length - 128, 'TAG') ? -128 : undefined);
}
