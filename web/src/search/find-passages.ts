import MiniSearch from 'minisearch';
import type { Passage } from './passage.ts';

/** A passage that answers a query; a higher score is a better answer. */
export type FoundPassage = Passage & { score: number };

export type Search = {
  /** Returns the best passages, best first, at most one of the same kind with the same title. */
  find: (query: string, limit: number) => FoundPassage[];
};

const stopWords = new Set(
  (
    'a about after all also am an and any are as at be but by can could did do does done for from get give go got had ' +
    'has have hello hey hi how i id if im in into is it its just know like ll make may me more much my need no not of ' +
    'off ok on one or our out please pls re s should so some t tell than thanks that the their them then there these ' +
    'they this till to too u under up ur us use using ve very want was we were what whats when where which who why ' +
    'will with without would x y yes you your'
  ).split(' '),
);

/** Returns a search of the passages. Indexing takes about 10 ms. Closed jobs are not found. */
export function createSearch(passages: readonly Passage[], now: () => number = Date.now): Search {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'page', 'topics', 'text'],
    tokenize: (text) => text.match(/[\p{L}\p{N}]+(?:[.+#/][\p{L}\p{N}]+)*/gu) ?? [],
    // The whole word too, so that its first letters find it.
    processTerm: (word) => [...new Set([plainWord(word), stem(word)])].filter((term) => term !== undefined),
    searchOptions: {
      processTerm: stem,
      boost: { title: 2, topics: 1.5, page: 1.2 },
      // The last word may still be typed.
      prefix: (term, place, terms) => term.length > 3 || (place === terms.length - 1 && term.length > 1),
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  return {
    find(query, limit) {
      const found = new Map<string, FoundPassage>();
      for (const { id, score } of index.search(query)) {
        const passage = passages[id as number];
        if (!passage || (passage.closesAt !== undefined && passage.closesAt <= now())) continue;
        const key = `${passage.kind} ${passage.title}`;
        if (!found.has(key)) found.set(key, { ...passage, score });
        if (found.size === limit) break;
      }
      return [...found.values()];
    },
  };
}

/** Returns a word without case and accents; undefined for a word that says nothing. */
function plainWord(word: string): string | undefined {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return stopWords.has(plain) ? undefined : plain;
}

/** Returns a plain word without its English ending. */
function stem(word: string): string | undefined {
  return plainWord(word)
    ?.replace(/ies$/, 'y')
    .replace(/([a-z]{3})(?:ing|ed|es|s|e)$/, '$1');
}
