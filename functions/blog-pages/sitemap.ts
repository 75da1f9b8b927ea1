import { postPath } from '#contract/blog-url.ts';
import { staticPaths } from '#head/static-paths.ts';
import { absolute } from '#head/tags.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import type { PostAddress } from '../wordpress/post/post.ts';
import { element } from './xml.ts';

/** Maximum number of requested pages of 100 posts each. Crawlers find older posts through the blog's list. */
const maxPages = 10;

/**
 * Returns sitemap.xml (sitemaps.org, protocol 0.9) with the static pages, the blog's list and every post with its last
 * change. Throws WordPressFailure.
 */
export async function renderSitemap(content: ContentService): Promise<string> {
  const posts = await allAddresses(content);
  const newest = posts.flatMap(({ changed }) => changed ?? []).toSorted();
  const urls = [
    ...staticPaths.map((path) => url(path)),
    url('/blog', newest.at(-1)),
    ...posts.map(({ slug, changed }) => url(postPath(slug), changed)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

async function allAddresses(content: ContentService): Promise<readonly PostAddress[]> {
  const found = new Map<string, PostAddress>();
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, totalPages = 1 } = await content.addresses(page);
    for (const item of items) found.set(item.slug, item);
    if (page >= totalPages) break;
  }
  return [...found.values()];
}

function url(path: string, changed?: string): string {
  return element('url', [element('loc', absolute(path)), element('lastmod', changed)]);
}
