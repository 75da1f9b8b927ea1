import type { ResumeExtension } from '#contract/email.ts';
import { pdfProblem } from './pdf.ts';
import { wordBinaryProblem } from './word-binary.ts';
import { wordPackageProblem } from './word-package.ts';

/** Returns a sentence for the applicant if the content does not fit the extension or is unsafe, otherwise undefined. */
export async function contentProblem(extension: ResumeExtension, content: Buffer): Promise<string | undefined> {
  if (extension === '.pdf') return pdfProblem(content);
  return extension === '.doc' ? wordBinaryProblem(content) : wordPackageProblem(content);
}
