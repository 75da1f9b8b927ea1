import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { rejectionWords } from '#content/forms.ts';
import { BudgetExceeded, type Budget, Refusal, type Oddities } from './budget.ts';
import { isForeign, startsPdf } from './foreign-content.ts';
import { isOwnPath, isOwnTemplate, pictureTarget } from './link-target.ts';
import { encodingOf, readXml } from './package-xml.ts';
import { judgeField, WordFields, type FieldFindings } from './word-fields.ts';
import { resumeOddities } from '#content/resume.ts';

/** A directory of more parts attacks the program that reads it. */
const maxEntries = 2_000;
/** A larger part is not read as XML. */
const maxXmlBytes = 8 * 1024 * 1024;

const mainPart = /wordprocessingml\.(document|template)\.main\+xml$/i;
const activeContentTypes = /vba|macroenabled|oleobject|activex|attachedtoolbars/i;
/** Ends of the types of relationships to macros, controls, embedded objects and parts of another format. */
const activeRelationships =
  /\/(vbaProject|wordVbaData|attachedToolbars|oleObject|control|activeXControlBinary|aFChunk)$/i;
/** First bytes of programs for Windows, Linux and macOS, and of OLE2 files. */
const programs = ['4d5a', '7f454c46', 'cafebabe', 'cffaedfe', 'cefaedfe', 'd0cf11e0'];
/** Names of parts that are executed. The only binary parts of an honest document are printer settings. */
const activeNames =
  /(^|\/)vba(project|data)\b|^word\/activex\/|^(?!word\/printersettings).*\.bin$|\.(exe|dll|scr|com|pif|cpl|msi|bat|cmd|ps1|vb[se]?|jse?|ws[fh]|hta|lnk|jar|reg|chm|url|py|sh)$/;
/** Texts that a part has if it has fields, data sources or linked pictures of VML. Other parts are not parsed. */
const markers = ['instr', 'mailMerge', 'imagedata'];
/** Elements of a mail merge that name the data that Word opens together with the document (ECMA-376, 17.14). */
const dataSources: ReadonlySet<string> = new Set(['connectString', 'query']);
const remotePath = /\\\\|\/\//;

const sentences = rejectionWords.docx;
const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');

/**
 * Checks that a Word document (ECMA-376) neither runs nor fetches anything when it is opened. Returns what is odd about
 * it. Unpacks every entry to check that it is not larger than declared. Throws `Refusal` or `BudgetExceeded`.
 */
export async function checkWordPackage(content: Buffer, budget: Budget): Promise<Oddities> {
  const end = endOfArchive(content);
  if (startsPdf(content) || isForeign(content.subarray(end))) throw new Refusal(rejectionWords.resume.foreign);
  const findings: FieldFindings = { isActive: false, oddities: new Set() };
  let isDocument = false;
  try {
    const archive = await fromBufferPromise(content.subarray(0, end), { lazyEntries: true, strictFileNames: false });
    if (archive.entryCount > maxEntries) throw new BudgetExceeded('entries');
    const names = new Set<string>();
    for await (const entry of archive.eachEntry()) {
      const name = partName(entry.fileName);
      budget.unpack(entry.uncompressedSize);
      // If two entries have the same name, readers may disagree on which one to open.
      if (names.has(name) || name.endsWith('.piece')) throw new Refusal(sentences.unreadable);
      names.add(name);
      if (entry.isEncrypted()) throw new Refusal(rejectionWords.resume.password);
      const part = await readEntry(archive, entry, isDescription(name));
      if (isProgram(name, part.start)) findings.isActive = true;
      else if (part.xml && isDescription(name))
        isDocument = judgeDescription(name, part.xml, budget, findings) || isDocument;
      else if (part.xml) judgeText(part.xml, budget, findings);
      if (findings.isActive) throw new Refusal(sentences.active);
    }
  } catch (error) {
    if (error instanceof Refusal || error instanceof BudgetExceeded) throw error;
    throw new Refusal(sentences.unreadable);
  }
  if (!isDocument) throw new Refusal(rejectionWords.resume.wrongContent);
  return [...findings.oddities];
}

/** Returns the offset after the directory of the ZIP and its comment. Word ignores what follows. */
function endOfArchive(content: Buffer): number {
  const at = content.lastIndexOf(endOfDirectory);
  return at < 0 || at + 22 > content.length ? content.length : at + 22 + content.readUInt16LE(at + 20);
}

/** Normalises the name of a part as readers compare it: in lower case with `%41` decoded. */
function partName(fileName: string): string {
  return fileName.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))).toLowerCase();
}

/** Whether a part describes other parts: the list of content types, or relationships. */
function isDescription(name: string): boolean {
  return name === '[content_types].xml' || name.endsWith('.rels');
}

/**
 * Unpacks an entry to its end, so that a wrong size is an error. Returns its first bytes, and all of them if it
 * describes other parts or is XML with one of the markers.
 */
async function readEntry(archive: ZipFile, entry: Entry, isNeeded: boolean): Promise<{ start: Buffer; xml?: Buffer }> {
  let [chunks, size, hasMarker, tail]: [Buffer[], number, boolean, Buffer] = [[], 0, isNeeded, Buffer.alloc(0)];
  let start: Buffer | undefined;
  let isXml = isNeeded;
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    if (start === undefined) {
      start = Buffer.from(chunk.subarray(0, 256));
      const encoding = encodingOf(start);
      isXml ||= encoding !== 'utf-8' || /^(?:\xef\xbb\xbf)?\s*</.test(start.toString('latin1'));
      hasMarker ||= isXml && encoding !== 'utf-8';
    }
    size += chunk.length;
    if (!isXml) continue;
    const text = Buffer.concat([tail, chunk]);
    hasMarker ||= markers.some((marker) => text.includes(marker));
    tail = Buffer.from(chunk.subarray(-16));
    if (size <= maxXmlBytes) chunks.push(chunk);
    else chunks = [];
    if (hasMarker && size > maxXmlBytes) throw new BudgetExceeded('xml');
  }
  return { start: start ?? Buffer.alloc(0), ...(hasMarker ? { xml: Buffer.concat(chunks) } : {}) };
}

function isProgram(name: string, part: Buffer): boolean {
  const start = part.toString('hex', 0, 4);
  return activeNames.test(name) || programs.some((program) => start.startsWith(program));
}

/** Judges content types or relationships. Returns whether they name a Word document. */
function judgeDescription(part: string, xml: Buffer, budget: Budget, findings: FieldFindings): boolean {
  let isDocument = false;
  readXml(xml, budget, {
    onElement: (name, attributes) => {
      const contentType = attributes.get('ContentType') ?? '';
      isDocument ||= mainPart.test(contentType);
      if (name === 'Relationship') judgeRelationship(attributes, part, findings);
      else if (activeContentTypes.test(contentType)) findings.isActive = true;
    },
  });
  return isDocument;
}

function judgeRelationship(attributes: ReadonlyMap<string, string>, part: string, findings: FieldFindings) {
  const [type = '', target = '', mode = 'Internal'] = ['Type', 'Target', 'TargetMode'].map((key) =>
    attributes.get(key),
  );
  const kind = type.slice(type.lastIndexOf('/') + 1).toLowerCase();
  // Word stores the data of a chart in an embedded workbook.
  const isWorkbook = /^word\/charts\/.*\.rels$/.test(part) && /\.xlsx$/i.test(target);
  if (activeRelationships.test(type) || (kind === 'package' && !isWorkbook)) findings.isActive = true;
  const isLinked = mode !== 'Internal' || /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(target);
  if (!isLinked || kind === 'hyperlink') return;
  if (kind === 'image') judgePicture(target, findings);
  else if (kind === 'mailmergesource' || kind === 'mailmergeheadersource') findings.isActive ||= !isOwnPath(target);
  else if (kind !== 'attachedtemplate' || !isOwnTemplate(target)) findings.isActive = true;
}

function judgePicture(target: string, findings: FieldFindings) {
  const place = pictureTarget(target);
  if (place === 'elsewhere') findings.isActive = true;
  else if (place !== 'own') findings.oddities.add(resumeOddities.linkedPicture(place.host));
}

/** Judges the fields, data sources and pictures of a part with text or settings. */
function judgeText(xml: Buffer, budget: Budget, findings: FieldFindings) {
  const fields = new WordFields(findings);
  let isMailMerge = false;
  const onElement = (name: string, attributes: ReadonlyMap<string, string>) => {
    isMailMerge ||= name === 'mailMerge';
    if (isMailMerge && dataSources.has(name) && remotePath.test(attributes.get('val') ?? '')) findings.isActive = true;
    else if (name === 'fldSimple') judgeField(attributes.get('instr') ?? '', findings);
    else if (name === 'imagedata' && attributes.has('src')) judgePicture(attributes.get('src') ?? '', findings);
    else if (name === 'fldChar') fields.mark(attributes.get('fldCharType'));
  };
  const onText = (text: string, element: string) => {
    if (element === 'instrText' || element === 'delInstrText' || element === 't') fields.text(text);
  };
  readXml(xml, budget, { onElement, onText });
  fields.finish();
}
