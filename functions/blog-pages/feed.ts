import { postPath } from '#contract/blog-address.ts';
import { isPost, type Post } from '#contract/cms.ts';
import { company } from '#content/company.ts';
import { absolute, routeHead } from '#head/tags.ts';
import { untitledPost } from '#head/title.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { latestPosts } from '../wordpress/question.ts';
import { element, escapeXml } from './xml.ts';

/** Posts in the feed, newest first. */
const feedSize = 20;

/** feed.xml (RSS 2.0): the newest posts with their excerpts. Throws WordPressFailure. */
export async function drawFeed(content: ContentService): Promise<string> {
  const { items } = await content.posts({ ...latestPosts, perPage: feedSize });
  const posts = items.filter(isPost);
  const { title, description } = routeHead('blog');
  const channel = [
    element('title', title),
    element('link', absolute('/blog')),
    element('description', description),
    element('language', 'en'),
    `<atom:link href="${escapeXml(absolute('/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
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
  const terms = (post._embedded?.['wp:term'] ?? []).flat().filter(({ taxonomy }) => taxonomy === 'category');
  return element('item', [
    element('title', post.title.rendered.trim() || untitledPost),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', dateOf(post.date)),
    element('dc:creator', post._embedded?.author?.[0]?.name ?? company.brand),
    ...terms.map(({ name }) => element('category', name)),
    element('description', post.excerpt.rendered),
  ]);
}

/** A date as RSS writes it (RFC 822), undefined for one that cannot be read. */
function dateOf(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toUTCString();
}
