/** Returns the folder of a release in the bucket. Below it are the files of the build that have no hash in their name. */
export function releaseFolder(id: string): string {
  return `/releases/${id}`;
}

/**
 * Folder of the bucket with the code of the viewer-request function of each release, `<id>.js`. The site serves none of
 * them, because the viewer-request function rewrites no path to this folder.
 */
export const edgeCodeFolder = '/edge-functions';

/** Alias of blog-pages that names the version of the live release. */
export const liveAlias = 'live';

/** Prefix of the headers in which S3 sends metadata. */
export const metadataPrefix = 'x-amz-meta-';

/** Returns the comment of the viewer-request function, by which `npm run release` knows the live release. */
export function releaseComment(id: string): string {
  return `release ${id}`;
}
