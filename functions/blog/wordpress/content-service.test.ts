import { expect, test } from 'vitest';
import { latestPosts } from '#head/listed-posts.ts';
import type { Log } from '../../runtime/log.ts';
import { createContentService } from './content-service.ts';
import { openContent } from './open-content.ts';
import type { WordPressResponse } from './wordpress.ts';

const urlContext = { cmsRoot: 'https://cms.example.com', siteOrigin: 'https://www.example.com', sitePaths: [] };

test('all pages for the sitemap but the first are requested concurrently and with one deadline', async () => {
  const signals = new Set<AbortSignal>();
  const waiting: (() => void)[] = [];
  const response = (page: number): WordPressResponse => ({
    items: [{ slug: `post-${page}`, date: '2026-11-12T10:00:00' }],
    total: 1_150,
    totalPages: 12,
  });
  const content = createContentService(
    {
      async request(_, query, signal) {
        signals.add(signal);
        const page = Number(query.get('page'));
        if (page > 1) {
          await new Promise<void>((resolve) => {
            waiting.push(resolve);
            // Responds only when all nine requests are pending, so sequential requests would time out.
            if (waiting.length === 9) for (const respond of waiting) respond();
          });
        }
        return response(page);
      },
    },
    { urlContext, timeoutMs: 10_000 },
  );
  const { items, total } = await content.sitemapPosts();
  expect(items.map(({ slug }) => slug)).toEqual(Array.from({ length: 10 }, (_, index) => `post-${index + 1}`));
  expect(total).toBe(1_150);
  expect(signals.size).toBe(1);
});

test('shortcodes that were removed from a post are logged once', async () => {
  const rendered = '[vc_row a="b"]A[/vc_row][table id=3 /]';
  const fields = { title: { rendered }, excerpt: { rendered }, content: { rendered } };
  const items = [{ id: 7, slug: 'a', date: '2026-11-12T10:00:00', ...fields }];
  const logged: unknown[] = [];
  const log: Log = (...line) => void logged.push(line);
  const environment = { CMS_URL: urlContext.cmsRoot, CMS_SECRET_ID: '', SITE_ORIGIN: urlContext.siteOrigin };
  const content = openContent({ request: async () => ({ items }) }, environment, 10_000, log);
  const found = [(await content.post({ slug: 'a' })).items[0], (await content.posts(latestPosts)).items[0]];
  expect(found).toMatchObject(['A', 'A'].map((text) => ({ title: text, excerpt: text })));
  expect(logged).toEqual([['cms-shortcodes-removed', { id: 7, names: 'vc_row/table' }]]);
});

test('the category that WordPress gives to posts without one is no category of the site', async () => {
  const items = ['Uncategorized', 'Voice AI'].map((name, id) => ({
    id: id + 1,
    name,
    slug: name.toLowerCase(),
    count: 1,
  }));
  const content = createContentService({ request: async () => ({ items }) }, { urlContext, timeoutMs: 10_000 });
  expect(
    (await content.categories({ page: 1, perPage: 100, orderby: 'count', order: 'desc' })).items.map(
      ({ name }) => name,
    ),
  ).toEqual(['Voice AI']);
});

test.each([
  ['why are Lambda bills so high', 1, ['Lambda bills high', 'lambda bill']],
  ['which companies tested it?', 1, ['companies tested', 'compan test']],
  ['bills of giraffes', 1, ['bills giraffes', 'giraf bill', 'giraf', 'bill']],
  ['articles about lambda', 1, ['lambda']],
  ['what is this', 0, ['what is this']],
  ['"why lambda"', 0, ['"why lambda"']],
])('a search for %j finds %i article, after WordPress was asked for %j', async (search, total, expected) => {
  const bodies = ['the lambda bill of march', 'a company that tests its calls'];
  const asked: string[] = [];
  const request = async (_: unknown, query: URLSearchParams) => {
    const words = query.get('search') ?? '';
    asked.push(words);
    const found = bodies.filter((body) => words.split(' ').every((word) => body.includes(word.toLowerCase())));
    return { items: [], total: found.length };
  };
  const content = createContentService({ request }, { urlContext, timeoutMs: 10_000 });
  const page = await content.posts({ page: 1, perPage: 9, order: 'desc', search });
  expect({ total: page.total, asked }).toEqual({ total, asked: expected });
});
