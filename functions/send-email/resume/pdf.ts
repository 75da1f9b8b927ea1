import { inflateSync } from 'node:zlib';
import { rejectionWords } from '#content/words/rejection-words.ts';

/** Objects and names that make a reader do more than show pages (ISO 32000-1, 7.11.4, 12.6.4.5, 12.6.4.16, 12.7.8). */
const activeNames: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMedia',
  'XFA',
]);

/** Maximum unpacked size of all object streams of a file. */
const maxUnpackedBytes = 8 * 1024 * 1024;

const sentences = rejectionWords.pdf;

const header = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-/;

// Tokens: a comment, the name of a link's target (Chromium uses the heading's id, so it may be /JavaScript), any other
// name, the start of a stream, a hex string, a string, an object.
const space = '[\\0\\t\\n\\f\\r ]*';
const name = '\\/([^\\0\\t\\n\\f\\r ()<>[\\]{}/%]*)';
const destination = `(?<=\\/D(?:est)?${space})${name}|(?<=(?:<<|\\])${space})${name}(?=${space}\\[)`;
const step = `%[^\\r\\n]*|${destination}|${name}|>>${space}stream[\\t ]*(?:\\r\\n|\\r|\\n)|<<|<[\\da-fA-F\\0\\s]*>|\\(|(?<!end)obj\\b`;

// Reject objects inside strings and streams: readers find objects by offset, which may point there.
const gap = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]{0,60}[\\r\\n])+';
const objectStart = new RegExp(`\\d${gap}\\d{1,10}${gap}obj\\b`);

/** Returns a sentence for the applicant if the bytes are not a PDF or do more than show pages, otherwise undefined. */
export function pdfProblem(content: Buffer): string | undefined {
  const text = content.toString('latin1');
  if (!header.test(text)) return sentences.wrongContent;
  try {
    return isActive(text, objectUnpacker()) ? sentences.active : undefined;
  } catch {
    return sentences.unreadable;
  }
}

/** Whether an active name occurs outside strings, comments and streams, or inside an object stream. */
function isActive(text: string, unpackObjects?: (data: string, names: ReadonlySet<string>) => string): boolean {
  const steps = new RegExp(step, 'g');
  const names = new Set<string>();
  for (let match = steps.exec(text); match; match = steps.exec(text)) {
    const [token, linkTarget, targetOfKey, plainName] = match;
    const decodedName = decodeName(plainName ?? linkTarget ?? targetOfKey ?? '');
    if (plainName !== undefined && activeNames.has(decodedName)) return true;
    names.add(decodedName);
    if (token === 'obj') names.clear();
    if (token === '(') steps.lastIndex = endOfString(text, steps.lastIndex);
    if (token.startsWith('>>')) {
      if (!unpackObjects) throw new Error('Expected no stream inside an object stream');
      const start = steps.lastIndex;
      steps.lastIndex = endOf(text, 'endstream', start);
      // Object streams are recognised by /First, because readers do not require their /Type.
      if (names.has('First') && isActive(unpackObjects(text.slice(start, steps.lastIndex), names))) return true;
    }
    if (/^[%(>]/.test(token) && objectStart.test(text.slice(match.index, steps.lastIndex))) {
      throw new Error('Expected no object inside a comment, a string or a stream');
    }
  }
  return false;
}

/** Decodes the `#4a` escapes of a name. */
function decodeName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/**
 * Returns a function that unpacks object streams, up to `maxUnpackedBytes` in total. Writers compress them with Flate
 * only.
 */
function objectUnpacker(): (data: string, names: ReadonlySet<string>) => string {
  let remainingBytes = maxUnpackedBytes;
  return (data, names) => {
    const filters = [...names].filter((filter) => filter.endsWith('Decode') || filter === 'Crypt');
    if (!names.has('Filter') && filters.length === 0) return data;
    if (filters.join() !== 'FlateDecode' || names.has('Predictor')) throw new Error('Expected Flate alone');
    const unpacked = inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength: Math.max(1, remainingBytes) });
    remainingBytes -= unpacked.length;
    return unpacked.toString('latin1');
  };
}

function endOfString(text: string, start: number): number {
  const marks = /\\[^]|[()]/g;
  marks.lastIndex = start;
  for (let depth = 1; depth > 0; ) {
    const mark = marks.exec(text)?.[0];
    if (mark === undefined) throw new Error('Expected the end of a string');
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
  }
  return marks.lastIndex;
}

function endOf(text: string, word: string, start: number): number {
  const end = text.indexOf(word, start);
  if (end < 0) throw new Error(`Expected ${word}`);
  return end;
}
