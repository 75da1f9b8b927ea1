import { rejectionWords } from '#content/forms.ts';
import { emailLimits, resumeProblem, resumeTypes } from '#contract/email.ts';
import type { Attachment } from '../../outbox/outbox.ts';
import { checkContent } from './resume-content.ts';
import { reject, type Rejection } from '../rejection.ts';
import { decodeBase64, decodedSize, type SentFile } from '../sent-file.ts';
import { breaksLine, headerText } from '../text.ts';
import { resumeOddities, resumeProblems } from '#content/resume.ts';

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
