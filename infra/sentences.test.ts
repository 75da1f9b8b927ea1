import { expect, test } from 'vitest';
import { readSources } from './read-sources.testkit.ts';
import { findSentences } from './sentences.ts';

/** Files with texts that are not sentences of the site, or whose readers are not its visitors. */
const exceptions = [
  /^web\/src\/content\/|\.(test|testkit|d)\.tsx?$/,
  // Labels of fields and, checked by their type, titles of services: each has its list.
  /^web\/src\/(contract\/forms|pages\/service\/lines\/[\w-]+)\.(static\.)?ts$/,
  // The office reads its emails, and developers read the errors of requests that no page of the site sends.
  /^functions\/(deliver-email|cms-proxy|cms-webhook)\/|^functions\/(send-email\/email|blog-pages\/handler)\.ts$/,
  // Recorded and invented data, which no visitor receives.
  /^functions\/(benchmark|mail-events\/recorded-events)\.ts$/,
];

test('every sentence that a visitor reads is in web/src/content', () => {
  const sources = readSources(['web/src', 'functions']).filter(
    ({ file }) => !exceptions.some((exception) => exception.test(file)),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(findSentences)).toEqual([]);
});

test.each([
  ['text of an element', '<p>again</p>'],
  ['text of a fragment', '<>again</>'],
  ['a conditional text', '<p>{isOpen ? "close" : close}</p>'],
  ['a text after &&', '<p>{isOpen && "close"}</p>'],
  ['an accessible name', '<button aria-label="close" />'],
  ['an accessible name with a value', '<nav aria-label={`Sitemap: ${group}`} />'],
  ['an alternative text', '<img alt={title + ", a picture"} />'],
  ['a placeholder', '<input placeholder={isLong ? "Your message" : ""} />'],
  ['a phrase in a variable', 'const label = "Try again";'],
  ['a phrase in an object', 'const words = { failed: `Something went wrong, ${name}.` };'],
  ['text in HTML', 'const page = `<h1>not sent</h1>${list}`;'],
])('%s is found', (_, source) => {
  expect(findSentences({ file: 'web/src/pages/Page.tsx', source })).toHaveLength(1);
});

test.each([
  ['a text of the content', '<p title={page.title}>{page.text}</p>'],
  ['a class and a key', '<p className="wrap wide" data-state={isOpen ? "open" : "closed"}>404</p>'],
  ['a comparison', '<p>{state === "loading" && <Placeholder />}</p>'],
  ['the message of an error', 'throw new Error("Expected a slug, got none.");'],
  ['a line for the console', 'console.error("The message was not sent.", error);'],
  ['an empty alternative text', '<img alt="" />'],
  ['HTML of values', 'const row = `<dt>${label}</dt><dd dir="auto">${value}</dd>`;'],
])('%s is no finding', (_, source) => {
  expect(findSentences({ file: 'web/src/pages/Page.tsx', source })).toEqual([]);
});
