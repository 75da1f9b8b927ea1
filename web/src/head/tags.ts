import { company } from '#content/company.ts';
import { blogWords } from '#content/words/blog-words.ts';
import { descriptions } from '#content/descriptions.ts';
import { type Service, servicePath, services } from '#content/services/index.ts';
import { type BlogQuery, canonicalBlogUrl, postPath } from '#contract/blog-url.ts';
import type { Post } from '#contract/post.ts';
import { notFoundScreen, type RouteName, routeNamed, routes } from './routes.ts';
import { findService } from './find-service.ts';
import { blogTitle, pageTitle, postTitle, serviceTitle } from './title.ts';

/** Metadata of a page for search engines and link previews. */
export type Head = {
  title: string;
  /** At most 160 characters. */
  description: string;
  /** Path of the canonical URL, or undefined on a page that has none (404). */
  path: string | undefined;
  /** Open Graph type. */
  type: 'website' | 'article';
  /** Path or URL of the preview image, 1200 by 630 pixels. */
  image: string;
};

/** Size in pixels of every generated preview image. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Home-screen icon of iOS, 180 pixels square. */
export const touchIcon = '/apple-touch-icon.png';

/** Logo for clients that do not support SVG, 512 pixels square. */
export const largeIcon = '/icon-512.png';

/** Returns the metadata of a route without parameters. */
export function routeHead(name: Exclude<RouteName, 'service' | 'blogPost'>): Head {
  const { path, screen } = routeNamed(name);
  return head(pageTitle(screen), descriptions[name], path, previewPath(name));
}

/** Returns the metadata of a page of the blog list. */
export function blogHead(query: BlogQuery): Head {
  const description = query.page === 1 ? descriptions.blog : clip(`Page ${query.page}. ${descriptions.blog}`);
  return head(blogTitle(query.page), description, canonicalBlogUrl(query), previewPath('blog'));
}

/** Returns the metadata of a service's page. */
export function serviceHead(service: Service): Head {
  const path = servicePath(service);
  return head(serviceTitle(service.title), clip(service.description), path, `/og${path}.png`);
}

/** Returns the metadata of an article. The SEO plugin's title and description win; the canonical URL is always ours. */
export function postHead(post: Post): Head {
  const title = post.seo?.title ?? postTitle(post.title);
  const description = clip(post.seo?.description ?? (post.excerpt || descriptions.blogPost));
  const image = post.image?.url ?? previewPath('blog');
  return { ...head(title, description, postPath(post.slug), image), type: 'article' };
}

/** Metadata of the page for a missing article, which has no canonical URL. */
export const missingPostHead: Head = head(
  pageTitle(blogWords.post.missing),
  descriptions.missingPost,
  undefined,
  previewPath('blog'),
);

/** Metadata of the 404 page, which has no canonical URL. */
export const notFoundHead: Head = head(
  pageTitle(notFoundScreen),
  descriptions.notFound,
  undefined,
  previewPath('home'),
);

/**
 * Returns the metadata of the page at a canonical path, or of the 404 page. Articles need their post: use `postHead`.
 */
export function headFor(path: string): Head {
  const service = path.startsWith('/service/') ? findService(services, path.slice('/service/'.length)) : undefined;
  if (service) return serviceHead(service);
  const route = routes.find((candidate) => candidate.path === path);
  if (!route || route.name === 'service' || route.name === 'blogPost') return notFoundHead;
  return routeHead(route.name);
}

/** Returns the absolute URL of a path on the live site. */
export function absolute(path: string): string {
  return path.startsWith('/') ? company.origin + path : path;
}

function head(title: string, description: string, path: string | undefined, image: string): Head {
  return { title, description, path, type: 'website', image };
}

function previewPath(name: RouteName): string {
  return `/og/${name}.png`;
}

/** Returns the text cut at a word boundary to at most 160 characters. */
function clip(text: string): string {
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
