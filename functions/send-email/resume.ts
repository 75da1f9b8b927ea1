import { emailLimits, resumeExtension, resumeProblem, resumeSentences, resumeTypes } from '#contract/email.ts';
import type { Attachment } from '../outbox/outbox.ts';
import { hasContentOf } from './resume-content.ts';
import { refuse, type Refusal } from './refusal.ts';
import { breaksLine, headerText } from './text.ts';

/** A résumé as the wire carries it. */
export type SentFile = { fileName: string; fileContentBase64: string; mimeType: string };

/**
 * The résumé as an attachment: an accepted file by extension, by declared type and by content, of at most 4 MB.
 * Anything else is refused: 413 when too large, 400 with a sentence otherwise. The type comes from the checked
 * extension, never from the visitor, else a page could pose as a document.
 */
export async function readResume(file: SentFile): Promise<Attachment | Refusal> {
  if (breaksLine(file.fileName)) return refuse('The file name must not contain line breaks');
  if (file.fileName.length > emailLimits.fileName) {
    return refuse(`The file name must be ${emailLimits.fileName} characters or fewer`);
  }
  const name = safeName(file.fileName);
  if (name === '') return refuse(resumeSentences.missing);

  const size = decodedSize(file.fileContentBase64);
  const problem = resumeProblem({ name, size });
  if (problem === resumeSentences.tooLarge) return { status: 413, error: problem };
  if (problem !== undefined) return refuse(problem);
  const extension = resumeExtension(name);
  if (extension === undefined || !declares(extension, file.mimeType)) return refuse(resumeSentences.wrongType);

  const content = decodeBase64(file.fileContentBase64);
  if (content === undefined) return refuse('The file did not arrive in one piece. Please choose it again');
  if (!(await hasContentOf(extension, content))) {
    return refuse(
      `The content of the selected file is not that of a ${extension.slice(1).toUpperCase()} file without macros`,
    );
  }
  return { fileName: name, mimeType: resumeTypes[extension][0], base64: file.fileContentBase64 };
}

/** The name alone, without the folders some browsers send along. */
function safeName(fileName: string): string {
  const name = headerText(fileName).split(/[/\\]/).pop()?.trim() ?? '';
  return name.startsWith('.') ? `resume${name}` : name;
}

function declares(extension: keyof typeof resumeTypes, mimeType: string): boolean {
  const declared = (mimeType.split(';')[0] ?? '').trim().toLowerCase();
  const accepted: readonly string[] = resumeTypes[extension];
  return declared === '' || accepted.includes(declared);
}

/** Size of the file before any of it is decoded, in bytes. */
function decodedSize(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.ceil((base64.length * 3) / 4) - padding;
}

/** The bytes, or undefined unless the text is exactly their base64: no spaces, no prefix, padding in place. */
function decodeBase64(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : undefined;
}
