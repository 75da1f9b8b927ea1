import { expect, test } from 'vitest';
import { withApiStage } from '#contract/http.ts';
import { botChatPath } from '#contract/chat.ts';
import { cmsPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { reportPath } from '#contract/report.ts';
import { staticPaths } from '#head/static-paths.ts';
import { behaviorFor, behaviors, cacheTiers } from './behaviors.ts';

test('mail, posts and chat do not go to the bucket', () => {
  expect(behaviorFor(sendEmailPath)).toMatchObject({ origin: 'api', cache: 'none', methods: 'all' });
  expect(behaviorFor(`${cmsPath}/posts`)).toMatchObject({ origin: 'api', cache: 'cms', methods: 'read' });
  expect(behaviorFor(reportPath('a1b2c3d4'))).toMatchObject({ origin: 'api', cache: 'none', methods: 'all' });
  expect(behaviorFor(botChatPath)).toMatchObject({ origin: 'chat', cache: 'none', methods: 'all' });
});

test.each(staticPaths)('%s is a page from the bucket', (path) => {
  expect(behaviorFor(path)).toMatchObject({ origin: 'site', cache: 'html', functions: 'pages' });
});

test('only files with a content hash in their name are cached permanently', () => {
  const permanent = behaviors.filter(({ cache }) => cacheTiers[cache].rule?.immutable);
  expect(permanent.map(({ pattern }) => pattern)).toEqual(['/assets/*', '/art/*']);
});

test('patterns are case-sensitive, and a dot matches only a dot', () => {
  expect(behaviorFor('/ASSETS/app.js').pattern).toBe('*');
  expect(behaviorFor('/sitemapAxml').pattern).toBe('*');
  expect(behaviorFor('/Sitemap.xml').origin).toBe('api');
});

test('the API renders the blog, the jobs, their feeds, the search and nothing else', () => {
  const paths = ['/blog', '/blog/a-post', '/feed.xml', '/search', '/careers/devops-engineer', '/careers/feed.xml'];
  for (const path of paths) expect(behaviorFor(path).origin).toBe('api');
  expect(behaviorFor('/blogger').origin).toBe('site');
  expect(behaviorFor('/careers').origin).toBe('site');
  expect(behaviorFor('/search/voice').origin).toBe('site');
  expect(behaviorFor('/about').origin).toBe('site');
});

test.each(['/default/nope', '/default/cms/nope', '/default/sendEmail/', '/api/', '/api/botChat/x'])(
  '%s is an unknown path of the API, which accepts every method',
  (path) => {
    expect(behaviorFor(path)).toMatchObject({ origin: 'edge', cache: 'none', methods: 'all' });
  },
);

test('every path of the API starts with its stage', () => {
  expect(withApiStage('/default/cms/posts')).toBe('/default/cms/posts');
  expect(withApiStage('/blog/a-post')).toBe('/default/blog/a-post');
});
