import { rejectionWords } from '#content/words/rejection-words.ts';

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
/** Sector numbers from here on have a special meaning, such as the end of a chain. */
const firstMark = 0xfffffffa;
const inHeader = 109;
/** Offset of the first child's number in a directory entry, and the number that means no child. */
const childAt = 76;
const noEntry = 0xffffffff;
/** Storage of embedded objects. It may be present but empty ([MS-DOC] 2.1.4). */
const objectPool = 'objectpool';

const macros = ['macros', 'vba', '_vba_project', '_vba_project_cur'];
/**
 * Streams of objects that other programs open. `Ole` is not among them, because LibreOffice writes it into every
 * document.
 */
const objects = ['ole10native', 'ole10itemname', 'equation native', 'package'];

const sentences = rejectionWords.doc;

/**
 * Returns a sentence for the applicant if the bytes are not a Word 97–2003 document or do more than show pages,
 * otherwise undefined. Such a document is an OLE2 file ([MS-CFB]) with a stream `WordDocument` in its directory.
 */
export function wordBinaryProblem(content: Buffer): string | undefined {
  if (content.length < 512 || !content.subarray(0, signature.length).equals(signature)) return sentences.wrongContent;
  const names = directoryNames(content);
  if (!names.has('worddocument')) return sentences.wrongContent;
  return [...macros, ...objects, objectPool].some((name) => names.has(name)) ? sentences.active : undefined;
}

function directoryNames(content: Buffer): Set<string> {
  const names = new Set<string>();
  const shift = content.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return names;
  const sectorBytes = 1 << shift;
  let sector = content.readUInt32LE(48);
  // A chain that is longer than the file is circular.
  for (
    let remainingBytes = Math.ceil(content.length / sectorBytes);
    remainingBytes > 0 && sector < firstMark;
    remainingBytes -= 1
  ) {
    const start = (sector + 1) * sectorBytes;
    for (let at = start; at < start + sectorBytes && at + entryBytes <= content.length; at += entryBytes) {
      const entry = content.subarray(at, at + entryBytes);
      const name = entryName(entry);
      if (name !== '' && !(name === objectPool && entry.readUInt32LE(childAt) === noEntry)) names.add(name);
    }
    sector = nextSector(content, sector, sectorBytes);
  }
  return names;
}

/**
 * Returns the name of a storage or stream in lower case without its leading control character, '' for an unused entry.
 */
function entryName(entry: Buffer): string {
  const nameBytes = entry.readUInt16LE(64);
  const kind = entry.readUInt8(66);
  if (nameBytes < 4 || nameBytes > 64 || (kind !== 1 && kind !== 2)) return '';
  return entry
    .toString('utf16le', 0, nameBytes - 2)
    .replace(/^\p{Cc}/u, '')
    .toLowerCase();
}

/** Returns the next sector of a chain. The 109 table sectors that the header lists cover far more than 4 MB. */
function nextSector(content: Buffer, sector: number, sectorBytes: number): number {
  const perSector = sectorBytes / 4;
  const table = Math.floor(sector / perSector);
  if (table >= inHeader) return firstMark;
  const at = (content.readUInt32LE(76 + table * 4) + 1) * sectorBytes + (sector % perSector) * 4;
  return at + 4 <= content.length ? content.readUInt32LE(at) : firstMark;
}
