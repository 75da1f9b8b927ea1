import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { rejectionWords } from '#content/words/rejection-words.ts';
import { packageElements, type PackageElement } from './package-xml.ts';

/**
 * Maximum number of parts, more than any résumé has. A directory of a million names attacks the program that reads it.
 */
const maxEntries = 2_000;
/** Maximum unpacked size of all parts. A larger file could be a ZIP bomb. */
const maxUnpackedBytes = 64 * 1024 * 1024;
/** Maximum size of a list of content types or of relationships. */
const maxReadBytes = 1024 * 1024;

const mainPart = /wordprocessingml\.(document|template)\.main\+xml$/i;
const activeTypes = /vba|macroenabled|oleobject|activex|attachedtoolbars/i;
/** Ends of the types of relationships to macros, controls, embedded objects and parts of another format. */
const activeRelationships =
  /\/(vbaProject|wordVbaData|attachedToolbars|oleObject|control|activeXControlBinary|aFChunk)$/i;
/** URL of a template on the applicant's own disk (`file:///C:\…`, `file:///Users/…`), not on a server or share. */
const ownDisk = /^file:\/\/\/[a-z]/i;
/** First bytes of programs for Windows, Linux and macOS, and of OLE2 files. */
const programs = ['4d5a', '7f454c46', 'cafebabe', 'cffaedfe', 'cefaedfe', 'd0cf11e0'];
/** Names of parts that are executed. The only binary parts of an honest document are printer settings. */
const activeNames =
  /(^|\/)vba(project|data)\b|^word\/activex\/|^(?!word\/printersettings).*\.bin$|\.(exe|dll|scr|com|pif|cpl|msi|bat|cmd|ps1|vb[se]?|jse?|ws[fh]|hta|lnk|jar|reg|chm|url|py|sh)$/;

const sentences = rejectionWords.docx;

/**
 * Returns a sentence for the applicant if the bytes are not a Word document (ECMA-376) or do more than show pages,
 * otherwise undefined. Unpacks every entry to check that it is not larger than declared, without retaining it.
 */
export async function wordPackageProblem(content: Buffer): Promise<string | undefined> {
  if (!content.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return sentences.wrongContent;
  try {
    const archive = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
    if (archive.entryCount > maxEntries) return sentences.unreadable;
    const names = new Set<string>();
    let [unpackedBytes, isDocument] = [0, false];
    for await (const entry of archive.eachEntry()) {
      const name = partName(entry.fileName);
      unpackedBytes += entry.uncompressedSize;
      // If two entries have the same name, readers may disagree on which one to open.
      if (names.has(name) || name.endsWith('.piece') || unpackedBytes > maxUnpackedBytes) return sentences.unreadable;
      names.add(name);
      const part = await readEntry(archive, entry, isDescription(name));
      if (isProgram(name, part)) return sentences.active;
      if (!isDescription(name)) continue;
      const elements = packageElements(part);
      if (elements.some((element) => isActive(element, name))) return sentences.active;
      isDocument ||= elements.some(({ attributes }) => mainPart.test(attributes['ContentType'] ?? ''));
    }
    return isDocument ? undefined : sentences.wrongContent;
  } catch {
    return sentences.unreadable;
  }
}

/** Normalises the name of a part as readers compare it: in lower case with `%41` decoded. */
function partName(fileName: string): string {
  return fileName.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))).toLowerCase();
}

/** Whether a part describes other parts: the list of content types, or relationships. */
function isDescription(name: string): boolean {
  return name === '[content_types].xml' || name.endsWith('.rels');
}

/** Unpacks an entry to its end, so that a wrong size is an error. Returns the whole entry or only its first bytes. */
async function readEntry(archive: ZipFile, entry: Entry, isWhole: boolean): Promise<Buffer> {
  if (isWhole && entry.uncompressedSize > maxReadBytes) throw new Error('Expected a smaller part');
  const chunks: Buffer[] = [];
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    if (isWhole || chunks.length === 0) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isProgram(name: string, part: Buffer): boolean {
  const start = part.subarray(0, 4).toString('hex');
  return activeNames.test(name) || programs.some((program) => start.startsWith(program));
}

function isActive({ name, attributes }: PackageElement, part: string): boolean {
  if (name !== 'Relationship') return activeTypes.test(attributes['ContentType'] ?? '');
  const { Type = '', Target = '', TargetMode = 'Internal' } = attributes;
  if (activeRelationships.test(Type)) return true;
  // Word stores the data of a chart in an embedded workbook.
  if (/\/package$/i.test(Type)) return !/^word\/charts\/.*\.rels$/.test(part) || !/\.xlsx$/i.test(Target);
  const isElsewhere = TargetMode !== 'Internal' || /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(Target);
  if (!isElsewhere || /\/hyperlink$/i.test(Type)) return false;
  return !(/\/attachedTemplate$/i.test(Type) && ownDisk.test(Target));
}
