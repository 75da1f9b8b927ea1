import { expect, test } from 'vitest';
import { maxSamples, recordedSamples, wavHeaderBytes } from '#contract/recording.ts';
import { isSilent, samplesOf, wavFile } from './start-recording.ts';

function tone(peak: number, samples = 16_000): Float32Array {
  return Float32Array.from({ length: samples }, (_, at) => peak * Math.sin((2 * Math.PI * at) / 40));
}

test('a recording is a WAV file with one channel of 16 bits at 16 kHz', async () => {
  const samples = samplesOf(tone(0.9));
  const file = wavFile(samples);
  expect(file).toMatchObject({ name: 'voice-message.wav', type: 'audio/wav', size: wavHeaderBytes + 32_000 });
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect([20, 22, 32, 34].map((at) => bytes.readUInt16LE(at))).toEqual([1, 1, 2, 16]);
  expect([16, 24, 28, 40].map((at) => bytes.readUInt32LE(at))).toEqual([16, 16_000, 32_000, 32_000]);
  expect(recordedSamples(bytes)).toEqual(samples);
});

test('samples keep their value, and the loudest are not distorted', () => {
  const sound = Float32Array.of(0, 0.5, -0.5, 0.95, 1.5, -1.5);
  expect([...samplesOf(sound)]).toEqual([0, 16_384, -16_383, 31_129, 32_767, -32_767]);
});

test('a quiet recording is amplified, but at most eight times', () => {
  const peakOf = (sound: Float32Array) => Math.max(...samplesOf(sound)) / 32_767;
  expect(peakOf(tone(0.3))).toBeCloseTo(0.9, 2);
  expect(peakOf(tone(0.01))).toBeCloseTo(0.08, 2);
  expect(peakOf(tone(0.95))).toBeCloseTo(0.95, 2);
});

test('the 61st second is cut off', () => {
  expect(samplesOf(tone(0.5, maxSamples + 16_000))).toHaveLength(maxSamples);
});

test('the sound of a muted microphone is silent, a whisper is not', () => {
  expect([new Float32Array(1_000), tone(0.001), tone(0.02)].map(isSilent)).toEqual([true, true, false]);
});
