import type { ResumeExtension } from '#contract/email.ts';
import { isWordBinary } from './word-binary.ts';
import { isWordPackage } from './word-package.ts';

/**
 * Readers accept some bytes before the header of a PDF, as long as it is among the first 1024 (ISO 32000-1, H.3.4.1).
 */
const pdfHeaderWithin = 1024;

/** Whether the bytes are what the extension says: a PDF, or a Word document without macros. */
export async function hasContentOf(extension: ResumeExtension, content: Buffer): Promise<boolean> {
  if (extension === '.pdf') return content.subarray(0, pdfHeaderWithin).includes('%PDF-');
  return extension === '.doc' ? isWordBinary(content) : isWordPackage(content);
}
