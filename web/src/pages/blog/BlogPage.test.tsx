import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BlogProvider, type InitialBlogData } from '../../blog/initial-data.tsx';
import { sampleCategory, samplePost, samplePosts } from '../../blog/set-up.ts';
import { BlogPage } from './BlogPage.tsx';

/** Document of the list at an address, rendered with what the server knows. */
function setUp(data: InitialBlogData | undefined, address = '/blog') {
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

function listOf(posts: readonly unknown[], query = { category: '', search: '' }): InitialBlogData {
  return { list: { query, posts }, categories: [sampleCategory(2, 'voice-ai')] };
}

test('the server draws the articles, with a way to more while a page is full', () => {
  const html = setUp(listOf(samplePosts(9)));
  expect(html.match(/href="\/blog\/post-\d"/g)).toHaveLength(9);
  expect(html).toContain('12 Nov 2026');
  expect(html).toContain('3 min read');
  expect(html).toContain('Load More');
  expect(setUp(listOf(samplePosts(8)))).not.toContain('Load More');
});

test('the first article has a longer excerpt, unless the list is filtered', () => {
  const long = samplePost(1, { excerpt: { rendered: 'a'.repeat(300) } });
  expect(setUp(listOf([long]))).toContain(`>${'a'.repeat(200)}…<`);
  const query = { category: 'voice-ai', search: '' };
  expect(setUp(listOf([long], query), '/blog?category=voice-ai')).toContain(`>${'a'.repeat(150)}…<`);
});

test('a card has at most two categories', () => {
  const terms = ['One', 'Two', 'Three'].map((name, id) => ({ id, name, slug: name, taxonomy: 'category' }));
  const html = setUp(listOf([samplePost(1, { _embedded: { 'wp:term': [terms] } })]));
  expect(html).toContain('>Two<');
  expect(html).not.toContain('>Three<');
});

test('an article that cannot be read says so in its place', () => {
  expect(setUp(listOf([samplePost(1), { id: 2 }]))).toContain('Unable to load article');
});

test('a date that cannot be read says so', () => {
  expect(setUp(listOf([samplePost(1, { date: 'nope' })]))).toContain('>Invalid date<');
});

test('search and category of the address are shown, so that nothing moves when scripts start', () => {
  const query = { category: 'voice-ai', search: 'ai' };
  const html = setUp(listOf([], query), '/blog?category=voice-ai&q=ai');
  expect(html).toContain('No posts found');
  expect(html).not.toContain('role="alert"');
  expect(html).toMatch(/<input[^>]*value="ai"/);
  expect(html).toMatch(/<button[^>]*value="voice-ai"[^>]*aria-pressed="true"/);
});

test('without the service the document says so as an alert and offers another try', () => {
  const html = setUp({ error: 'unreachable' });
  expect(html).toContain('Error Loading Blog');
  expect(html).toContain('Failed to load blog posts');
  expect(html).toContain('Try Again');
  expect(html).toContain('role="alert"');
});

test('a document without data is drawn loading and without the query, which its server did not know', () => {
  const html = setUp(undefined, '/blog?q=ai');
  expect(html).toContain('Loading articles');
  expect(html).not.toContain('value="ai"');
});

test('the canonical address is the plain one whatever the filters', () => {
  expect(setUp(undefined, '/blog?q=ai')).toMatch(/rel="canonical" href="https:\/\/[^"]+\/blog"/);
});
