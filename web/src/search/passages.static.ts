import { frequentTopics, kindTopics, searchTopics } from '#content/search-words.ts';
import { passageWords } from '#content/passage-words.ts';
import { jobPassages, legalPassages, servicePassages, workPassages } from './entry-passages.ts';
import {
  aboutPassages,
  careersPassages,
  contactPassages,
  homePassages,
  servicesPassages,
  wholePages,
} from './page-passages.ts';
import { isNamedBy } from './passage-key.ts';
import type { Passage } from './passage.ts';

/** Every passage of the site. Evaluated at build time, so that a search loads the passages and not all content. */
export const passages: readonly Passage[] = [
  ...servicesPassages(),
  ...servicePassages(),
  ...homePassages(),
  ...contactPassages(),
  ...aboutPassages(),
  ...careersPassages(),
  ...jobPassages(),
  ...workPassages(),
  ...legalPassages(),
  ...wholePages(),
].map((passage) => {
  const { kind, title } = passage;
  const words = Object.entries(passageWords).flatMap(([key, ofPassage]) =>
    isNamedBy(key, passage) ? [ofPassage] : [],
  );
  const ofTitle = [frequentTopics[title], searchTopics[title]];
  const topics = [passage.topics, ...words, ...ofTitle, kindTopics[kind]].filter(Boolean);
  const isFrequent = title in frequentTopics || undefined;
  return { ...passage, topics: topics.join(' ') || undefined, isFrequent };
});
