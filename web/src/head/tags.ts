import { company } from '#content/company.ts';
import { type Service, servicePath, services } from '#content/services/index.ts';
import { postPath } from '#contract/blog-url.ts';
import type { Post } from '#contract/post.ts';
import { notFoundScreen, type RouteName, routeNamed, routes } from './routes.ts';
import { findService } from './find-service.ts';
import { missingPost, pageTitle, postTitle, serviceTitle } from './title.ts';

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

/** Meta descriptions of the routes, each at most 160 characters. */
const descriptions: Readonly<Record<RouteName | 'notFound', string>> = {
  home: 'Voice agents, chatbots, machine learning and cloud software, built in Rajkot, India, since 2019 for startups, SMEs and enterprises worldwide.',
  about:
    'A team in Rajkot, India, that has built voice AI, chatbots and cloud software since 2019. Numbers, technology, people and values.',
  services:
    'Fourteen services, from voice agents and chatbots to Twilio, AWS, databases, DevOps and computer vision. Read what each one covers.',
  projects:
    'Thirteen projects: phone lines, chat desks, models and the plain software around them, with the technology behind each.',
  careers:
    'Open roles for full stack, AI/ML and DevOps engineers, how we work, what we do together, and the form to apply.',
  contact:
    'Write, call or visit: the contact form, e-mail, phone, WhatsApp, office hours and the way to our office in Rajkot, Gujarat, India.',
  blog: 'What we learn while building voice, chat and cloud software: articles on voice agents, chatbots, AWS, Twilio and how projects run.',
  blogPost: 'An article from our blog on voice AI, chatbots and cloud software.',
  privacyPolicy:
    'What we learn about you through this site, what we do with it, how long we keep it and which rights you have.',
  service: 'One service in depth: capabilities, tools, applications and answers to the first questions.',
  successStories: 'Sixteen projects in the words of the people who paid for them, each with its rating and its dates.',
  sitemap: 'Every page of this site on one sheet: main navigation, resources, opportunities, and where to get help.',
  termsOfService:
    'How we work with clients, in nine short sections: scope, environment, confidentiality, bug fixing, communication, timeline and payment.',
  notFound: 'There is no page at this address. Start again from the home page, the services or the blog.',
};

/** Returns the metadata of a route without parameters. */
export function routeHead(name: Exclude<RouteName, 'service' | 'blogPost'>): Head {
  const { path, screen } = routeNamed(name);
  return head(pageTitle(screen), descriptions[name], path, previewPath(name));
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
  pageTitle(missingPost),
  'There is no article at this address. All our articles are on the blog page.',
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
