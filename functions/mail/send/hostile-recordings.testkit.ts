import { maxSamples, recordingFormat, wavHeader, wavHeaderBytes } from '#contract/recording.ts';
import { sampleZip } from './resume.testkit.ts';

export function sampleRecording(samples: number = recordingFormat.sampleRate): Buffer {
  const tone = Int16Array.from({ length: samples }, (_, at) => 12_000 * Math.sin((2 * Math.PI * 440 * at) / 16_000));
  return recordingOf(Buffer.from(tone.buffer));
}

function recordingOf(data: Buffer): Buffer {
  return Buffer.concat([wavHeader(data.length), data]);
}

/** Returns a recording with these bytes in place of its own at an offset. */
function patched(offset: number, bytes: readonly number[] | string): Buffer {
  const file = sampleRecording();
  file.set(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, offset);
  return file;
}

function numberAt(offset: number, value: number): Buffer {
  const file = sampleRecording();
  file.writeUInt32LE(value >>> 0, offset);
  return file;
}

function chunk(id: string, content: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(id), size, Buffer.from(content, 'latin1')]);
}

/** Returns a recording with a chunk in front of its samples or behind them, and all sizes right. */
function withChunk(id: string, content: string, isBehind = false): Buffer {
  const file = sampleRecording();
  const start = isBehind ? file.length : 36;
  const whole = Buffer.concat([file.subarray(0, start), chunk(id, content), file.subarray(start)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** Returns a recording whose samples contain these bytes, from an even offset on. */
function containing(bytes: Buffer | string, offset: number): Buffer {
  const file = sampleRecording(100_000);
  file.set(Buffer.from(bytes), wavHeaderBytes + offset);
  return file;
}

function endingIn(bytes: Buffer): Buffer {
  const even = bytes.length % 2 === 0 ? bytes : Buffer.concat([Buffer.alloc(1), bytes]);
  return recordingOf(Buffer.concat([Buffer.alloc(2_000), even]));
}

const sound = sampleRecording();
const zip = sampleZip([{ name: 'evil.exe', content: 'MZ' }]);
const commentedZip = Buffer.concat([zip.subarray(0, -2), Buffer.from([6, 0]), Buffer.from('listen')]);

/** What is wrong with a recording: the key of the sentence in `rejectionWords.recording`. */
type Reason = 'wrongContent' | 'wrongFormat' | 'wrongSize' | 'empty' | 'hidden';

export const hostileRecordings: readonly (readonly [what: string, content: Buffer, reason: Reason])[] = [
  ['nothing', Buffer.alloc(0), 'wrongContent'],
  ['the start of a header', sound.subarray(0, 20), 'wrongContent'],
  ['a header without samples', recordingOf(Buffer.alloc(0)), 'empty'],
  ['an AVI film', patched(8, 'AVI '), 'wrongContent'],
  ['an MP3', Buffer.concat([Buffer.from('ID3\x04'), sound]), 'wrongContent'],
  ['a web page before the recording', Buffer.concat([Buffer.from('<script></script>'), sound]), 'wrongContent'],
  ['a program', Buffer.concat([Buffer.from('MZ\x90\0'), sound]), 'wrongContent'],
  ['a size one byte too small', numberAt(4, sound.length - 9), 'wrongSize'],
  ['fewer samples than there are', numberAt(40, sound.length - 46), 'wrongSize'],
  ['samples that are cut off', sound.subarray(0, -2), 'wrongSize'],
  ['a ZIP behind the samples', Buffer.concat([sound, zip]), 'wrongSize'],
  ['half a sample', recordingOf(Buffer.alloc(1_001)), 'wrongSize'],
  ['floating point samples', patched(20, [3]), 'wrongFormat'],
  ['two channels', patched(22, [2]), 'wrongFormat'],
  ['48 kHz', numberAt(24, 48_000), 'wrongFormat'],
  ['a rate of zero, which a player divides by', numberAt(24, 0), 'wrongFormat'],
  ['a block of zero bytes, which a player divides by', patched(32, [0]), 'wrongFormat'],
  ['8 bits per sample', patched(34, [8]), 'wrongFormat'],
  ['a list of tags before the samples', withChunk('LIST', 'INFOISFTx\0\0\0'), 'wrongFormat'],
  ['a file inside a chunk', withChunk('junk', zip.toString('latin1')), 'wrongFormat'],
  ['a list of tags behind the samples', withChunk('id3 ', 'ID3\x04', true), 'wrongSize'],
  ['a ZIP as the last samples', endingIn(zip), 'hidden'],
  ['a ZIP with a comment as the last samples', endingIn(commentedZip), 'hidden'],
  ['a PDF as the first samples', containing('%PDF-1.7\n', 100), 'hidden'],
  ['a RAR archive among the samples', containing('Rar!\x1a\x07\x01\0', 90_000), 'hidden'],
  ['a 7-Zip archive among the samples', containing(Buffer.from('377abcaf271c', 'hex'), 80_000), 'hidden'],
  ['a cabinet among the samples', containing('MSCF\0\0\0\0', 70_000), 'hidden'],
  ['a script among the samples', containing('<SCRIPT>alert(1)</SCRIPT>', 60_000), 'hidden'],
  ['an HTML application among the samples', containing('<hta:application>', 50_000), 'hidden'],
];

export const longest = sampleRecording(maxSamples);
export const tooLong = sampleRecording(maxSamples + 1);
