import { expect, test } from 'vitest';
import { createSearch, type FoundPassage } from './find-passages.ts';
import { passages } from './passages.static.ts';
import { strangeQuestions, type VisitorQuestion, visitorQuestions } from './visitor-questions.testkit.ts';

// No job is closed at the time 0, so the result does not depend on the day.
const search = createSearch(passages, () => 0);
const names = ({ page, title }: Pick<FoundPassage, 'page' | 'title'>) => [`${page} › ${title}`, `› ${title}`];

function missed(questions: readonly VisitorQuestion[], find: (question: string) => FoundPassage[]): string[] {
  return questions.flatMap(([question, ...expected]) =>
    find(question)
      .flatMap(names)
      .some((name) => expected.includes(name))
      ? []
      : [question],
  );
}

test('for 55 of 60 questions of visitors the right passage is among the first three', () => {
  expect(visitorQuestions).toHaveLength(60);
  const misses = missed(visitorQuestions, (question) => search.find(question, 3));
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(5);
});

test('four of five questions of visitors have an answer, and nearly none about anything else', () => {
  const misses = missed(visitorQuestions, (question) => search.findAnswers(question, 2));
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(12);
  const answered = strangeQuestions.filter((question) => search.findAnswers(question, 2).length > 0);
  expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(1);
});

test('every passage that a question expects exists', () => {
  const existing = new Set(passages.flatMap(names));
  const expected = visitorQuestions.flatMap(([, ...passageNames]) => passageNames);
  expect(expected.filter((name) => !existing.has(name))).toEqual([]);
});
