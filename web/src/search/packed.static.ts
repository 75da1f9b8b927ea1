import { packWords } from './packed-words.ts';
import { passages, unanswered } from './passages.static.ts';

const keys = ['kind', 'page', 'title', 'text', 'href', 'topics', 'isPageQuestion', 'isFrequent', 'closesAt'] as const;

/** What a browser loads, as small as can be. 0 is a field that a passage lacks. The last texts are of unanswered questions. */
export const packed = {
  fields: keys.map((key) => [key, passages.map((passage) => passage[key] ?? 0)] as const),
  words: packWords([...passages, unanswered].map(({ questions = '' }) => questions)),
  pairs: packWords([...passages, unanswered].map(({ pairs = '' }) => pairs)),
  count: passages.length,
};
