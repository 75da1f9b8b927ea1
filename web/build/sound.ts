import { MPEGDecoder } from 'mpg123-decoder';
import { recordingThreads, type Sound } from '#content/lists/recording.ts';
import { levelOf } from '#weave/loudness.ts';
import { stepsOf } from '#weave/voice-line.ts';

/** Samples of a sound from -1 to 1, all channels in one, and their number per second. */
export type Samples = { samples: Float32Array; rate: number };

/** Returns the samples of an mp3, undefined if the file is another one or cannot be decoded. */
export async function decodeMp3(source: Uint8Array): Promise<Samples | undefined> {
  const file = withoutTags(source);
  if (!isMp3(file)) return undefined;
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(file);
  decoder.free();
  if (samplesDecoded === 0 || errors.length > 0) return undefined;
  const samples = Float32Array.from(
    { length: samplesDecoded },
    (_, at) => channelData.reduce((sum, channel) => sum + channel[at]!, 0) / channelData.length,
  );
  return { samples, rate: sampleRate };
}

/** Returns the length of a sound and the levels of its line. */
export function soundOf({ samples, rate }: Samples): Omit<Sound, 'file'> {
  const levels = Array.from({ length: recordingThreads }, (_, thread) => {
    const [from, to] = [thread, thread + 1].map((edge) => Math.floor((edge * samples.length) / recordingThreads));
    return levelOf(samples.subarray(from, to));
  });
  return { seconds: Math.round((samples.length / rate) * 100) / 100, levels: stepsOf(levels) };
}

/** Returns a file without the tags ID3 before and after its frames, which name people and places. */
export function withoutTags(file: Uint8Array): Uint8Array {
  const isTag = (at: number, name: string) => Buffer.from(file.subarray(at, at + name.length)).toString() === name;
  // Four bytes of seven bits: the length of the tag after its ten bytes.
  const start = isTag(0, 'ID3') ? 10 + file.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0) : 0;
  return file.subarray(start, isTag(file.length - 128, 'TAG') ? file.length - 128 : file.length);
}

/** Whether a file without tags begins with a frame of MPEG layer III. Padding may follow the first tag. */
function isMp3(file: Uint8Array): boolean {
  const start = file.findIndex((byte) => byte !== 0);
  return file[start] === 0xff && (file[start + 1]! & 0xe6) === 0xe2;
}
