import { promises } from '#content/company.ts';

/**
 * A spoken message: a WAV file (RIFF) with one channel of 16-bit PCM, which every mail program plays. The file is a
 * header of fixed size and the samples, nothing else.
 */
export const recordingFormat = { sampleRate: 16_000, maxSeconds: promises.voiceSeconds } as const;

const { sampleRate, maxSeconds } = recordingFormat;

/** Name and media type in a request; send-email accepts no other. */
export const recordingFile = { name: 'voice-message.wav', type: 'audio/wav' } as const;

export const wavHeaderBytes = 44;

export const maxSamples = maxSeconds * sampleRate;

const sampleBytes = 2;

export const maxWavBytes = wavHeaderBytes + maxSamples * sampleBytes;

export function wavHeader(dataBytes: number): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(wavHeaderBytes));
  writeText(header, 0, 'RIFF');
  header.setUint32(4, wavHeaderBytes - 8 + dataBytes, true);
  writeText(header, 8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  // PCM, one channel.
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * sampleBytes, true);
  header.setUint16(32, sampleBytes, true);
  header.setUint16(34, sampleBytes * 8, true);
  writeText(header, 36, 'data');
  header.setUint32(40, dataBytes, true);
  return new Uint8Array(header.buffer);
}

function writeText(view: DataView, offset: number, text: string): void {
  for (let at = 0; at < text.length; at += 1) view.setUint8(offset + at, text.charCodeAt(at));
}

/** Returns the samples of a recording, none if the file is shorter than its header. */
export function recordedSamples(file: Uint8Array): Int16Array {
  const data = file.subarray(wavHeaderBytes);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Int16Array.from({ length: data.length / sampleBytes }, (_, at) => view.getInt16(at * sampleBytes, true));
}

/** Returns the duration of a number of samples in whole seconds, at least one. */
export function recordedSeconds(samples: number): number {
  return Math.max(1, Math.round(samples / sampleRate));
}
