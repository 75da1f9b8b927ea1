import { company } from '#content/company.ts';
import { questionsOf } from '#content/service.ts';
import { type Service, servicePath } from '#content/services/index.ts';
import type { Post } from '#contract/post.ts';
import type * as schema from 'schema-dts';
import { type PageRoute, routes } from '#content/routes.ts';
import { jobPosting } from './job-posting.ts';
import { organization, organizationReference } from './organization.ts';
import { absolute, type Head } from './tags.ts';

/** A schema.org object. Each function that returns one checks it against the types of schema-dts. */
export type Thing = { '@type': string; [property: string]: unknown };

/**
 * Returns the JSON-LD (schema.org) of a page: organization and site on the home page, breadcrumbs on every other, and
 * the service, questions, job, project or article of the page. Never has ratings or reviews, because those in the content are
 * samples, nor a list of jobs, because search engines allow JobPosting only on a page about one job.
 */
export function structuredData(head: Head, post?: Post): Thing[] {
  if (head.path === undefined) return [];
  if (head.path === '/') return [organization(), website()];
  const things = [breadcrumbs(head)];
  const { service } = head;
  if (service) {
    things.push({
      '@type': 'Service',
      name: service.title,
      description: service.description,
      url: absolute(servicePath(service)),
      provider: organizationReference,
      areaServed: 'Worldwide',
    } satisfies schema.Service);
    things.push(questions(service));
  }
  if (head.path === routes.services.path) things.push(questions());
  if (head.project) {
    const { title, path, summary, sector, technologies } = head.project;
    things.push({
      '@type': 'CreativeWork',
      name: title,
      description: summary,
      url: absolute(path),
      creator: organizationReference,
      about: sector,
      keywords: technologies.join(', '),
    } satisfies schema.CreativeWork);
  }
  const posting = head.job && jobPosting(head.job);
  if (posting) things.push(posting);
  if (post) things.push(article(head, post));
  return things;
}

function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${company.origin}/#website`,
    name: company.brand,
    url: absolute(routes.home.path),
    publisher: organizationReference,
  } satisfies schema.WebSite;
}

function breadcrumbs({ name, path = routes.home.path, parent }: Head): Thing {
  const above: PageRoute[] = parent ? ['home', parent] : ['home'];
  const steps = above.map((route) => ({ name: routes[route].screen, path: routes[route].path }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name, path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  } satisfies schema.BreadcrumbList;
}

/** Returns the questions on the page of a service, or of all services, in the same words. */
function questions(service?: Service): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questionsOf(service).map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  } satisfies schema.FAQPage;
}

function article(head: Head, post: Post): Thing {
  return {
    '@type': 'BlogPosting',
    headline: head.name,
    description: head.description,
    inLanguage: post.language ?? 'en',
    url: absolute(head.path ?? routes.blog.path),
    mainEntityOfPage: absolute(head.path ?? routes.blog.path),
    image: absolute(head.image),
    datePublished: post.date,
    dateModified: post.modified ?? post.date,
    author: { '@type': 'Person', name: post.author ?? company.brand },
    publisher: organizationReference,
  } satisfies schema.BlogPosting;
}
