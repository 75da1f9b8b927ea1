import { expect, test } from 'vitest';
import { createSearch } from './find-passages.ts';
import { type Passage, orPlaceOf, placeOf } from './passage.ts';

const hours: Passage = {
  kind: 'page',
  title: 'Office hours',
  page: 'Contact',
  text: 'Monday to Friday',
  topics: 'opening timing',
  href: '/contact',
};
const job: Passage = {
  kind: 'job',
  title: 'Engineer',
  page: 'Engineer',
  text: 'Keep the résumé of every deploy',
  href: '/careers/engineer',
  closesAt: 100,
};

const titles = (found: readonly Passage[]) => found.map(({ title, page }) => `${page} › ${title}`);

test.each([
  ['a word of the text', 'friday'],
  ['a topic, with another ending', 'when does the office open'],
  ['a word with two letters in the wrong order', 'offcie'],
  ['the start of a word', 'timi'],
  ['a word beside one that JavaScript gives to every object', 'friday constructor'],
])('a passage is found by %s', (_, query) => {
  expect(titles(createSearch([hours, job]).find(query, 3))).toEqual(['Contact › Office hours']);
});

test('a word with an accent is found without it', () => {
  expect(titles(createSearch([hours, job], () => 0).find('resume', 3))).toEqual(['Engineer › Engineer']);
});

test.each(['', '  ', 'what is the', '?!', 'kelp'])(
  'a query without words that say something, or with another word (%j), finds nothing',
  (query) => {
    expect(createSearch([hours, job]).find(query, 3)).toEqual([]);
  },
);

test('a job is found until it closes', () => {
  const find = (time: number) => titles(createSearch([hours, job], () => time).find('deploy', 3));
  expect(find(99)).toEqual(['Engineer › Engineer']);
  expect(find(100)).toEqual([]);
});

test('passages of one kind with the same title are found once, the best one', () => {
  const others = ['Cloud', 'Databases', 'Cloud of databases'].map((page) => ({ ...job, title: 'Duration', page }));
  const { find } = createSearch([...others, { ...job, kind: 'project', title: 'Duration', page: 'Projects' }], () => 0);
  expect(titles(find('how long is the duration of databases', 5))).toEqual([
    'Databases › Duration',
    'Projects › Duration',
  ]);
});

const often = (...asked: string[]) => asked.flatMap((word) => Array<string>(9).fill(word)).join(' ');

/** Words are rare only among many passages. */
const others = Array.from({ length: 100 }, (_, index): Passage => ({ ...hours, title: `Note ${index}`, topics: '' }));
const findAnswer = (passages: readonly Passage[], question: string) =>
  createSearch([...others, ...passages], () => 0, { questions: 'what' }).findAnswer(question);

test('a question that names no job is answered by the list of all', () => {
  const questions = often('what', 'salary');
  const pay = (page: string): Passage => ({ ...job, title: 'Pay', page, text: page, questions });
  const jobs = ['Careers', 'Tester', 'Designer'].map(pay);
  expect(findAnswer(jobs, 'what salary')?.page).toBe('Careers');
});

test.each(['noshow', 'no shows', 'no-show'])(
  'a compound that visitors write in three ways is found by “%s”',
  (query) => {
    const found = createSearch([hours, { ...hours, title: 'Leaving', topics: 'noshow' }]).find(query, 1);
    expect(titles(found)).toEqual(['Contact › Leaving']);
  },
);

test('a passage with a phrase that is one word of the query names the words of the phrase', () => {
  const [found] = createSearch([{ ...hours, text: 'Machine learning on Fridays' }]).find('ml', 1);
  expect(found?.words).toEqual(['Machine', 'learning']);
});

test.each([
  ['a short text', placeOf('/contact', 'Ring us – now'), '/contact#:~:text=Ring%20us%20%E2%80%93%20now'],
  ['hyphens and commas', placeOf('/', 'Remote-first, always'), '/#:~:text=Remote%2Dfirst%2C%20always'],
  ['a list', placeOf('/', 'One', 'Nine'), '/#:~:text=One,Nine'],
  ['a path with an id', placeOf('/terms#pay', 'Advance'), '/terms#pay:~:text=Advance'],
  ['a second text', orPlaceOf(placeOf('/', 'Yes'), 'How long?'), '/#:~:text=Yes&text=How%20long%3F'],
  ['a long text', placeOf('/', 'a b c d e f g h i j k'), '/#:~:text=a%20b%20c%20d,h%20i%20j%20k'],
])('the link to %s is %s', (_, href, expected) => {
  expect(href).toBe(expected);
});
