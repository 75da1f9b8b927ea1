import { postPath } from '#contract/blog-url.ts';
import { cmsPath } from '#contract/cms.ts';
import { routes, xmlPaths } from '#content/routes.ts';
import { decodeSlug, isSingleSlug } from '../wordpress/query.ts';

/** Most slugs of one call: a renamed post has two. */
const maxSlugs = 5;

/** CloudFront's paths of the search and the XML files, each with any query and without one. */
const otherLists = [routes.search.path, xmlPaths.sitemap, xmlPaths.feed].map((path) => `${path}*`);

/** CloudFront's paths of everything that lists posts. */
const lists = [
  ...withAnyQuery(routes.blog.path),
  ...otherLists,
  // The query of a request for a list begins with `_embed`, that of a request for one post with `slug`.
  `${cmsPath}/posts?_embed=*`,
  `${cmsPath}/categories*`,
];

/** CloudFront's paths of every response that contains posts. */
const everything = [`${routes.blog.path}*`, ...otherLists, `${cmsPath}/*`];

/**
 * Returns CloudFront's paths to invalidate for the `slugs` of a call, `[current, former]`: the lists and the posts with
 * these slugs. The copies of other posts stay, because WordPress may be down when they are requested next. Returns the
 * paths of all posts for any other value: the calls of a webhook plugin name no slugs.
 */
export function invalidationPaths(slugs: unknown): readonly string[] {
  if (!Array.isArray(slugs) || slugs.length === 0 || slugs.length > maxSlugs) return everything;
  const decoded = slugs.map((slug: unknown) => (typeof slug === 'string' ? decodeSlug(slug) : ''));
  if (!decoded.every((slug) => isSingleSlug(slug) && !slug.includes('*'))) return everything;
  return [...lists, ...[...new Set(decoded)].flatMap(postPaths)];
}

function postPaths(slug: string): readonly string[] {
  return [...withAnyQuery(postPath(slug)), `${cmsPath}/posts?slug=${encodeURIComponent(slug)}&*`];
}

/**
 * CloudFront's paths of a document. The edge adds the release to the query of each, and AWS recommends invalidating both
 * the URI that the viewer requests and the one that a function changes it to ("What you need to know when invalidating
 * files"). `path*` would also match the documents whose path begins with this one.
 */
function withAnyQuery(path: string): readonly string[] {
  return [path, `${path}?*`];
}
