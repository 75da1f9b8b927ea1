import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { cmsPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { staticPaths } from '#head/static-paths.ts';
import { apiPath, behaviorFor, behaviors, behaviorsWith, cacheTiers } from './behaviors.ts';

test('mail, posts and chat pass the bucket by', () => {
  expect(behaviorFor(sendEmailPath)).toMatchObject({ origin: 'api', cache: 'none', methods: 'all' });
  expect(behaviorFor(`${cmsPath}/posts`)).toMatchObject({ origin: 'api', cache: 'cms', methods: 'read' });
  expect(behaviorFor(botChatPath)).toMatchObject({ origin: 'chat', cache: 'none', methods: 'all' });
});

test.each(staticPaths)('%s is a page out of the bucket', (path) => {
  expect(behaviorFor(path)).toMatchObject({ origin: 'site', cache: 'html', pages: true });
});

test('only files named by their content may be kept for good', () => {
  const kept = behaviors.filter(({ cache }) => cacheTiers[cache].cacheControl?.includes('immutable'));
  expect(kept.map(({ pattern }) => pattern)).toEqual(['/assets/*', '/art/*']);
});

test('patterns count letters by case and dots as dots', () => {
  expect(behaviorFor('/ASSETS/app.js').pattern).toBe('*');
  expect(behaviorFor('/sitemapAxml', behaviorsWith('api')).pattern).toBe('*');
  expect(behaviorFor('/Sitemap.xml', behaviorsWith('api')).origin).toBe('api');
});

test('the switch moves the blog and nothing else', () => {
  const list = behaviorsWith('api');
  expect(['/blog', '/blog/a-post', '/feed.xml'].map((path) => behaviorFor(path, list).origin)).toEqual(
    Array(3).fill('api'),
  );
  expect(behaviorFor('/blogger', list).origin).toBe('site');
  expect(behaviorFor('/about', list).origin).toBe('site');
});

test('every path fits the API under its stage', () => {
  expect(apiPath('/default/cms/posts')).toBe('/default/cms/posts');
  expect(apiPath('/blog/a-post')).toBe('/default/blog/a-post');
});
