import { expect, test } from 'vitest';
import { sectionsOf } from './headings.ts';
import { pictureOf, picturesOf } from '../cards/post-picture.ts';
import { scrollableBody } from './scrollable-body.ts';

test('the contents list has the headings of the second level, as text', () => {
  const html =
    '<h2 class="wp-block-heading" id="h-one">One &amp; <em>only</em></h2><h3 id="h-x">x</h3><h2 id="h-two">Two</h2>';
  expect(sectionsOf(html)).toEqual([
    { id: 'h-one', title: 'One & only' },
    { id: 'h-two', title: 'Two' },
  ]);
});

test('one section needs no contents list, and a heading without an anchor has no place in it', () => {
  expect(sectionsOf('<h2 id="h-one">One</h2><h2>Two</h2><h2 id="h-three"></h2>')).toEqual([]);
});

test('code, tables and formulas can be reached by keyboard to be scrolled, words that look like them are left alone', () => {
  const html =
    '<pre class="wp-block-code"><code>&lt;pre&gt;</code></pre><figure class="wp-block-table x"></figure><div class="wp-block-math"></div><figure class="wp-block-image"></figure><preface>';
  const reachable =
    '<pre tabindex="0" class="wp-block-code"><code>&lt;pre&gt;</code></pre><figure tabindex="0" class="wp-block-table x"></figure><div tabindex="0" class="wp-block-math"></div><figure class="wp-block-image"></figure><preface>';
  expect(scrollableBody(html)).toBe(reachable);
  // A body read back from a document has been made so already.
  expect(scrollableBody(reachable)).toBe(reachable);
});

test('what an attribute says is never taken for markup', () => {
  const html = '<img alt="<pre onerror=alert(1) <figure class=wp-block-table"><p title="<pre ">a &lt;pre &gt;</p>';
  expect(scrollableBody(html)).toBe(html);
});

test('a post always has the same woven picture, one of fifteen', () => {
  expect(pictureOf('a-post')).toBe(pictureOf('a-post'));
  for (const slug of ['a', 'ગુજરાતી', 'x'.repeat(200)])
    expect(pictureOf(slug)).toMatch(/^\/art\/posts\/(\d|1[0-4])\.svg$/);
});

test('nine posts that stand together have nine pictures', () => {
  const slugs = Array.from({ length: 18 }, () => 'same');
  const pictures = picturesOf(slugs);
  expect(new Set(pictures.slice(0, 9)).size).toBe(9);
  expect(new Set(pictures.slice(9)).size).toBe(9);
  expect(pictures[0]).toBe(pictureOf('same'));
});
