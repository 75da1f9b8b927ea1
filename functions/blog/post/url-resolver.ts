import { fileTypes, mediaUrl, uploadsPath } from '#contract/media.ts';
import { isEntryPath } from '#content/routes.ts';
import { blogUrl, postPath } from '#head/blog-url.ts';
import { decodeSlug, isSingleSlug } from './slug.ts';

/** Origins and paths that URLs in posts are compared with. */
export type UrlContext = {
  /** Root URL of the CMS; http only if the CMS has no https. */
  cmsRoot: string;
  siteOrigin: string;
  /** Paths of the site's own pages, without those of jobs and projects. A link to the CMS's /privacy-policy/ becomes a link to ours. */
  sitePaths: readonly string[];
};

/** URL of a link: a path if it is on the site, otherwise absolute. */
type ResolvedLink = { href: string; external: boolean };

/** Resolves the URLs in a post for use on the site. Returns undefined for URLs that must not be linked. */
export type UrlResolver = {
  link: (written: string) => ResolvedLink | undefined;
  /**
   * Returns the path on the site of a picture that is uploaded to the CMS. Undefined for all others, because the site
   * shows no picture of another host.
   */
  image: (written: string) => string | undefined;
  /** Returns the path on the site of any file that is uploaded to the CMS and that the site serves. */
  upload: (written: string) => string | undefined;
  /** Resolves the URL of a file that the site links to and does not show; https unless the CMS has none. */
  file: (written: string) => string | undefined;
};

const wordPressFolders = 'wp-admin wp-content wp-includes wp-json author tag page feed comments'.split(' ');

/**
 * Returns the URL resolver of a post. Its `permalink` in WordPress shows the path format of posts (/slug/,
 * /2026/11/slug/, …) and the host under which the editor knows the site.
 */
export function createUrlResolver(context: UrlContext, permalink: string | undefined): UrlResolver {
  const cms = new URL(context.cmsRoot);
  const site = new URL(context.siteOrigin);
  const base = parseUrl(permalink ?? '', cms.href) ?? cms;
  const pattern = segments(base);
  const uploads = `${cms.pathname.replace(/\/$/, '')}${uploadsPath}`;

  function resolve(written: string): URL | undefined {
    const trimmed = written.trim();
    const url = trimmed === '' ? undefined : parseUrl(trimmed, base.href);
    if (!url) return undefined;
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
    if (url.username !== '' || url.password !== '') return undefined;
    if (url.host === cms.host) url.protocol = cms.protocol;
    else if (url.port === '') url.protocol = 'https:';
    return url;
  }

  const ownHosts = [cms.host, base.host, site.host];

  /** Returns the path below the uploads, also of a URL in which an image CDN has wrapped that of the upload. */
  function uploadPath(written: string): string | undefined {
    const url = resolve(written);
    if (!url) return undefined;
    const { host, pathname } = url;
    // A plugin that moves the uploads to S3 adds the version as a folder of eight digits, which WordPress does not have.
    const isMoved = !ownHosts.includes(host) && /\/\d{8}\/[^/]+$/.test(pathname);
    const isOwn = !isMoved && ownHosts.some((ownHost) => isHostOrCdn(host, ownHost));
    const own = isOwn ? pathname.replace(/^\/cdn-cgi\/image\/[^/]+(?=\/)/, '') : '';
    if (own.startsWith(`${uploads}/`)) return own.slice(uploads.length);
    for (const folder of ownHosts.map((ownHost) => `/${ownHost}${uploads}`)) {
      const start = pathname.indexOf(`${folder}/`);
      if (start >= 0) return pathname.slice(start + folder.length);
    }
    return undefined;
  }

  const served = (written: string, types?: object) => {
    const path = uploadPath(written);
    return path === undefined ? undefined : mediaUrl(path, types);
  };

  return {
    link(written) {
      if (/^\s*(mailto|tel):[^\s<>"]+$/i.test(written)) return { href: written.trim(), external: false };
      if (/^\s*#/.test(written)) return { href: `#${anchorId(decodeSlug(written.trim().slice(1)))}`, external: false };
      const url = resolve(written);
      if (!url) return undefined;
      const file = served(written, fileTypes);
      if (file !== undefined) return { href: file, external: true };
      // As a path, `//evil.example` would be the URL of another host.
      if (url.pathname.startsWith('//')) return { href: url.href, external: true };
      if (url.host === site.host) return { href: `${url.pathname}${url.search}${url.hash}`, external: false };
      const path =
        url.host === cms.host || url.host === base.host ? pathOnSite(url, pattern, context.sitePaths) : undefined;
      return path === undefined ? { href: url.href, external: true } : { href: path + sectionOf(url), external: false };
    },
    image: (written) => served(written),
    upload: (written) => served(written, fileTypes),
    file: (written) => resolve(written)?.href,
  };
}

/**
 * Returns the id of a heading or anchor in a post. It starts with `h-`, like WordPress's own, so that it cannot collide
 * with an id of the page.
 */
export function anchorId(written: string): string {
  const id = written
    .slice(0, 200)
    .replace(/[^\p{L}\p{M}\p{N}_.:-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);
  return id === '' || id.startsWith('h-') ? id : `h-${id}`;
}

function pathOnSite(url: URL, pattern: readonly string[], sitePaths: readonly string[]): string | undefined {
  if (url.search !== '') return undefined;
  const pathSegments = segments(url);
  const path = `/${pathSegments.join('/')}`;
  if (sitePaths.includes(path)) return path;
  const [first = '', second = ''] = pathSegments;
  if (first === 'category' && pathSegments.length === 2)
    return blogUrl({ category: decodeSlug(second), search: '', page: 1 });
  if (wordPressFolders.includes(first)) return undefined;
  const isPost =
    pathSegments.length === Math.max(1, pattern.length) &&
    pathSegments
      .slice(0, -1)
      .every((part, index) => part === pattern[index] || (isNumber(part) && isNumber(pattern[index])));
  const slug = decodeSlug(pathSegments.at(-1) ?? '');
  if (isPost && isSingleSlug(slug) && !slug.includes('.')) return postPath(slug);
  return isEntryPath('job', path) || isEntryPath('project', path) ? path : undefined;
}

/** Networks that serve a site's files under their paths, each on a host of its own. */
const pullZone = /\.(?:exactdn\.com|b-cdn\.net|kxcdn\.com|cloudfront\.net|netdna-cdn\.com|stackpathcdn\.com)$/;

const cdnName = /^(?:cdn|static|media|img|images|assets)\d?\./;

/** Whether a host is a site's own, or one under which a CDN serves its files: `cdn.example.com` of `cms.example.com`. */
function isHostOrCdn(host: string, ownHost: string): boolean {
  if (host === ownHost || host.endsWith(`.${ownHost}`) || pullZone.test(host)) return true;
  return cdnName.test(host) && host.replace(cdnName, '') === ownHost.split('.').slice(1).join('.');
}

function sectionOf(url: URL): string {
  return url.hash.length > 1 ? `#${anchorId(decodeSlug(url.hash.slice(1)))}` : '';
}

function parseUrl(written: string, base: string): URL | undefined {
  return URL.canParse(written, base) ? new URL(written, base) : undefined;
}

function segments(url: URL): readonly string[] {
  return url.pathname.split('/').filter((part) => part !== '');
}

function isNumber(part: string | undefined): boolean {
  return part !== undefined && /^\d+$/.test(part);
}
