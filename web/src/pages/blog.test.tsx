import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { PostsPage } from '#contract/post.ts';
import { BlogProvider, type InitialBlogData } from '../blog/initial-data.tsx';
import { samplePost } from '#contract/post.testkit.ts';
import { sampleCategory, samplePosts } from '../blog/blog.testkit.ts';
import { BlogPage } from './blog.tsx';

/** Returns the HTML of the list at an address, rendered with `data`. */
function setUp(data: InitialBlogData, address = '/blog') {
  vi.stubGlobal('__ART_VERSION__', 'v1');
  const html = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <BlogProvider data={data}>
        <BlogPage />
      </BlogProvider>
    </MemoryRouter>,
  );
  return html.replaceAll('<!-- -->', '');
}

function listOf(items: PostsPage['items'], query = { category: '', search: '', page: 1 }): InitialBlogData {
  return { list: { query, page: { items } }, categories: [sampleCategory(2, 'voice-ai')] };
}

test('the server renders the articles, and Load More if the page is full', () => {
  const html = setUp(listOf(samplePosts(9)));
  expect(html.match(/href="\/blog\/post-\d"/g)).toHaveLength(9);
  expect(html).toContain('12 Nov 2026');
  expect(html).toContain('3 min read');
  expect(html).toContain('Load More');
  expect(setUp(listOf(samplePosts(8)))).not.toContain('Load More');
});

test('Load More is a link to the next page, and the document names the pages before and after it', () => {
  const query = { category: 'aws', search: '', page: 2 };
  const html = setUp(listOf(samplePosts(9), query), '/blog?category=aws&page=2');
  expect(html).toMatch(/<a [^>]*href="\/blog\?category=aws&amp;page=3"[^>]*>Load More<\/a>/);
  expect(html).not.toMatch(/<a [^>]*role="button"/);
  expect(html).toContain('<link rel="next" href="/blog?category=aws&amp;page=3"/>');
  expect(html).toContain('<link rel="prev" href="/blog?category=aws"/>');
  expect(html).toMatch(/<a [^>]*href="\/blog\?category=aws"[^>]*>Newer articles<\/a>/);
});

test('a further page has a title and a canonical URL of its own and no featured article', () => {
  const query = { category: '', search: '', page: 2 };
  const html = setUp(listOf([samplePost(1, { excerpt: 'a'.repeat(300) })], query), '/blog?page=2');
  expect(html).toMatch(/rel="canonical" href="https:\/\/[^"]+\/blog\?page=2"/);
  expect(html).toContain('<title>Blog, page 2 | ');
  expect(html).toContain(`>${'a'.repeat(150)}…<`);
});

test('a page past the end says so and links to all posts', () => {
  const html = setUp(listOf([], { category: '', search: '', page: 9 }), '/blog?page=9');
  expect(html).toContain('The list has fewer pages.');
  expect(html).toContain('Show all posts');
});

test('the first article has a longer excerpt, unless the list is filtered', () => {
  const long = samplePost(1, { excerpt: 'a'.repeat(300) });
  expect(setUp(listOf([long]))).toContain(`>${'a'.repeat(200)}…<`);
  const query = { category: 'voice-ai', search: '', page: 1 };
  expect(setUp(listOf([long], query), '/blog?category=voice-ai')).toContain(`>${'a'.repeat(150)}…<`);
});

test('title, excerpt and image of a card have the language of their post', () => {
  const image = { url: '/media/a.png', alt: 'રેખા' };
  const html = setUp(listOf([samplePost(1, { language: 'gu', image }), samplePost(2)]));
  expect(html).toMatch(/<h2 lang="gu" dir="auto"><a href="\/blog\/post-1"/);
  expect(html).toContain('<p lang="gu" dir="auto">Excerpt of post 1</p>');
  expect(html).toMatch(/alt="રેખા" lang="gu"/);
  expect(html.match(/ lang=/g)).toHaveLength(3);
});

test('a card has at most two categories', () => {
  const categories = ['One', 'Two', 'Three'].map((name, id) => ({ id, name, slug: name }));
  const html = setUp(listOf([samplePost(1, { categories })]));
  expect(html).toContain('>Two<');
  expect(html).not.toContain('>Three<');
});

test('a blog without articles says so and has no link to all posts', () => {
  const html = setUp(listOf([]));
  expect(html).toContain('There are no articles yet.');
  expect(html).not.toContain('Show all posts');
});

test('a category that does not exist is an empty list in the server markup', () => {
  const query = { category: 'gone', search: '', page: 1 };
  const html = setUp(listOf([], query), '/blog?category=gone');
  expect(html).toContain('No posts found');
  expect(html).not.toContain('Loading articles');
});

test('an article that cannot be parsed has a message in its place', () => {
  expect(setUp(listOf([samplePost(1), { id: 2 }]))).toContain('Unable to load article');
});

test('a date that cannot be parsed is shown as invalid', () => {
  expect(setUp(listOf([samplePost(1, { date: 'nope' })]))).toContain('>Invalid date<');
});

test('the server markup shows the search and the category of the address', () => {
  const query = { category: 'voice-ai', search: 'ai', page: 1 };
  const html = setUp(listOf([], query), '/blog?category=voice-ai&q=ai');
  expect(html).toContain('No posts found');
  expect(html).not.toContain('role="alert"');
  expect(html).toMatch(/<input[^>]*value="ai"/);
  expect(html).toMatch(/<button[^>]*value="voice-ai"[^>]*aria-pressed="true"/);
});

test('a document without posts because the CMS failed has an alert and Try Again', () => {
  const html = setUp({ error: 'unreachable' });
  expect(html).toContain('Error Loading Blog');
  expect(html).toContain('Failed to load blog posts');
  expect(html).toContain('Try Again');
  expect(html).toContain('role="alert"');
});

test('the canonical URL has no filters', () => {
  const query = { category: '', search: 'ai', page: 1 };
  expect(setUp(listOf([], query), '/blog?q=ai')).toMatch(/rel="canonical" href="https:\/\/[^"]+\/blog"/);
});
