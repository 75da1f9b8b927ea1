import { rejectionWords } from '#content/forms.ts';
import type { ResumeExtension } from '#contract/email.ts';
import { BudgetExceeded, createBudget } from './budget.ts';
import { CompoundFile } from './compound-file.ts';
import { startsPdf } from './foreign-content.ts';
import { checkPdf } from './pdf.ts';
import { Refusal } from './verdict.ts';
import { checkWordBinary } from './word-binary.ts';
import { checkWordPackage } from './word-package.ts';

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
