import { postPath } from '#contract/blog-url.ts';
import { isPost } from '#contract/post.ts';
import { rss } from '#contract/rss.ts';
import { company } from '#content/company.ts';
import { blogWords } from '#content/blog.ts';
import { routes, xmlPaths } from '#content/routes.ts';
import { absolute, routeHead } from '#head/tags.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { latestPosts } from '#contract/post-source.ts';

/** Number of posts in the feed. */
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
