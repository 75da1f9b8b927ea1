import { blogUrl, postPath } from '#contract/blog-url.ts';
import { cmsLimits } from '#contract/cms.ts';
import type { JobEntry } from '#content/lists/job-entry.ts';
import { staticPaths } from '#head/static-paths.ts';
import { absolute } from '#head/tags.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { element } from '#contract/text.ts';

/**
 * Returns sitemap.xml (sitemaps.org, protocol 0.9) with the static pages, the open jobs, every page of the blog's list
 * and every post with its last change. Throws WordPressFailure.
 */
export async function renderSitemap(content: ContentService, jobs: readonly JobEntry[]): Promise<string> {
  const { items, total } = await content.sitemapPosts();
  // A post that was published between two requests moves the last one of a page to the next page.
  const posts = [...new Map(items.map((item) => [item.slug, item])).values()];
  const newest = posts.flatMap(({ changed }) => changed ?? []).toSorted();
  const urls = [
    ...[...staticPaths, ...jobs.map(({ path }) => path)].map((path) => url(path)),
    ...blogPages(total ?? posts.length).map((path) => url(path, newest.at(-1))),
    ...posts.map(({ slug, changed }) => url(postPath(slug), changed)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Returns the URLs of the blog's list, which has pages of nine posts. */
function blogPages(posts: number): string[] {
  const pages = Math.min(Math.max(1, Math.ceil(posts / cmsLimits.pageSize)), cmsLimits.lastPage);
  return Array.from({ length: pages }, (_, index) => blogUrl({ category: '', search: '', page: index + 1 }));
}

function url(path: string, changed?: string): string {
  return element('url', [element('loc', absolute(path)), element('lastmod', changed)]);
}
