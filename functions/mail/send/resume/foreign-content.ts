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
