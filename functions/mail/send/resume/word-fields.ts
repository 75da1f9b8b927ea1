import { BudgetExceeded } from './budget.ts';
import { pictureTarget } from './link-target.ts';
import { resumeOddities } from '#content/resume.ts';

/** Fields that start a program or insert another file (ECMA-376, 17.16.5). */
const activeFields: ReadonlySet<string> = new Set(['DDE', 'DDEAUTO', 'LINK', 'INCLUDE', 'INCLUDETEXT', 'DATABASE']);
const pictureFields: ReadonlySet<string> = new Set(['INCLUDEPICTURE', 'IMPORT']);
/** Stands in a field code for a field inside it, whose result nobody knows. */
const nestedField = '\x01';
const maxLevels = 100;

type Field = { code: string; isResult: boolean };

/** What the fields of a document do: whether one runs or fetches something, and what is odd about the others. */
export type FieldFindings = { isActive: boolean; oddities: Set<string> };

/** Collects the codes of the fields of a text, which may be nested: begin, code, separator, result, end. */
export class WordFields {
  private readonly open: Field[] = [];

  constructor(private readonly findings: FieldFindings) {}

  /** `type` is the value of `w:fldCharType`. */
  mark(type: string | undefined) {
    const field = this.open.at(-1);
    if (type === 'begin') {
      // Word reads 20 levels.
      if (this.open.length >= maxLevels) throw new BudgetExceeded('fields');
      this.text(nestedField);
      this.open.push({ code: '', isResult: false });
    } else if (type === 'separate' && field) field.isResult = true;
    else if (type === 'end' && field) judgeField((this.open.pop() as Field).code, this.findings);
  }

  /** The result of a field inside a code is a part of that code. */
  text(text: string) {
    const field = this.open.findLast(({ isResult }) => !isResult);
    if (field) field.code += text;
  }

  finish() {
    while (this.open.length > 0) this.mark('end');
  }
}

/** Judges the code of a field, such as `INCLUDEPICTURE "https://example.com/x.png" \d`. */
export function judgeField(code: string, findings: FieldFindings) {
  const [, word = '', rest = ''] = /^\s*"?([^\s"\\]*)"?([^]*)$/.exec(code) ?? [];
  const name = word.toUpperCase();
  if (activeFields.has(name) || name.includes(nestedField)) findings.isActive = true;
  if (!pictureFields.has(name)) return;
  // Backslashes are doubled in codes, and single ones start switches such as `\d` and `\* MERGEFORMAT`.
  const [, quoted, plain = ''] = /^\s*(?:\\[a-z*]\s*\w*\s+)*(?:"([^"]*)"|(\S*))/i.exec(rest) ?? [];
  const target = pictureTarget((quoted ?? plain).trim().replaceAll('\\\\', '\\'));
  if (target === 'elsewhere' || rest.includes(nestedField)) findings.isActive = true;
  else if (target !== 'own') findings.oddities.add(resumeOddities.linkedPicture(target.host));
}
