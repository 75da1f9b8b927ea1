import { rejectionWords } from '#content/forms.ts';
import { maxWavBytes, recordingFile, recordingFormat, wavHeader, wavHeaderBytes } from '#contract/recording.ts';
import type { Attachment } from '../outbox/outbox.ts';
import { reject, type Rejection, declaredType, decodeBase64, decodedSize, type SentFile } from './rejection.ts';
import { findZipEnd } from './zip.ts';

const sentences = rejectionWords.recording;

/**
 * Returns the recording as an attachment if it is a file as our own recorder writes it. Otherwise returns a rejection:
 * 413 if it is too long, 400 for other reasons.
 */
export function readRecording(file: SentFile): Attachment | Rejection {
  const { name: fileName, type: mimeType } = recordingFile;
  if (file.fileName !== fileName || declaredType(file) !== mimeType) return reject('recording', sentences.wrongContent);
  if (decodedSize(file.fileContentBase64) > maxWavBytes) {
    return reject('recording', sentences.tooLong(recordingFormat.maxSeconds), 413);
  }
  const content = decodeBase64(file.fileContentBase64);
  if (content === undefined) return reject('file-broken', rejectionWords.brokenFile);
  const problem = recordingProblem(content);
  return problem === undefined ? { fileName, mimeType, base64: file.fileContentBase64 } : reject('recording', problem);
}

/** Parts of the header: the offset of their end, and the sentence if a part is not as the recorder writes it. */
const headerParts = [
  { end: 4, sentence: sentences.wrongContent },
  { end: 8, sentence: sentences.wrongSize },
  { end: 12, sentence: sentences.wrongContent },
  { end: 40, sentence: sentences.wrongFormat },
  { end: wavHeaderBytes, sentence: sentences.wrongSize },
] as const;

/**
 * Returns the visitor's sentence if the file is not exactly our WAV header with its samples, or if the samples also
 * contain another file format. Extra chunks are rejected: our recorder never writes any.
 */
function recordingProblem(content: Buffer): string | undefined {
  if (content.length <= wavHeaderBytes) {
    return content.length === wavHeaderBytes ? sentences.empty : sentences.wrongContent;
  }
  const expected = wavHeader(content.length - wavHeaderBytes);
  const wrong = headerParts.find(({ end }, index) => {
    const start = headerParts[index - 1]?.end ?? 0;
    return !content.subarray(start, end).equals(expected.subarray(start, end));
  });
  if (wrong) return wrong.sentence;
  if (content.length % 2 !== 0) return sentences.wrongSize;
  return isOtherFormat(content.subarray(wavHeaderBytes)) ? sentences.hidden : undefined;
}

/**
 * Formats whose readers search the file for their start, PDF readers its first 1,024 bytes. Each is in lower case, and so
 * long that less than one in ten million recordings contains it by chance.
 */
const pdfStart = '%PDF-';
const starts = ['rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', 'mscf\0\0\0\0', '<script', '<iframe', '<hta:application'];

function isOtherFormat(samples: Buffer): boolean {
  const text = samples.toString('latin1');
  if (text.slice(0, 1_024).includes(pdfStart)) return true;
  const lowerCase = text.toLowerCase();
  if (starts.some((start) => lowerCase.includes(start))) return true;
  return findZipEnd(samples, (end) => end === samples.length) !== undefined;
}
