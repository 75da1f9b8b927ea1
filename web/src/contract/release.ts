/** Query parameter in which the edge names the live release to blog-pages; part of the cache key. */
export const releaseParameter = 'release';
