import { rejectionWords } from '#content/words/rejection-words.ts';
import { resumeProblems } from '#content/words/resume-words.ts';
import { emailLimits, type ResumeExtension, resumeExtension, resumeProblem, resumeTypes } from '#contract/email.ts';
import type { Attachment } from '../../outbox/outbox.ts';
import { contentProblem } from './resume-content.ts';
import { reject, type Rejection } from '../rejection.ts';
import { declaredType, decodeBase64, decodedSize, type SentFile } from '../sent-file.ts';
import { breaksLine, headerText } from '../text.ts';

/**
 * Returns the résumé as an attachment if extension, declared type and content are accepted and its size is at most 4
 * MB. Otherwise returns a rejection: 413 if it is too large, 400 for other reasons. The attachment's type comes from the
 * validated extension, never from the visitor, otherwise an HTML page could be sent as a document.
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
  if (problem === resumeProblems.tooLarge) return { status: 413, error: problem };
  if (problem !== undefined) return reject(problem);
  const extension = resumeExtension(name);
  if (extension === undefined || !declares(extension, declaredType(file))) return reject(resumeProblems.wrongType);

  const content = decodeBase64(file.fileContentBase64);
  if (content === undefined) return reject(rejectionWords.brokenFile);
  const hidden = await contentProblem(extension, content);
  if (hidden !== undefined) return reject(hidden);
  return { fileName: name, mimeType: resumeTypes[extension][0], base64: file.fileContentBase64 };
}

/** Returns the file name without the folders that some browsers include. */
function safeName(fileName: string): string {
  const name = headerText(fileName).split(/[/\\]/).pop()?.trim() ?? '';
  return name.startsWith('.') ? `resume${name}` : name;
}

function declares(extension: ResumeExtension, declared: string): boolean {
  const accepted: readonly string[] = resumeTypes[extension];
  return declared === '' || accepted.includes(declared);
}
