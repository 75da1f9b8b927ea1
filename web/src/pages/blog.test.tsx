import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { PostsPage } from '#contract/post.ts';
import { BlogProvider, type InitialBlogData } from '../blog/initial-data.tsx';
import { samplePost } from '#contract/post.testkit.ts';
import { sampleCategory } from '../blog/blog.testkit.ts';
import { BlogPage } from './blog.tsx';

function setUp(data: InitialBlogData, address = '/blog') {
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
  expect(html).toContain('>Two <');
  expect(html).not.toContain('>Three <');
});

test('a document without posts because the CMS failed has an alert and Try Again', () => {
  const html = setUp({ error: 'unreachable' });
  expect(html).toContain('Error Loading Blog');
  expect(html).toContain('Failed to load blog posts');
  expect(html).toContain('Try Again');
  expect(html).toContain('role="alert"');
});
