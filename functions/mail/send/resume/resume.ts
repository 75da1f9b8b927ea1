import { rejectionWords } from '#content/forms.ts';
import { emailLimits } from '#contract/email.ts';
import { type ResumeExtension, resumeProblem, resumeTypes } from '#contract/resume.ts';
import { BudgetExceeded, createBudget, Refusal } from './budget.ts';
import { CompoundFile } from './compound-file.ts';
import { startsPdf } from './foreign-content.ts';
import { checkPdf } from './pdf.ts';
import { checkWordBinary } from './word-binary.ts';
import { checkWordPackage } from './word-package.ts';
import type { Attachment } from '../../outbox/outbox.ts';
import { reject, type Rejection, decodeBase64, decodedSize, type SentFile } from '../rejection.ts';
import { breaksLine, headerText } from '../text.ts';
import { resumeOddities, resumeProblems } from '#content/resume.ts';

/** Type of an accepted résumé by its content, and what is odd about it, a sentence each. */
export type AcceptedContent = { extension: ResumeExtension; oddities: string[] };
/** `isAborted`: the check would have cost too much time or memory. */
export type RefusedContent = { problem: string; isAborted: boolean };

/**
 * Checks a résumé. It is refused if something in it runs or fetches when an ordinary viewer opens it, or if no viewer can
 * open it without a password; also if the check would cost more than its budget. `problem` is a sentence for the
 * applicant.
 */
export async function checkContent(content: Buffer): Promise<AcceptedContent | RefusedContent> {
  const budget = createBudget();
  try {
    if (content.toString('latin1', 0, 4) === 'PK\x03\x04') {
      return { extension: '.docx', oddities: await checkWordPackage(content, budget) };
    }
    if (CompoundFile.isCompound(content)) return { extension: '.doc', oddities: checkWordBinary(content, budget) };
    if (startsPdf(content)) return { extension: '.pdf', oddities: checkPdf(content, budget) };
    throw new Refusal(rejectionWords.resume.wrongContent);
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message, isAborted: false };
    if (error instanceof BudgetExceeded) return { problem: rejectionWords.resume.tooComplex, isAborted: true };
    throw error;
  }
}

/** Sentences about one file in the office's email. */
const maxOddities = 6;

/**
 * Returns the résumé as an attachment if its extension and content are accepted and its size is at most 4 MB. Otherwise
 * returns a rejection: 413 if it is too large, 400 for other reasons. The attachment has the extension and the type of its
 * content, so that a mail program opens it as that.
 */
export async function readResume(file: SentFile): Promise<Attachment | Rejection> {
  if (breaksLine(file.fileName)) return reject(rejectionWords.fileName.lineBreak);
  if (file.fileName.length > emailLimits.fileName) {
    return reject(rejectionWords.fileName.tooLong(emailLimits.fileName));
  }
  const name = safeName(file.fileName);
  if (name === '') return reject(resumeProblems.missing);

  const size = decodedSize(file.fileContentBase64);
  const problem = resumeProblem({ name, size });
  if (problem === 'tooLarge') return { status: 413, error: resumeProblems.tooLarge };
  if (problem !== undefined) return reject(resumeProblems[problem]);

  const content = decodeBase64(file.fileContentBase64);
  if (content === undefined) return reject(rejectionWords.brokenFile);
  const check = await checkContent(content);
  if ('problem' in check) return { ...reject(check.problem), ...(check.isAborted ? { isCheckAborted: true } : {}) };
  const { extension, oddities } = check;
  const fileName = name.toLowerCase().endsWith(extension) ? name : name.replace(/\.[^.]*$/, extension);
  const sentences = [...(fileName === name ? [] : [resumeOddities.renamed(name)]), ...oddities];
  return {
    fileName,
    mimeType: resumeTypes[extension],
    base64: file.fileContentBase64,
    ...(sentences.length > 0 ? { oddities: shortened(sentences) } : {}),
  };
}

/** Returns the first sentences, and how many more there are. */
function shortened(sentences: readonly string[]): string[] {
  const hidden = sentences.length - maxOddities;
  return hidden > 0 ? [...sentences.slice(0, maxOddities), resumeOddities.more(hidden)] : [...sentences];
}

/** Returns the file name without the folders that some browsers include. */
function safeName(fileName: string): string {
  const name = headerText(fileName).split(/[/\\]/).pop()?.trim() ?? '';
  return name.startsWith('.') ? `resume${name}` : name;
}
