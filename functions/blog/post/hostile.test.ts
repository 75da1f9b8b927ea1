import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cleaned, recordedBody } from '../wordpress/fixtures/recorded.testkit.ts';
import { dangersIn, hostileMarkup, publishedVectors } from '../wordpress/fixtures/hostile-markup.testkit.ts';
import { isPost } from '#contract/post.ts';
import { expectLinear } from '#contract/growth.testkit.ts';
import { readPost } from '../wordpress/post.ts';

test('every vector is inert after its body is sanitized once or twice', () => {
  expect(publishedVectors.length).toBeGreaterThan(400);
  const alive = [...hostileMarkup, ...publishedVectors].flatMap((vector) => {
    const once = cleaned(vector);
    const dangers = [
      ...dangersIn(once),
      ...dangersIn(cleaned(once)),
      ...dangersIn(cleaned(`<p>before</p>${vector}<p>after</p>`)),
      ...dangersIn(cleaned(`<p title="${vector}">x</p>`)),
    ];
    return dangers.length > 0 ? [{ vector, dangers }] : [];
  });
  expect(alive).toEqual([]);
});

test('the hostile article of a real WordPress is inert and retains its prose', () => {
  const body = cleaned(recordedBody('posts/hostile-html'));
  expect(dangersIn(body)).toEqual([]);
  expect(body).toContain('Quality team learn audit');
  expect(body).not.toContain('__pwned');
});

test('hostile fragments in any order are inert after they are sanitized once or twice', () => {
  const piece = oneof(
    constantFrom(...hostileMarkup, ...publishedVectors),
    constantFrom(...'< > " \' </p> <p> <!-- --> &lt; \0'.split(' '), '<a href="', '<img src="', ' onerror='),
    string(),
  );
  assert(
    property(array(piece, { maxLength: 6 }), (pieces) => {
      const once = cleaned(pieces.join(''));
      expect(dangersIn(once)).toEqual([]);
      expect(dangersIn(cleaned(once))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('of an article that nests its elements too deeply only the text is left', () => {
  expect(cleaned(`<p>${'<b><br></b>'.repeat(300)}<i>Hello</i></p>`)).toContain('<i>Hello</i>');
  expect(cleaned('<i>'.repeat(201) + 'a < b<p onclick="x">Hello <script>').trim()).toMatch(/^a.*Hello$/);
});

/** More than fifty pages of text. Quadratic work of any shape below costs more than 8 times as much at this size. */
const largestSize = 131_072;

const upload = '/wp-content/uploads/a.png';

/** Reads an article with this body and excerpt as blog-pages and cms-proxy do. */
function readArticle(text: string): void {
  const item = {
    id: 1,
    slug: 'a-post',
    link: 'https://cms.example.com/a-post/',
    date: '2026-11-20T10:00:00',
    title: { rendered: 'A post' },
    content: { rendered: text },
    excerpt: { rendered: text },
  };
  const urlContext = { cmsRoot: 'https://cms.example.com', siteOrigin: 'https://www.example.com', sitePaths: ['/'] };
  const post = readPost(item, urlContext, 'whole');
  expect(post && isPost(post)).toBe(true);
}

test.each([
  '<div>',
  '<table><tr><td>',
  '<svg><g>',
  '<div></p>',
  '<h2>a</h2>',
  '<h2><h3>',
  '<p id="x">',
  `<img src="${upload}">`,
  '<img class="wp-smiley" alt=":)">',
  `<img src="data:," data-src="${upload}">`,
  `<noscript><img src="${upload}"></noscript>`,
  '<noscript>',
  '<span class="wp-block-accordion-heading__toggle-icon">+</span>',
  '<iframe data-src="https://a.example/">',
  '<video><source src="/wp-content/uploads/a.mp4">',
  '<p>https://a.example/',
  '<a href="/a/',
  '<script>',
  '<!--',
  '<',
  '&',
  '&#x',
  '\r',
  '[…] ',
  '[vc_row a="b"][/vc_row]',
  '<button>a</button>',
  '<i aria-hidden="true">a</i><math></math>',
  '<picture><img>',
  '<b role="tab" href="#x"></b><b id="x">a</b>',
  '<button class="faq"><div>'.repeat(90) + '</div></button>'.repeat(90),
  '<i role="tab" href="#x">a<b id="x"></b></i><b id="x">b</b>',
])('an article of nothing but “%s” is read in linear time', async (part) => {
  await expectLinear(readArticle, (size) => part.repeat(Math.ceil(size / part.length)), largestSize);
});

test.each<[name: string, body: (size: number) => string]>([
  ['a link with many slashes', (size) => `<a href="/a${'/'.repeat(size)}b">x</a>`],
  ['a link with many dots', (size) => `<a href="/${'../../wordpress/'.repeat(size / 3)}b">x</a>`],
  ['a link to an anchor of hyphens', (size) => `<a href="#${'-'.repeat(size)}x">x</a>`],
  ['a link after white space', (size) => `<a href="${' '.repeat(size)}mailto:x">x</a>`],
  ['a srcset of commas', (size) => `<img src="${upload}" srcset="${', '.repeat(size / 2)}">`],
  ['a srcset of a long number', (size) => `<img src="${upload}" srcset="${upload} ${'1'.repeat(size)}">`],
  [
    'a picture of another host in many folders',
    (size) => `<img src="https://a.example${'/wp-includes/lazy'.repeat(size / 17)}/">`,
  ],
  ['many attributes', (size) => `<p ${Array.from({ length: size / 8 }, (_, n) => `a${n}=1`).join(' ')}>x</p>`],
  ['an attribute without end', (size) => `<p title="${'<p '.repeat(size / 3)}`],
  ['a srcset of commas and numbers', (size) => `<img srcset="${' 1,'.repeat(size / 3)}">`],
  ['comments behind many buttons', (size) => `<p>${'<button>'.repeat(size / 16)}</p>${'<!>'.repeat(size / 6)}`],
  ['a relation of white space', (size) => `<a href="https://a.example/" rel="${' '.repeat(size)}x">x</a>`],
  ['a URL without end', (size) => `<p>https://a.example/${'a'.repeat(size)}`],
  ['white space before a URL', (size) => `<p>${' '.repeat(size)}https://a.example/</p>`],
  ['elements that are closed at the end', (size) => '<b>'.repeat(size / 7) + '</b>'.repeat(size / 7)],
])('an article with %s is read in linear time', async (_, body) => {
  await expectLinear(readArticle, body, largestSize);
});
