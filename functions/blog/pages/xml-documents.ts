import { postPath, blogUrl } from '#head/blog-url.ts';
import { isPost } from '#contract/post.ts';
import { rss } from '#contract/rss.ts';
import { company } from '#content/company.ts';
import { blogWords } from '#content/blog.ts';
import { routes, xmlPaths } from '#content/routes.ts';
import { absolute, routeHead } from '#head/tags.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { latestPosts } from '#head/listed-posts.ts';
import { cases } from '#content/lists/projects.static.ts';
import type { JobEntry } from '#content/lists/jobs.static.ts';
import { jobPage } from '#content/job.ts';
import { cmsLimits } from '#contract/cms.ts';
import { staticPaths } from '#head/static-paths.ts';
import { element } from '#contract/text.ts';

const feedSize = 20;

/** Returns feed.xml (RSS 2.0) with the excerpts of the newest posts. Throws WordPressFailure. */
export async function renderFeed(content: ContentService): Promise<string> {
  const { items } = await content.posts({ ...latestPosts, perPage: feedSize });
  const { title, description } = routeHead('blog');
  return rss({
    title,
    page: absolute(routes.blog.path),
    description,
    url: absolute(xmlPaths.feed),
    entries: items.filter(isPost).map((post) => ({
      title: post.title.trim() || blogWords.post.untitled,
      url: absolute(postPath(post.slug)),
      date: post.date,
      author: post.author ?? company.brand,
      language: post.language,
      categories: post.categories.map(({ name }) => name),
      summary: post.excerpt,
    })),
  });
}

/** Returns the feed of the open jobs (RSS 2.0), the newest first; those without a date come last. */
export function renderJobFeed(jobs: readonly JobEntry[]): string {
  return rss({
    title: jobPage.feed.title,
    page: absolute(routes.careers.path),
    description: jobPage.feed.description,
    url: absolute(xmlPaths.jobFeed),
    entries: jobs
      .toSorted((a, b) => (b.posted ?? '').localeCompare(a.posted ?? ''))
      .map((job) => ({ title: job.title, url: absolute(job.path), date: job.posted, summary: summaryOf(job) })),
  });
}

function summaryOf({ description, location, employment, experience, pay, lastDay }: JobEntry): string {
  const end = lastDay && `${jobPage.facts.closes} ${lastDay}`;
  return [description, ...[location, employment, experience, pay, end].filter((fact) => fact !== undefined)].join(
    ' · ',
  );
}

/**
 * Returns sitemap.xml (sitemaps.org, protocol 0.9) with the static pages, projects, the open jobs, every page of the blog's list
 * and every post with its last change. Throws WordPressFailure.
 */
export async function renderSitemap(content: ContentService, jobs: readonly JobEntry[]): Promise<string> {
  const { items, total } = await content.sitemapPosts();
  // A post that was published between two requests moves the last one of a page to the next page.
  const posts = [...new Map(items.map((item) => [item.slug, item])).values()];
  const newest = posts.flatMap(({ changed }) => changed ?? []).toSorted();
  const urls = [
    ...[...staticPaths, ...[...cases, ...jobs].map(({ path }) => path)].map((path) => url(path)),
    ...blogPages(total ?? posts.length).map((path) => url(path, newest.at(-1))),
    ...posts.map(({ slug, changed }) => url(postPath(slug), changed)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function blogPages(posts: number): string[] {
  const pages = Math.min(Math.max(1, Math.ceil(posts / cmsLimits.pageSize)), cmsLimits.lastPage);
  return Array.from({ length: pages }, (_, index) => blogUrl({ category: '', search: '', page: index + 1 }));
}

function url(path: string, changed?: string): string {
  return element('url', [element('loc', absolute(path)), element('lastmod', changed)]);
}
