import { maxSamples, recordingFormat, wavHeader, wavHeaderBytes } from '#contract/recording.ts';
import { sampleZip } from './resume.testkit.ts';

export function sampleRecording(samples: number = recordingFormat.sampleRate): Buffer {
  const tone = Int16Array.from({ length: samples }, (_, at) => 12_000 * Math.sin((2 * Math.PI * 440 * at) / 16_000));
  return recordingOf(Buffer.from(tone.buffer));
}

function recordingOf(data: Buffer): Buffer {
  return Buffer.concat([wavHeader(data.length), data]);
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

const stereo = sampleRecording();
stereo.writeUInt8(2, 22);

/** One of each reason, and every hidden format: recording.test.ts changes each byte of the header besides. */
export const hostileRecordings: readonly (readonly [what: string, content: Buffer, reason: Reason])[] = [
  ['the start of a header', sound.subarray(0, 20), 'wrongContent'],
  ['a header without samples', recordingOf(Buffer.alloc(0)), 'empty'],
  ['a web page before the recording', Buffer.concat([Buffer.from('<script></script>'), sound]), 'wrongContent'],
  ['samples that are cut off', sound.subarray(0, -2), 'wrongSize'],
  ['a ZIP behind the samples', Buffer.concat([sound, zip]), 'wrongSize'],
  ['half a sample', recordingOf(Buffer.alloc(1_001)), 'wrongSize'],
  ['two channels', stereo, 'wrongFormat'],
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
