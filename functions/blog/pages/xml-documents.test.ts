import { expect, test } from 'vitest';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { testJob } from '#content/lists/job.testkit.ts';
import { staticPaths } from '#head/static-paths.ts';
import { absolute } from '#head/tags.ts';
import { samplePost } from '#contract/post.testkit.ts';
import { setUp } from './blog-pages.testkit.ts';
import { renderJobFeed } from './xml-documents.ts';

const open = testJob();
const other = testJob({ slug: 'line-tester', title: 'Line Tester' });

test('the sitemap lists the static pages, the open jobs, the blog and all posts with their last change', async () => {
  const { get, requests } = setUp({ jobs: [open, { ...other, closes: '2026-11-24' }] });
  const { body, headers } = await get('/sitemap.xml');
  const context = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  expect(headers?.['content-type']).toBe('application/xml; charset=utf-8');
  expect(context).toEqual(expect.arrayContaining([...staticPaths, open.path, '/blog'].map(absolute)));
  expect(context).not.toContain(absolute(other.path));
  expect(context.filter((place) => place?.includes('/blog/post-'))).toHaveLength(5);
  expect(new Set(context).size).toBe(context.length);
  expect(body).toContain(`<url><loc>${absolute('/blog/post-5')}</loc><lastmod>2026-11-12T04:30:00Z</lastmod></url>`);
  expect(requests).toEqual(['sitemapPosts "all"']);
});

test('the sitemap lists every page of the list', async () => {
  const { get } = setUp({ posts: Array.from({ length: 19 }, (_, index) => samplePost(index + 1)) });
  const { body } = await get('/sitemap.xml');
  const pages = [...body.matchAll(/<loc>([^<]*\/blog(?:\?[^<]*)?)<\/loc>/g)].map(([, place]) => place);
  expect(pages).toEqual(['/blog', '/blog?page=2', '/blog?page=3'].map(absolute));
});

test('the feed contains the newest posts as valid XML text, each in its own language and direction', async () => {
  const arabic = { title: 'Q&A: <b> & "quotes" ', date: 'nope', excerpt: 'مرحبا & <b>', language: 'ar' };
  const { get } = setUp({ posts: [samplePost(1, arabic), samplePost(2), { id: 3 }] });
  const { body, headers } = await get('/feed.xml');
  expect(headers?.['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body.match(/<item>/g)).toHaveLength(2);
  expect(body).toContain('<title>Q&amp;A: &lt;b&gt; &amp; &quot;quotes&quot;</title>');
  expect(body).toContain(`<link>${absolute('/blog/post-2')}</link>`);
  expect(body.match(/<pubDate>([^<]*)/g)).toEqual(['<pubDate>Thu, 12 Nov 2026 04:30:00 GMT']);
  expect(body).toContain('<language>en</language>');
  expect(body.match(/<dc:language>[^<]*/g)).toEqual(['<dc:language>ar']);
  expect(body).toContain('&lt;p dir=&quot;auto&quot;&gt;مرحبا &amp;amp; &amp;lt;b&amp;gt;&lt;/p&gt;');
});

/** Returns the text of each field of each item; throws if the feed is not well-formed XML. */
function itemsOf(feed: string): Record<string, string>[] {
  const elements = (parent: XmlElement) => parent.children.filter((child) => child instanceof XmlElement);
  const channel = elements(parseXml(feed).root!)[0]!;
  return elements(channel)
    .filter(({ name }) => name === 'item')
    .map((item) => Object.fromEntries(elements(item).map((field) => [field.name, field.text])));
}

test('the feed has an item for each open job, with the address of its page, or none', () => {
  expect(itemsOf(renderJobFeed([]))).toEqual([]);
  expect(itemsOf(renderJobFeed([open, other])).map(({ title, link }) => ({ title, link }))).toEqual(
    [open, other].map(({ title, path }) => ({ title, link: absolute(path) })),
  );
});

test('the newest job comes first, with its day and its last day', () => {
  const jobs = [
    { ...open, title: 'Undated' },
    { ...open, title: 'Old', posted: '2026-10-01' },
    { ...open, title: 'New', posted: '2026-11-02', lastDay: '31 December 2026' },
  ];
  const items = itemsOf(renderJobFeed(jobs));
  expect(items.map(({ title }) => title)).toEqual(['New', 'Old', 'Undated']);
  expect(items[0]).toMatchObject({
    pubDate: 'Mon, 02 Nov 2026 00:00:00 GMT',
    description: expect.stringContaining('31 December 2026'),
  });
  expect(items[2]).not.toHaveProperty('pubDate');
});

test('every text of a job leaves the feed well-formed', () => {
  const title = 'C<T> & "D" ]]> \u0000\ud800\u{1f600}\ufffe';
  expect(itemsOf(renderJobFeed([{ ...open, title, description: title }]))).toMatchObject([
    { title: 'C<T> & "D" ]]> \u{1f600}' },
  ]);
});
