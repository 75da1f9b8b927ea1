import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { team } from '#content/lists/team.static.ts';
import type { Post } from '#contract/post.ts';
import { BlogProvider, type InitialBlogData } from '../blog/initial-data.tsx';
import { samplePost } from '#contract/post.testkit.ts';
import { samplePosts } from '../blog/blog.testkit.ts';
import { ArticleEnd } from './blog-post/ArticleEnd.tsx';
import { BlogPostPage } from './blog-post.tsx';

function setUp(data: InitialBlogData | undefined) {
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
  return { post: samplePost(1, changes), relatedPosts: samplePosts(3, 5) };
}

test('an article ends with its author, more by that person, the service that it is about, and the feed', () => {
  const [author] = team;
  const post = samplePost(1, { author: author?.name ?? '' });
  const html = renderToString(<ArticleEnd post={post} related={[{ ...post, id: 2, slug: 'older' }, samplePost(3)]} />);
  expect(html).toContain(author?.bio);
  expect(html).toContain('href="/blog/older"');
  expect(html).not.toContain('href="/blog/post-3"');
  expect(html).toContain('href="/service/Conversational-AI-and-Chatbots"');
  expect(html).toContain('href="/feed.xml"');
});

test('the featured image has its dimensions, alternative text and sources', () => {
  const image = { url: 'https://a.example/b.png', alt: 'Two lines', width: 800, height: 500, srcset: 'x 1w' };
  const html = setUp(article({ image }));
  expect(html).toMatch(
    /<img(?=[^>]*src="https:\/\/a\.example\/b\.png")(?=[^>]*srcSet="x 1w")(?=[^>]*alt="Two lines")(?=[^>]*width="800")/,
  );
});

test('a post without an image has a woven cover of its own', () => {
  expect(setUp(article())).toMatch(/<img[^>]*src="\/blog\/post-1\.svg"/);
});

test("the title is the SEO plugin's, or else that of the post", () => {
  expect(setUp(article())).toContain('<title>Post 1 – Blog Post | ');
  expect(setUp(article({ seo: { title: 'Another title' } }))).toContain('<title>Another title</title>');
});

test('titles, headings, image and body have the language of the post, and no other element has one', () => {
  const image = { url: '/media/a.png', alt: 'રેખા' };
  const body = '<h2 id="h-a">અ</h2><h2 id="h-b">બ</h2>';
  const html = setUp(article({ language: 'gu', html: body, image }));
  expect(html).toContain('<title lang="gu">');
  expect(html).toMatch(/<h1[^>]* lang="gu"/);
  expect(html).toMatch(/<img[^>]* alt="રેખા" lang="gu"/);
  expect(html).toMatch(/<ol lang="gu" dir="auto"><li><a href="#h-a"/);
  expect(html).toMatch(/<div id="article-body"[^>]* lang="gu"/);
  expect(html.match(/ lang=/g)).toHaveLength(5);
  expect(setUp(article({ html: body, image }))).not.toMatch(/ lang=/);
});

test('a post that failed to load offers Try Again and is not noindex', () => {
  const html = setUp({ error: 'unreachable' });
  expect(html).toMatch(/<title>Article Unavailable .*<\/title>/);
  expect(html).toContain('>Article Not Found</h1>');
  expect(html).toContain('Try Again');
  expect(html).not.toContain('noindex');
});

test('while the body of a listed post loads, its title and its picture are shown', () => {
  const html = setUp({ list: { query: { category: '', search: '', page: 1 }, page: { items: [samplePost(1)] } } });
  expect(html).toContain('<title>Post 1 – Blog Post | ');
  expect(html).toContain('>Post 1</h1>');
  expect(html).toContain('data-carried="/blog/post-1"');
  expect(html).not.toContain('article-body');
  expect(html).not.toContain('Loading the article');
});

test('a document without data is rendered as loading, the same for every article', () => {
  const html = setUp(undefined);
  expect(html).toContain('Loading the article');
  expect(html).not.toContain('post-1');
});
