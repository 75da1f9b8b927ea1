import { packWords } from './packed-words.ts';
import { passages, unansweredWords } from './passages.static.ts';

/** What a browser loads: words with their passages are smaller than passages with their words. The last text is unanswered. */
export const packed = {
  passages: passages.map((passage) => ({ ...passage, questions: undefined })),
  words: packWords([...passages.map(({ questions = '' }) => questions), unansweredWords]),
};
