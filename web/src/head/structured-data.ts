import { company } from '#content/company.ts';
import { servicePage } from '#content/pages/service-page.ts';
import { type Service, servicePath } from '#content/services/index.ts';
import type { Post } from '#contract/post.ts';
import type * as schema from 'schema-dts';
import { type PageRoute, routes } from '#content/routes.ts';
import { absolute, type Head, largeIcon } from './tags.ts';

/** A schema.org object. The functions below check theirs against the types of schema-dts. */
export type Thing = { '@type': string; [property: string]: unknown };

/**
 * Returns the JSON-LD (schema.org) of a page: organization and site on the home page, breadcrumbs on every other, and
 * the service, questions or article of the page. Never has ratings or reviews, because those in the content are samples,
 * nor jobs, because search engines allow JobPosting only on a page about one job, and /careers lists them all.
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
      provider: { '@type': 'Organization', '@id': organizationId, name: company.brand },
      areaServed: 'Worldwide',
    } satisfies schema.Service);
    things.push(questions(service));
  }
  if (post) things.push(article(head, post));
  return things;
}

const organizationId = `${company.origin}/#organization`;

function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.brand,
    url: absolute(routes.home.path),
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
    url: absolute(routes.home.path),
    publisher: { '@type': 'Organization', '@id': organizationId, name: company.brand },
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

/** Returns the questions on the page of a service, in the same words. */
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
    publisher: { '@type': 'Organization', '@id': organizationId, name: company.brand },
  } satisfies schema.BlogPosting;
}
