import { headerText } from '../text.ts';
import { resumeOddities } from '#content/resume.ts';

/** Archives, programs and other documents (OLE2, RTF), by bytes in Latin-1 that no other data has by chance. */
const signatures = [
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
  '\x7fELF',
  '\xfe\xed\xfa\xce',
  '\xfe\xed\xfa\xcf',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  '{\\rtf',
];
const webPage = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i;
/** Shorter signatures count at the start only. */
const starts = ['MZ', '\x1f\x8b', 'BZh', '#!', '@echo', '%!PS'];

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');

/**
 * Whether the bytes before or after a document are a program, an archive, a web page or a document of another kind: a
 * program that receives the file may open that instead.
 */
export function isForeign(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const start = text.slice(0, 4_096).replace(/^(?:%%EOF|endobj)?[\0\s]*/, '');
  return (
    signatures.some((signature) => text.includes(signature)) ||
    webPage.test(text) ||
    starts.some((signature) => start.startsWith(signature))
  );
}

/** Whether the file ends in a directory of a ZIP: archive programs read files from their end. */
export function endsInZip(content: Buffer): boolean {
  const at = content.lastIndexOf(endOfDirectory);
  return at >= 0 && at + 22 <= content.length && at + 22 + content.readUInt16LE(at + 20) === content.length;
}

/** Whether PDF viewers would open the file: they search its first bytes for the header. */
export function startsPdf(content: Buffer): boolean {
  return content.subarray(0, 1_029).includes('%PDF-');
}

/** First bytes of JPEG, PNG and GIF in Latin-1. */
const pictures = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a'];
const pictureNames = /\.(?:jpe?g|png|gif)$/i;
/** Files that programs show and never run. Others, such as `.bat` and `.html`, are text as well. */
const textNames = /\.(?:txt|text|csv|tsv|md|json|bib|tex|log|xml|joboptions)$/i;
/** XML that a program opens as a document of its own, or that loads another file. */
const activeXml =
  /<\?(?:mso-application|xml-stylesheet)|<!(?:doctype|entity)|<(?:[\w-]+:)?(?:html|script|svg|stylesheet)\b/i;

/**
 * Returns a sentence for the office about a harmless file that is attached to a PDF: text, CSV, plain XML, printer
 * settings, JPEG, PNG or GIF by its content and by each of its names. Returns undefined for every other file. A file
 * without a name is judged by its content.
 */
export function attachedFileOddity(names: readonly string[], content: Buffer): string | undefined {
  const name = headerText(names.at(-1) ?? '').slice(0, 100) || 'a file without a name';
  const everyName = (pattern: RegExp) => names.every((each) => pattern.test(headerText(each)));
  if (endsInZip(content)) return undefined;
  if (pictures.some((start) => content.toString('latin1', 0, 8).startsWith(start)))
    return everyName(pictureNames) ? resumeOddities.attachedPicture(name) : undefined;
  if (!everyName(textNames) || !isPlainText(content)) return undefined;
  return name.toLowerCase().endsWith('.joboptions')
    ? resumeOddities.printerSettings(name)
    : resumeOddities.attachedText(name);
}

function isPlainText(content: Buffer): boolean {
  const mark = content.toString('latin1', 0, 2);
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'latin1';
  const text = new TextDecoder(encoding).decode(content);
  let end = text.length;
  while (text[end - 1] === '\x1a') end -= 1;
  // Tabs, line breaks and, at the end, the end-of-file character of DOS belong to text.
  if (/[^\P{Cc}\t\n\v\f\r\x7f-\x9f]/u.test(text.slice(0, end)) || text.includes('%PDF-')) return false;
  return !activeXml.test(text) && !isForeign(Buffer.from(text.replace(/^[\s\ufeff]*<\?xml\b/, ''), 'latin1'));
}
