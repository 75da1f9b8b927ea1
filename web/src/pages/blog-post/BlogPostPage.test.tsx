import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Post } from '#contract/cms.ts';
import { BlogProvider, type InitialBlogData } from '../../blog/initial-data.tsx';
import { samplePost, samplePosts } from '../../blog/set-up.ts';
import { BlogPostPage } from './BlogPostPage.tsx';

/** Document of the article `post-1`, rendered with what the server knows. */
function setUp(data: InitialBlogData | undefined) {
  vi.stubGlobal('__ART_VERSION__', 'v1');
  const html = renderToString(
    <MemoryRouter initialEntries={['/blog/post-1']}>
      <BlogProvider data={data}>
        <Routes>
          <Route path="/blog/:slug" element={<BlogPostPage />} />
        </Routes>
      </BlogProvider>
    </MemoryRouter>,
  );
  return html.replaceAll('<!-- -->', '');
}

function article(changes: Partial<Post> = {}): InitialBlogData {
  return { post: samplePost(1, changes), moreArticles: samplePosts(3, 5) };
}

test('the server draws the whole article and three others', () => {
  const html = setUp(article({ content: { rendered: '<p>The first <em>words</em>.</p>' } }));
  expect(html).toContain('<p>The first <em>words</em>.</p>');
  expect(html).toContain('>Post 1</h1>');
  expect(html).toContain('12 Nov 2026');
  expect(html.match(/href="\/blog\/post-\d"/g)).toHaveLength(3);
});

test('the ways on lead to the list', () => {
  const html = setUp(article());
  expect(html).toMatch(/href="\/blog"[^>]*>Back to Blog</);
  expect(html).toMatch(/href="\/blog"[^>]*>More Articles</);
  expect(html).toContain('href="/blog?category=voice-ai"');
});

test('the featured image keeps its place, its words and its sizes', () => {
  const media = {
    source_url: 'https://a.example/b.png',
    alt_text: 'Two lines',
    width: 800,
    height: 500,
    srcset: 'x 1w',
  };
  const html = setUp(article({ _embedded: { 'wp:featuredmedia': [media] } }));
  expect(html).toMatch(
    /<img(?=[^>]*src="https:\/\/a\.example\/b\.png")(?=[^>]*srcSet="x 1w")(?=[^>]*alt="Two lines")(?=[^>]*width="800")/,
  );
});

test('a post without an image has a woven one', () => {
  expect(setUp(article())).toMatch(/<img[^>]*src="\/art\/v1\/posts\/\d+\.svg"/);
});

test("the title is the post's, or what an SEO plugin says", () => {
  expect(setUp(article())).toContain('<title>Post 1 – Blog Post | ');
  expect(setUp(article({ seo: { title: 'Another title' } }))).toContain('<title>Another title</title>');
});

test('headings become a contents list', () => {
  const html = setUp(article({ content: { rendered: '<h2 id="h-a">A</h2><h2 id="h-b">B</h2>' } }));
  expect(html).toContain('<a href="#h-b">B</a>');
});

test('what does not exist is not found, and kept out of search engines', () => {
  const html = setUp({ error: 'not-found' });
  expect(html).toContain('>Article Not Found</h1>');
  expect(html).toContain('>Post not found<');
  expect(html).toMatch(/href="\/blog"[^>]*>Back to Blog</);
  expect(html).toContain('noindex');
  expect(html).not.toContain('Try Again');
  expect(html).not.toContain('canonical');
});

test('what could not be had may be tried again and is not hidden from search engines', () => {
  const html = setUp({ error: 'unreachable' });
  expect(html).toContain('>Article Not Found</h1>');
  expect(html).toContain('Try Again');
  expect(html).not.toContain('noindex');
});

test('a document without data is drawn loading, the same for every article', () => {
  const html = setUp(undefined);
  expect(html).toContain('Loading the article');
  expect(html).not.toContain('post-1');
});
