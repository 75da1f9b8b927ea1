import { rejectionWords } from '#content/forms.ts';
import { type Budget, Refusal, type Oddities } from './budget.ts';
import { CompoundFile } from './compound-file.ts';
import { endsInZip, startsPdf } from './foreign-content.ts';
import { isRemotePath } from './link-target.ts';
import { WordFields, type FieldFindings } from './word-fields.ts';

const macros = ['macros', 'vba', '_vba_project', '_vba_project_cur'];
/**
 * Streams of objects that other programs open. `Ole` is not among them, because LibreOffice writes it into every
 * document.
 */
const objects = ['ole10native', 'ole10itemname', 'equation native', 'package'];
/** Storage of embedded objects. It may be present but empty ([MS-DOC] 2.1.4). */
const objectPool = 'objectpool';

/** Offsets and bits of the file information block ([MS-DOC] 2.5). */
const fib = {
  flags: 10,
  textStart: 24,
  textEnd: 28,
  isEncrypted: 0x100,
  hasTable1: 0x200,
  associatedStrings: 0x19a,
  pieces: 0x1a2,
  minBytes: 0x1aa,
};
/** Characters around a field: begin, separator, end. */
const fieldMarks: ReadonlyMap<number, string> = new Map([
  [0x13, 'begin'],
  [0x14, 'separate'],
  [0x15, 'end'],
]);
/** A mark costs about as much time as this many bytes of text. */
const stepsPerMark = 50;

const sentences = rejectionWords.doc;

/**
 * Checks that a Word 97–2003 document neither runs nor fetches anything when it is opened. Returns what is odd about it.
 * Throws `Refusal` or `BudgetExceeded`.
 */
export function checkWordBinary(content: Buffer, budget: Budget): Oddities {
  const file = new CompoundFile(content, budget);
  const names = new Set(
    file.entries.filter(({ name, hasChildren }) => name !== objectPool || hasChildren).map(({ name }) => name),
  );
  if (names.has('encryptedpackage')) throw new Refusal(rejectionWords.resume.password);
  if (!names.has('worddocument')) throw new Refusal(rejectionWords.resume.wrongContent);
  if (startsPdf(content) || endsInZip(content)) throw new Refusal(rejectionWords.resume.foreign);
  if ([...macros, ...objects, objectPool].some((name) => names.has(name))) throw new Refusal(sentences.active);

  const document = file.read('worddocument');
  if (document.length < fib.minBytes) return [];
  const flags = document.readUInt16LE(fib.flags);
  if (flags & fib.isEncrypted) throw new Refusal(rejectionWords.resume.password);
  const table = file.read(flags & fib.hasTable1 ? '1table' : '0table');
  const findings: FieldFindings = { isActive: isRemotePath(templateName(document, table)), oddities: new Set() };
  judgeText(textOf(document, table, budget), budget, findings);
  if (findings.isActive) throw new Refusal(sentences.active);
  return [...findings.oddities];
}

function judgeText(text: string, budget: Budget, findings: FieldFindings) {
  const fields = new WordFields(findings);
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const mark = code > 0x15 ? undefined : fieldMarks.get(code);
    if (mark === undefined) continue;
    budget.spend(stepsPerMark);
    if (at > from) fields.text(text.slice(from, at));
    fields.mark(mark);
    from = at + 1;
  }
  fields.text(text.slice(from));
  fields.finish();
}

/** Returns the part of the table stream that a pair of offset and size in the file information block names. */
function tablePart(document: Buffer, table: Buffer, pair: number): Buffer {
  const start = document.readUInt32LE(pair);
  return table.subarray(start, start + document.readUInt32LE(pair + 4));
}

/** Returns the path of the template, the second of the associated strings ([MS-DOC] 2.9.273), '' if there is none. */
function templateName(document: Buffer, table: Buffer): string {
  const strings = tablePart(document, table, fib.associatedStrings);
  if (strings.length < 8 || strings.readUInt16LE(0) !== 0xffff) return '';
  const first = strings.readUInt16LE(6);
  const at = 8 + first * 2;
  return at + 2 > strings.length ? '' : strings.toString('utf16le', at + 2, at + 2 + strings.readUInt16LE(at) * 2);
}

/**
 * Returns the text of the document, whose pieces the table stream lists ([MS-DOC] 2.4.1). Documents of Word 95 and older,
 * and damaged ones, have no such list: their text is between two offsets.
 */
function textOf(document: Buffer, table: Buffer, budget: Budget): string {
  const pieces = pieceTable(tablePart(document, table, fib.pieces));
  const count = Math.floor((pieces.length - 4) / 12);
  if (count < 1) {
    const text = document.subarray(document.readUInt32LE(fib.textStart), document.readUInt32LE(fib.textEnd));
    budget.spend(text.length);
    return text.toString('latin1').replaceAll('\0', '');
  }
  const texts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const characters = pieces.readUInt32LE(index * 4 + 4) - pieces.readUInt32LE(index * 4);
    const position = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isLatin = (position & 0x40000000) !== 0;
    const start = isLatin ? (position & 0x3fffffff) >> 1 : position & 0x3fffffff;
    const end = Math.min(document.length, start + Math.max(0, characters) * (isLatin ? 1 : 2));
    budget.spend(Math.max(0, end - start) + 16);
    texts.push(document.toString(isLatin ? 'latin1' : 'utf16le', start, end));
  }
  return texts.join('');
}

/** Returns the piece table behind the property modifiers of `Clx` ([MS-DOC] 2.9.38). */
function pieceTable(clx: Buffer): Buffer {
  let at = 0;
  while (at + 3 <= clx.length && clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
  return at + 5 <= clx.length && clx[at] === 2
    ? clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
    : Buffer.alloc(0);
}
