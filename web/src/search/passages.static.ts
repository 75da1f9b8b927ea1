import { frequentTopics, kindTopics, searchTopics } from '#content/search-words.ts';
import { jobPassages, legalPassages, servicePassages, workPassages } from './entry-passages.ts';
import {
  aboutPassages,
  careersPassages,
  contactPassages,
  homePassages,
  servicesPassages,
  wholePages,
} from './page-passages.ts';
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
  const topics = [passage.topics, frequentTopics[title], searchTopics[title], kindTopics[kind]].filter(Boolean);
  const isFrequent = title in frequentTopics || undefined;
  return { ...passage, topics: topics.join(' ') || undefined, isFrequent };
});
