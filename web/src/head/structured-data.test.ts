import { jobs } from '#content/pages/careers.ts';
import type { JobOpening } from '#content/collections/job.ts';
import { services, servicePath } from '#content/services/index.ts';
import type { Post } from '#contract/cms.ts';
import { expect, test } from 'vitest';
import { schemaProblems } from './schema-org.ts';
import { staticPaths } from './static-paths.ts';
import { jobPosting, structuredData, type Thing } from './structured-data.ts';
import { headFor, notFoundHead, postHead } from './tags.ts';

const post: Post = {
  id: 7,
  slug: 'calls-at-night',
  date: '2026-11-12T04:30:00Z',
  modified: '2026-11-13T04:30:00Z',
  title: { rendered: 'Calls at night' },
  content: { rendered: '<p>Nobody sleeps.</p>' },
  excerpt: { rendered: 'Nobody sleeps.' },
};

function typesOf(things: readonly Thing[]): string[] {
  return things.map((thing) => thing['@type']);
}

test('what every static document says is valid by the definitions of schema.org', () => {
  const problems = staticPaths.flatMap((path) =>
    structuredData(headFor(path)).flatMap((thing) => schemaProblems(thing, path)),
  );
  expect(problems).toEqual([]);
});

test('what an article says is valid by the definitions of schema.org', () => {
  const things = structuredData(postHead(post), post);
  expect(things.flatMap((thing) => schemaProblems(thing))).toEqual([]);
  expect(typesOf(things)).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test.each([
  ['a property of another type', { '@type': 'Person', headline: 'Ann' }],
  ['a path where an address is due', { '@type': 'WebSite', url: '/about' }],
  ['an object of the wrong kind', { '@type': 'BlogPosting', author: { '@type': 'Place' } }],
  ['a day that is none', { '@type': 'JobPosting', datePosted: 'last week' }],
  ['an unknown type', { '@type': 'AggregateRating' }],
])('%s is found to be invalid', (_, thing) => {
  expect(schemaProblems(thing)).toHaveLength(1);
});

test('the home page names the organization and the site, every other page the way to it', () => {
  expect(typesOf(structuredData(headFor('/')))).toEqual(['Organization', 'WebSite']);
  const others = staticPaths.filter((path) => path !== '/');
  expect(others.filter((path) => !typesOf(structuredData(headFor(path))).includes('BreadcrumbList'))).toEqual([]);
  expect(structuredData(notFoundHead)).toEqual([]);
});

test('every service page says what is sold and answers its three questions', () => {
  for (const service of services) {
    const things = structuredData(headFor(servicePath(service)));
    expect(typesOf(things)).toEqual(['BreadcrumbList', 'Service', 'FAQPage']);
    expect(JSON.stringify(things)).toContain(JSON.stringify(service.answers.approach));
  }
});

test('no document rates ourselves', () => {
  const all = JSON.stringify(staticPaths.map((path) => structuredData(headFor(path))));
  expect(/"(aggregateRating|review|ratingValue)"|"@type":"\w*(Review|Rating)"/.exec(all)).toBeNull();
});

test('a job is listed once it has the day it was posted, and not before', () => {
  const job: JobOpening = jobs[0];
  expect(jobPosting(job)).toEqual([]);
  const [listed] = jobPosting({ ...job, datePosted: '2026-11-02', validThrough: '2026-12-31' });
  expect(schemaProblems(listed)).toEqual([]);
  expect(listed).toMatchObject({ title: job.title, datePosted: '2026-11-02' });
});
