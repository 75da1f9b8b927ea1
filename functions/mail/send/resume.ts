import { rejectionWords } from '#content/forms.ts';
import { resumeProblems } from '#content/resume.ts';
import { fileWords } from '#content/visitor-file.ts';
import { emailLimits } from '#contract/email.ts';
import { resumeProblem, resumeTypes } from '#contract/resume.ts';
import type { Attachment } from '../outbox/outbox.ts';
import { reject, type Rejection, decodeBase64, decodedSize, type SentFile } from './rejection.ts';
import { readContent } from './resume-content.ts';
import { breaksLine, headerText } from './text.ts';

/**
 * Returns the résumé as an attachment if its extension and first bytes are accepted and its size is at most 4 MB.
 * Otherwise returns a rejection: 413 if it is too large, 400 for other reasons. The attachment has the extension and the
 * type of its content, so that a mail program opens it as that.
 */
export function readResume(file: SentFile): Attachment | Rejection {
  if (breaksLine(file.fileName)) return reject('file-name', rejectionWords.fileName.lineBreak);
  if (file.fileName.length > emailLimits.fileName) {
    return reject('file-name', rejectionWords.fileName.tooLong(emailLimits.fileName));
  }
  const name = safeName(file.fileName);
  if (name === '') return reject('file-name', resumeProblems.missing);

  const size = decodedSize(file.fileContentBase64);
  const problem = resumeProblem({ name, size });
  if (problem === 'wrongType') return reject('file-type', resumeProblems.wrongType);
  if (problem !== undefined) return reject('file-size', resumeProblems[problem], problem === 'tooLarge' ? 413 : 400);

  const content = decodeBase64(file.fileContentBase64);
  if (content === undefined) return reject('file-broken', rejectionWords.brokenFile);
  const found = readContent(content);
  if (found === undefined) return reject('file-type', rejectionWords.resume.wrongContent);
  const { extension, oddities } = found;
  const fileName = name.toLowerCase().endsWith(extension) ? name : name.replace(/\.[^.]*$/, extension);
  const sentences = [
    ...(fileName === name ? [] : [fileWords.renamed(name.slice(name.lastIndexOf('.')).toLowerCase())]),
    ...oddities,
  ];
  return {
    fileName,
    mimeType: resumeTypes[extension],
    base64: file.fileContentBase64,
    ...(sentences.length > 0 ? { oddities: sentences } : {}),
  };
}

/** Returns the file name without the folders that some browsers include. */
function safeName(fileName: string): string {
  const name = headerText(fileName).split(/[/\\]/).pop()?.trim() ?? '';
  return name.startsWith('.') ? `resume${name}` : name;
}
