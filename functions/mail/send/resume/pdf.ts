import { rejectionWords } from '#content/forms.ts';
import { headerText } from '../text.ts';
import { attachedFileOddity, endsInZip, isForeign } from './foreign-content.ts';
import { BudgetExceeded, type Budget, Refusal, type Oddities } from './budget.ts';
import { isRemotePath } from './link-target.ts';
import { PdfFile, NeedsPassword, type PdfObject } from './pdf-file.ts';
import type { Place } from './pdf-object-header.ts';
import { PdfDictionary, PdfReference, type PdfValue } from './pdf-parser.ts';
import { UnreadableStream } from './pdf-tokens.ts';
/** Types of actions that run or fetch something (ISO 32000-2, 12.6.4), and of annotations that do. */
const activeTypes: ReadonlySet<PdfValue> = new Set(
  ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'RichMediaExecute', 'RichMedia'].map((name) => `/${name}`),
);
const activeKeys = ['/RichMediaContent', '/OnInstantiate', '/Navigator'];
/** Keys of a file specification whose value is a file name. */
const fileNameKeys = ['/F', '/UF', '/DOS', '/Mac', '/Unix'];
/** What makes a form of XFA run or fetch something: scripts, submits, connections, stylesheets and linked files. */
const activeForm =
  /<\s*(?:[\w-]+:)?(?:script|submit|execute|connectionset)\b|xml-stylesheet|\bhref\s*=|<!(?:doctype|entity)/i;
/** Findings of one kind that are judged after all objects have been read. */
const maxFindings = 10_000;

const sentences = rejectionWords.pdf;

type Kind = 'names' | 'specifications' | 'actions' | 'triggers' | 'forms';
type Found = { value: PdfValue; place: Place };
type AttachedFile = { stream: PdfObject; names: string[] };

/**
 * Checks that nothing in a PDF runs or fetches anything when a viewer opens it. Returns what is odd about it. Throws
 * `Refusal` or `BudgetExceeded`. The content has the header of a PDF near its start.
 */
export function checkPdf(content: Buffer, budget: Budget): Oddities {
  const header = content.indexOf('%PDF-');
  const end = Math.max(content.lastIndexOf('%%EOF'), content.lastIndexOf('endobj'), header);
  if (isForeign(content.subarray(0, header)) || isForeign(content.subarray(end)) || endsInZip(content)) {
    throw new Refusal(rejectionWords.resume.foreign);
  }
  try {
    return judge(new PdfFile(content, budget), budget);
  } catch (error) {
    if (error instanceof NeedsPassword) throw new Refusal(rejectionWords.resume.password);
    if (error instanceof UnreadableStream) throw new Refusal(sentences.unreadable);
    throw error;
  }
}

function judge(file: PdfFile, budget: Budget): Oddities {
  const found = { names: [], specifications: [], actions: [], triggers: [], forms: [] } as Record<Kind, Found[]>;
  const embedded: PdfObject[] = [];
  let isDocument = false;
  const add = (kind: Kind, value: PdfValue, place: Place) => {
    if (value !== undefined && found[kind].push({ value, place }) > maxFindings) throw new BudgetExceeded(kind);
  };
  const onObject = (object: PdfObject) => {
    const { value, isStream } = object;
    if (activeTypes.has(value)) throw new Refusal(sentences.active);
    const isFile = isStream && value instanceof PdfDictionary && value.get('/Type') === '/EmbeddedFile';
    if (isFile && embedded.push(object) > maxFindings) throw new BudgetExceeded('embedded files');
  };
  const onDictionary = (dictionary: PdfDictionary, place: Place) => {
    if (isActive(dictionary)) throw new Refusal(sentences.active);
    isDocument ||= dictionary.get('/Type') === '/Catalog' || dictionary.has('/Pages');
    for (const key of fileNameKeys) {
      const name = dictionary.get(key);
      if (Buffer.isBuffer(name) || name instanceof PdfReference) add('names', name, place);
    }
    if (dictionary.has('/EF') || dictionary.has('/RF')) add('specifications', specificationOf(dictionary), place);
    add('actions', dictionary.get('/OpenAction'), place);
    add('triggers', dictionary.get('/AA'), place);
    add('forms', dictionary.get('/XFA'), place);
  };
  file.readAll(onObject, onDictionary);
  if (!isDocument) throw new Refusal(sentences.unreadable);
  const isActiveFile =
    found.names.some(({ value, place }) => textsOf(file, value, place).some(isRemotePath)) ||
    found.actions.some(({ value }) => opensUrl(file, value)) ||
    found.triggers.some(({ value }) => triggersUrl(file, value)) ||
    isActiveForm(file, found.forms, budget);
  if (isActiveFile) throw new Refusal(sentences.active);
  const specified = found.specifications.flatMap(({ value, place }) => specifiedFiles(file, value, place));
  // Many specifications may name one stream: judge it once, by all its names.
  const files = new Map(embedded.map((stream): [number, AttachedFile] => [stream.place.at, { stream, names: [] }]));
  for (const { stream, names } of specified) {
    const attached = files.get(stream.place.at) ?? { stream, names: [] };
    attached.names.push(...names);
    files.set(stream.place.at, attached);
  }
  return [...new Set([...files.values()].map(({ stream, names }) => oddityOf(names, file.dataOf(stream))))];
}

function oddityOf(names: readonly string[], data: Buffer): string {
  const oddity = attachedFileOddity(names, data);
  if (oddity === undefined) throw new Refusal(sentences.attachment(headerText(names.at(-1) ?? '').slice(0, 100)));
  return oddity;
}

/** Copies what the check needs of a dictionary, which may have a hundred thousand other keys. */
function specificationOf(dictionary: PdfDictionary): PdfDictionary {
  return new PdfDictionary([...fileNameKeys, '/EF', '/RF'].map((key) => [key, dictionary.get(key)]));
}

function isActive(dictionary: PdfDictionary): boolean {
  if (activeTypes.has(dictionary.get('/S')) || activeTypes.has(dictionary.get('/Subtype'))) return true;
  if (dictionary.get('/FS') === '/URL' || activeKeys.some((key) => dictionary.has(key))) return true;
  // An array is the place of a link: Chromium names it after the heading.
  return dictionary.has('/JS') && !Array.isArray(dictionary.get('/JS'));
}

function textsOf(file: PdfFile, value: PdfValue, place: Place): string[] {
  return file.resolve(value).flatMap(({ value: text, place: textPlace }) => {
    if (!Buffer.isBuffer(text)) return [];
    return [decodeText(file.decrypted(text, 'string', Buffer.isBuffer(value) ? place : textPlace))];
  });
}

/** Decodes a text string (ISO 32000-2, 7.9.2.2); Latin-1 is close enough to PDFDocEncoding. */
function decodeText(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 3);
  if (mark.startsWith('\xfe\xff'))
    return Buffer.from(bytes.subarray(2, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  return mark === '\xef\xbb\xbf' ? bytes.subarray(3).toString() : bytes.toString('latin1');
}

/** Whether an action that runs by itself, or one that follows it, opens a URL. */
function opensUrl(file: PdfFile, action: PdfValue, depth = 0): boolean {
  if (depth > 20) return true;
  return file.resolve(action, true).some(({ value }) => {
    // The first element of a destination is a page.
    if (Array.isArray(value)) return depth > 0 && value.some((each) => opensUrl(file, each, depth + 1));
    if (!(value instanceof PdfDictionary)) return false;
    const isUrl = file.resolve(value.get('/S')).some(({ value: type }) => type === '/URI');
    return isUrl || (value.has('/Next') && opensUrl(file, value.get('/Next'), depth + 1));
  });
}

/** Whether one of the actions of a page, a field or an annotation opens a URL. */
function triggersUrl(file: PdfFile, triggers: PdfValue): boolean {
  return file
    .resolve(triggers, true)
    .some(
      ({ value }) => value instanceof PdfDictionary && [...value.values()].some((action) => opensUrl(file, action)),
    );
}

/** Whether one of the forms of XFA, each a stream or an array of names and streams, has more than fields. */
function isActiveForm(file: PdfFile, forms: readonly Found[], budget: Budget): boolean {
  const parts = forms.flatMap(({ value }) =>
    file.resolve(value).flatMap((object) => (Array.isArray(object.value) ? object.value : [value])),
  );
  const objects = parts.flatMap((part) => file.resolve(part)).filter(({ isStream }) => isStream);
  const streams = new Map(objects.map((stream) => [stream.place.at, stream]));
  return [...streams.values()].some((stream) => {
    const data = file.dataOf(stream);
    // The expression costs about as much for each byte as two of an object.
    budget.spend(data.length * 2);
    return activeForm.test(withoutZeros(data).toString('latin1'));
  });
}

/** Leaves Latin-1 of UTF-16. `replaceAll` would take ten times as much memory. */
function withoutZeros(data: Buffer): Buffer {
  const rest = Buffer.alloc(data.length);
  let length = 0;
  for (const byte of data) if (byte !== 0) length = rest.writeUInt8(byte, length);
  return rest.subarray(0, length);
}

/** Returns the streams of a file specification, with all names that it gives them. */
function specifiedFiles(file: PdfFile, specification: PdfValue, place: Place): AttachedFile[] {
  if (!(specification instanceof PdfDictionary)) return [];
  const names = fileNameKeys.flatMap((key) => textsOf(file, specification.get(key), place));
  const references = ['/EF', '/RF']
    .flatMap((key) => file.resolve(specification.get(key), true))
    .flatMap(({ value }) => (value instanceof PdfDictionary ? [...value.values()].flat() : []));
  return references.flatMap((reference) => {
    const streams = file.resolve(reference).filter(({ isStream }) => isStream);
    if (streams.length === 0 && reference instanceof PdfReference) throw new Refusal(sentences.attachment(''));
    return streams.map((stream) => ({ stream, names }));
  });
}
