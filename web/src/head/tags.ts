import { company } from '#content/company.ts';
import { type Service, servicePath, services } from '#content/services/index.ts';
import { postPath } from '#contract/blog-address.ts';
import type { Post } from '#contract/cms.ts';
import { notFoundScreen, type RouteName, routeNamed, routes } from './routes.ts';
import { serviceNamed } from './service-named.ts';
import { missingPost, pageTitle, postTitle, serviceTitle } from './title.ts';

/** What a document says about itself to search engines and link previews. */
export type Head = {
  title: string;
  /** At most 160 characters. */
  description: string;
  /** Path of the canonical form, or undefined on a page that has none (404). */
  path: string | undefined;
  /** Open Graph type. */
  type: 'website' | 'article';
  /** Path or address of the preview picture, 1200 by 630 pixels. */
  image: string;
};

/** Width and height of every preview picture made at build, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Icon of a home screen, 180 pixels square. */
export const touchIcon = '/apple-touch-icon.png';

/** The mark for whatever reads no SVG, 512 pixels square. */
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

/** Head of one of the routes whose address is fixed. */
export function routeHead(name: Exclude<RouteName, 'service' | 'blogPost'>): Head {
  const { path, screen } = routeNamed(name);
  return head(pageTitle(screen), descriptions[name], path, previewPath(name));
}

/** Head of a service's own page. */
export function serviceHead(service: Service): Head {
  const path = servicePath(service);
  return head(serviceTitle(service.title), clip(service.description), path, `/og${path}.png`);
}

/** Head of an article; an SEO plugin's words win for title and description, never for the address. */
export function postHead(post: Post): Head {
  const title = post.seo?.title ?? postTitle(post.title.rendered);
  const description = clip(post.seo?.description ?? (post.excerpt.rendered || descriptions.blogPost));
  const image = post._embedded?.['wp:featuredmedia']?.[0]?.source_url ?? previewPath('blog');
  return { ...head(title, description, postPath(post.slug), image), type: 'article' };
}

/** Head of the screen that stands where an article is missing: it has no canonical form. */
export const missingPostHead: Head = head(
  pageTitle(missingPost),
  'There is no article at this address. All our articles are on the blog page.',
  undefined,
  previewPath('blog'),
);

/** Head of the page for an unknown address: it has no canonical form. */
export const notFoundHead: Head = head(
  pageTitle(notFoundScreen),
  descriptions.notFound,
  undefined,
  previewPath('home'),
);

/** Head of the page at a canonical path, or of the 404 page. Articles need their post: see postHead. */
export function headFor(path: string): Head {
  const service = path.startsWith('/service/') ? serviceNamed(services, path.slice('/service/'.length)) : undefined;
  if (service) return serviceHead(service);
  const route = routes.find((candidate) => candidate.path === path);
  if (!route || route.name === 'service' || route.name === 'blogPost') return notFoundHead;
  return routeHead(route.name);
}

/** A path as a whole address on the live site. */
export function absolute(path: string): string {
  return path.startsWith('/') ? company.origin + path : path;
}

function head(title: string, description: string, path: string | undefined, image: string): Head {
  return { title, description, path, type: 'website', image };
}

function previewPath(name: RouteName): string {
  return `/og/${name}.png`;
}

/** Text cut at a word so that it has at most 160 characters. */
function clip(text: string): string {
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
