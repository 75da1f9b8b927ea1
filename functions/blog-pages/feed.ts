import { postPath } from '#contract/blog-url.ts';
import { isPost, type Post } from '#contract/post.ts';
import { latestPosts } from '#contract/post-source.ts';
import { company } from '#content/company.ts';
import { blogWords } from '#content/words/blog-words.ts';
import { routes, xmlPaths } from '#content/routes.ts';
import { absolute, routeHead } from '#head/tags.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { element, escapeXml } from './xml.ts';

/** Number of posts in the feed. */
const feedSize = 20;

/** Returns feed.xml (RSS 2.0) with the excerpts of the newest posts. Throws WordPressFailure. */
export async function renderFeed(content: ContentService): Promise<string> {
  const { items } = await content.posts({ ...latestPosts, perPage: feedSize });
  const posts = items.filter(isPost);
  const { title, description } = routeHead('blog');
  const channel = [
    element('title', title),
    element('link', absolute(routes.blog.path)),
    element('description', description),
    element('language', 'en'),
    `<atom:link href="${escapeXml(absolute(xmlPaths.feed))}" rel="self" type="application/rss+xml"/>`,
    element('lastBuildDate', dateOf(posts[0]?.date)),
    ...posts.map(itemOf),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    `xmlns:dc="http://purl.org/dc/elements/1.1/">\n${element(
      'channel',
      channel.map((line) => `\n${line}`),
    )}\n</rss>\n`
  );
}

function itemOf(post: Post): string {
  const address = absolute(postPath(post.slug));
  return element('item', [
    element('title', post.title.trim() || blogWords.post.untitled),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', dateOf(post.date)),
    element('dc:creator', post.author ?? company.brand),
    element('dc:language', post.language),
    ...post.categories.map(({ name }) => element('category', name)),
    element('description', post.excerpt),
  ]);
}

/** Formats a date as RSS requires (RFC 822). Returns undefined for an invalid date. */
function dateOf(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toUTCString();
}
