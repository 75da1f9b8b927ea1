import { emailLimits } from './email.ts';

/**
 * Résumé types the careers form accepts: extension → media type of the attachment. What the browser declares decides
 * nothing: office programs register types of their own, such as `application/wps-office.pdf`.
 */
export const resumeTypes = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeExtension = keyof typeof resumeTypes;

const extensions = ['.pdf', '.doc', '.docx'] as const satisfies readonly ResumeExtension[];

/** Returns the accepted extension of a file name in lower case, or undefined. */
function resumeExtension(fileName: string): ResumeExtension | undefined {
  const ending = /\.[^.]+$/.exec(fileName)?.[0].toLowerCase();
  return extensions.find((extension) => extension === ending);
}

/** Returns why a résumé of this name and size in bytes is rejected, or undefined. Browser and server both check it. */
export function resumeProblem(file: { name: string; size: number }): 'wrongType' | 'empty' | 'tooLarge' | undefined {
  if (resumeExtension(file.name) === undefined) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > emailLimits.resumeBytes) return 'tooLarge';
  return undefined;
}
