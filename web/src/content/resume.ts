/** Sentences about an invalid résumé, shown by the form and returned by the server. */
export const resumeProblems = {
  missing: 'Please upload your resume',
  tooLarge: 'The selected file must be smaller than 4MB',
  empty: 'The selected file is empty',
  wrongType: 'The selected file must be a PDF, DOC or DOCX',
  changed: 'The selected file was changed or moved: choose it again',
  noFile: 'What you dropped is not a file: choose your résumé instead',
  severalFiles: 'Drop one file only',
} as const;

export const resumeWords = {
  label: 'Résumé',
  hint: (limit: string) => `or drop it here, up to ${limit}`,
  cancel: 'Cancel',
  remove: 'Remove',
  removeFile: (fileName: string) => `Remove ${fileName}`,
  progress: 'Sending the application',
  reading: 'Reading file…',
  sending: (percent: number) => `Sending, ${percent}%`,
  waiting: 'Sent, waiting for an answer…',
} as const;
