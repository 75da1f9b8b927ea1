/** Texts of the places on the site that the assistant shows below a question or its answer. */
export const sourceWords = {
  /** Below an answer. */
  answered: 'On this site:',
  /** Below the error sentence. */
  failed: 'This may help meanwhile:',
  /** While the answer has been pending for long. */
  pending: 'This takes longer than usual. Meanwhile, this may help:',
} as const;
