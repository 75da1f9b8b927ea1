import { expect, test } from 'vitest';
import { findPagePaths } from './page-paths.ts';
import { readSources } from './read-sources.testkit.ts';

/** The list itself, stored links that are no page's, invented articles, and tests, which state the path they expect. */
const exceptions =
  /^web\/src\/content\/(routes|services\/[\w-]+)\.ts$|^infra\/local\/(sample|journeys)\/|\.(test|testkit)\.tsx?$/;

test('the path of a page is only in the list of routes', () => {
  const sources = readSources().filter(({ file }) => !exceptions.test(file));
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.flatMap(findPagePaths)).toEqual([]);
});

test.each([
  ['a link', '<a href="/contact" />'],
  ['a link home', '<a href="/" />'],
  ['a link with a hash', '<a href={`/services#${id}`} />'],
  ['a form', '<form action="/blog" />'],
  ['a path with a query', "const path = '/contact?about=x';"],
  ['the beginning of a path', 'const path = `/service/${title}`;'],
  ['a link in a sentence', "const text = 'Read the [terms](/terms-of-service).';"],
  ['a path after an origin', 'const url = `${origin}/about`;'],
  ['a URL', "const url = 'https://site.example/careers';"],
  ['a regular expression', 'const isService = /^\\/service\\/[^/]+$/.test(path);'],
])('%s is found', (_, source) => {
  expect(findPagePaths({ file: 'web/src/pages/Page.tsx', source })).toHaveLength(1);
});

test.each([
  ['a route', '<a href={routes.contact.path} />'],
  ['a file', "import { contact } from './contact.ts';"],
  ['a folder', "const folder = new URL('../services/', import.meta.url);"],
  ['a file of the site', '<link href="/favicon.svg" />'],
  ['another path', "const path = '/blogger';"],
])('%s is no finding', (_, source) => {
  expect(findPagePaths({ file: 'web/src/pages/Page.tsx', source })).toEqual([]);
});
