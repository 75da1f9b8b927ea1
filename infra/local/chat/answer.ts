import MiniSearch from 'minisearch';
import { company } from '#content/company.ts';
import type { Passage } from './passages.ts';

/** Words that ask and do not say about what. */
const emptyWords = new Set(
  (
    'a about am an and any anything are as at be by can could did do does for from get give has have hello hey hi how i if ' +
    'in is it its know like long many may me more my need of on one or our please say so some tell than thank that the their ' +
    'them there these they this those to us use want was we were what when which will with would you your'
  ).split(' '),
);

/** Words visitors use for words the site uses. */
const sameWords: Readonly<Record<string, string>> = {
  charge: 'cost',
  expensive: 'cost',
  cheap: 'cost',
  pricing: 'price',
  located: 'location',
  where: 'location',
  vacancy: 'job',
  hiring: 'job',
  recruiting: 'job',
  salary: 'compensation',
  employee: 'job',
  developer: 'developer',
  telephone: 'phone',
  call: 'phone',
  ring: 'phone',
  email: 'mail',
  human: 'person',
  staff: 'team',
  ceo: 'founder',
  boss: 'founder',
  founding: 'founded',
  cv: 'résumé',
  resume: 'résumé',
  ml: 'machine',
  holiday: 'day',
  guarantee: 'bug',
  warranty: 'bug',
};

/** A share of a question's words this small that is found means that the question is about something else. */
const leastFound = 0.5;

/** Answers questions from passages: the best one, or a plain statement that there is none. */
export type Answerer = (question: string) => string;

/** An index over the passages; every answer is the words of one of them and where to read on. */
export function createAnswerer(passages: readonly Passage[]): Answerer {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'topics', 'text'],
    storeFields: ['text', 'page', 'weight'],
    processTerm: searchTerm,
  });
  index.addAll(passages);

  return (question) => {
    const asked = [...new Set(question.split(/[^\p{L}\p{N}+#]+/u).flatMap((word) => searchTerm(word) || []))];
    if (asked.length === 0) {
      return `Ask me about our services, projects, open roles, hours or how a project starts. What would you like to know?`;
    }
    const options = {
      boost: { title: 4, topics: 2 },
      boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) => Number(stored?.weight ?? 1),
      fuzzy: (term: string) => (term.length > 5 ? 0.2 : false),
      prefix: (term: string) => term.length > 3,
      // The words are processed already; a second time would change nothing but cost it.
      processTerm: (term: string) => term,
      tokenize: () => asked,
    };
    const found = index
      .search(question, options)
      .map((result) => ({ result, share: new Set(result.queryTerms).size / asked.length }))
      .filter(({ share }) => share >= leastFound)
      .sort((one, other) => other.share * other.result.score - one.share * one.result.score)[0];
    if (!found) {
      return (
        'I do not know that: I can only tell you what this site says. ' +
        `Write to ${company.email} or use the contact form, and a person will answer.`
      );
    }
    const { text, page } = found.result as unknown as Passage;
    return `${text}\n\nMore on the ${page} page.`;
  };
}

/** The form in which a word is indexed and looked up, or null for a word that is not. */
function searchTerm(word: string): string | null {
  const plain = word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '');
  const single = plain.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '');
  const meant = sameWords[plain] ?? sameWords[single] ?? single;
  const isEmpty = plain.length < 2 || emptyWords.has(plain) || emptyWords.has(single);
  return isEmpty && meant === single ? null : meant;
}
