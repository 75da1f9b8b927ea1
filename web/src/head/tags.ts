import { company } from '#content/company.ts';
import { blogWords } from '#content/blog.ts';
import { descriptions } from '#content/descriptions.ts';
import { previewWords } from '#content/preview.ts';
import { jobPage } from '#content/job.ts';
import type { Job } from '#content/lists/job.ts';
import { jobs } from '#content/lists/jobs.static.ts';
import { type ProjectEntry, cases } from '#content/lists/projects.static.ts';
import { projectFacts } from '#content/project.ts';
import { type Service, servicePath, services } from '#content/services/index.ts';
import { notFoundScreen, type PageRoute, routes } from '#content/routes.ts';
import { type BlogQuery, canonicalBlogUrl, postPath } from './blog-url.ts';
import type { Post } from '#contract/post.ts';
import { cutText } from '#contract/cut-text.ts';
import type { Preview } from '#contract/preview.ts';
import { pageRoutes } from './static-paths.ts';
import { blogTitle, postTitle, titleOf } from './blog-title.ts';
import { jobTitle, pageTitle, projectTitle, serviceTitle } from './title.ts';

/** Metadata of a page for search engines and link previews. */
export type Head = {
  title: string;
  /** At most 160 characters. */
  description: string;
  /** Path of the canonical URL, or undefined on a page that has none (404). */
  path: string | undefined;
  /** Name of the page in breadcrumbs, and the route above it. */
  name: string;
  parent?: PageRoute;
  service?: Service;
  job?: Job;
  project?: ProjectEntry;
  /** Whether the page is about something that existed: it is served with 410. */
  isGone?: true;
  type: 'website' | 'article';
  /** Path or URL of the preview image, 1200 by 630 pixels. */
  image: string;
};

export const previewSize = { width: 1200, height: 630 } as const;

/** Home-screen icon of iOS, 180 pixels square. */
export const touchIcon = '/apple-touch-icon.png';

/** Logo for clients that do not support SVG, 512 pixels square. */
export const largeIcon = '/icon-512.png';

export function routeHead(name: PageRoute): Head {
  const { path, screen } = routes[name];
  return head({
    name: screen,
    title: pageTitle(screen),
    description: descriptions[name],
    path,
    image: previewPath(name),
  });
}

export function blogHead(query: BlogQuery): Head {
  const description = query.page === 1 ? descriptions.blog : clip(`Page ${query.page}. ${descriptions.blog}`);
  return head({
    name: routes.blog.screen,
    title: blogTitle(query.page),
    description,
    path: canonicalBlogUrl(query),
    image: previewPath('blog'),
  });
}

export function serviceHead(service: Service): Head {
  const path = servicePath(service);
  return head({
    name: service.title,
    title: serviceTitle(service.title),
    description: clip(service.description),
    path,
    parent: 'services',
    service,
    image: `/og${path}.png`,
  });
}

export function jobHead(job: Job): Head {
  const { path, title, location, experience, description } = job;
  return head({
    name: title,
    title: jobTitle(title),
    description: clip(`${description} ${location}, ${experience}.`),
    path,
    parent: 'careers',
    job,
    image: `/og${path}.png`,
  });
}

export function projectHead(project: ProjectEntry): Head {
  const { title, path, summary } = project;
  return head({
    name: title,
    title: projectTitle(title),
    description: clip([summary, ...projectFacts(project)].join(' · ')),
    path,
    parent: 'projects',
    project,
    image: `/og${path}.png`,
  });
}

/** Returns the metadata of the page of a closed job, which has no canonical URL. */
function closedJobHead(title: string): Head {
  const name = jobPage.closed(title);
  const description = descriptions.closedJob;
  return head({
    name,
    title: pageTitle(name),
    description,
    path: undefined,
    image: previewPath('careers'),
    isGone: true,
  });
}

/** Returns the metadata of an article. The SEO plugin's title and description win; the canonical URL is always ours. */
export function postHead(post: Post): Head {
  const title = post.seo?.title ?? postTitle(post);
  const description = clip(post.seo?.description ?? (post.excerpt || descriptions.blogPost));
  const image = post.image?.url ?? previewPath('blog');
  return { name: titleOf(post), title, description, path: postPath(post.slug), parent: 'blog', type: 'article', image };
}

export const missingPostHead: Head = head({
  name: blogWords.post.missing,
  title: pageTitle(blogWords.post.missing),
  description: descriptions.missingPost,
  path: undefined,
  image: previewPath('blog'),
});

/** Metadata of the page of an article that cannot be reached, but may exist. */
export const unreachablePostHead: Head = {
  ...missingPostHead,
  name: blogWords.post.unreachable,
  title: pageTitle(blogWords.post.unreachable),
  description: descriptions.blogPost,
};

/** Metadata of a preview that shows no draft. Chat programs show it where a shared link is pasted. */
export function closedPreviewHead(preview: Preview): Head {
  const { shared, refused, reason } = previewWords;
  const [name, description] = 'refusal' in preview ? [refused, reason[preview.refusal]] : [shared.title, shared.text];
  return { ...missingPostHead, name, title: pageTitle(name), description };
}

export const notFoundHead: Head = head({
  name: notFoundScreen,
  title: pageTitle(notFoundScreen),
  description: descriptions.notFound,
  path: undefined,
  image: previewPath('home'),
});

/**
 * Returns the metadata of the page at a canonical path, or of the 404 page. Articles need their post: use `postHead`.
 * `isClosed` is whether the document shows a job after its closing time.
 */
export function headFor(path: string, isClosed = false): Head {
  const service = services.find((candidate) => servicePath(candidate) === path);
  if (service) return serviceHead(service);
  const job = jobs.find((candidate) => candidate.path === path);
  if (job) return isClosed || job.closed ? closedJobHead(job.title) : jobHead(job);
  const project = cases.find((candidate) => candidate.path === path);
  if (project) return projectHead(project);
  const name = pageRoutes.find((route) => routes[route].path === path);
  return name ? routeHead(name) : notFoundHead;
}

/** Returns the absolute URL of a path on the live site. */
export function absolute(path: string): string {
  return path.startsWith('/') ? company.origin + path : path;
}

function head(fields: Omit<Head, 'type'>): Head {
  return { ...fields, type: 'website' };
}

function previewPath(name: PageRoute): string {
  return `/og/${name}.png`;
}

function clip(text: string): string {
  return cutText(text, 159);
}
