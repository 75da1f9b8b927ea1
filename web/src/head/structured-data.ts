import { company } from '#content/company.ts';
import { jobs } from '#content/pages/careers.ts';
import type { JobOpening } from '#content/collections/job.ts';
import { servicePage } from '#content/pages/service-page.ts';
import { type Service, servicePath, services } from '#content/services/index.ts';
import type { Post } from '#contract/cms.ts';
import type * as schema from 'schema-dts';
import { routes } from './routes.ts';
import { serviceNamed } from './service-named.ts';
import { absolute, type Head, largeIcon } from './tags.ts';
import { untitledPost } from './title.ts';

/** One schema.org object; what we make of them satisfies the types generated from schema.org's own definitions. */
export type Thing = { '@type': string; [property: string]: unknown };

/**
 * What a document tells search engines in JSON-LD (schema.org): the organization and the site on the home page, a
 * service on its page, the way to every page below the home page. No ratings and no reviews, ever (D55); a job only
 * once it has real dates (D06).
 */
export function structuredData(head: Head, post?: Post): Thing[] {
  if (head.path === undefined) return [];
  if (head.path === '/') return [organization(), website()];
  const things = [breadcrumbs(head, post)];
  const service = head.path.startsWith('/service/')
    ? serviceNamed(services, head.path.slice('/service/'.length))
    : undefined;
  if (service) {
    things.push({
      '@type': 'Service',
      name: service.title,
      description: service.description,
      url: absolute(servicePath(service)),
      provider: { '@type': 'Organization', '@id': organizationId, name: company.brand },
      areaServed: 'Worldwide',
    } satisfies schema.Service);
    things.push(questions(service));
  }
  if (head.path === '/careers') things.push(...jobs.flatMap(jobPosting));
  if (post) things.push(article(head, post));
  return things;
}

const organizationId = `${company.origin}/#organization`;

function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.brand,
    url: absolute('/'),
    logo: absolute(largeIcon),
    foundingDate: String(company.since),
    email: company.email,
    telephone: company.phone,
    address: postalAddress(),
    sameAs: company.links.social.map(({ url }) => url).filter((url) => url !== ''),
  } satisfies schema.Organization;
}

function postalAddress() {
  const { street, city, region, countryCode } = company.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    addressCountry: countryCode,
  } satisfies schema.PostalAddress;
}

function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${company.origin}/#website`,
    name: company.brand,
    url: absolute('/'),
    publisher: { '@type': 'Organization', '@id': organizationId, name: company.brand },
  } satisfies schema.WebSite;
}

function breadcrumbs(head: Head, post?: Post): Thing {
  const path = head.path ?? '/';
  const parent = path.startsWith('/service/') ? '/services' : path.startsWith('/blog/') ? '/blog' : undefined;
  const name = post ? headline(post) : head.title.split(/ [–|] /)[0];
  const steps = ['/', ...(parent ? [parent] : [])].map((step) => ({ name: screenOf(step), path: step }));
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

/** The questions that stand on a service's page, word for word. */
function questions({ answers }: Service): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: servicePage.questions.items.map(({ question, answer }) => {
      const text = answers[answer];
      return {
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: typeof text === 'string' ? text : text.text },
      };
    }),
  } satisfies schema.FAQPage;
}

/** A job as search engines list it; none before it has the day it was posted, which they require to be true. */
export function jobPosting(job: JobOpening): Thing[] {
  if (job.datePosted === undefined) return [];
  return [
    {
      '@type': 'JobPosting',
      title: job.title,
      description: `${job.description} ${job.skills}. ${job.experience}.`,
      datePosted: job.datePosted,
      ...(job.validThrough !== undefined && { validThrough: job.validThrough }),
      hiringOrganization: { '@type': 'Organization', '@id': organizationId, name: company.brand },
      jobLocation: { '@type': 'Place', address: postalAddress() },
      directApply: true,
    } satisfies schema.JobPosting,
  ];
}

function article(head: Head, post: Post): Thing {
  return {
    '@type': 'BlogPosting',
    headline: headline(post),
    description: head.description,
    url: absolute(head.path ?? '/blog'),
    mainEntityOfPage: absolute(head.path ?? '/blog'),
    image: absolute(head.image),
    datePublished: post.date,
    dateModified: post.modified ?? post.date,
    author: { '@type': 'Person', name: post._embedded?.author?.[0]?.name ?? company.brand },
    publisher: { '@type': 'Organization', '@id': organizationId, name: company.brand },
  } satisfies schema.BlogPosting;
}

function headline(post: Post): string {
  return post.title.rendered.trim() || untitledPost;
}

function screenOf(path: string): string {
  return routes.find((route) => route.path === path)?.screen ?? path;
}
