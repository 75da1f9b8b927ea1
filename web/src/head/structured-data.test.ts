import { testJob } from '#content/lists/job.testkit.ts';
import { questionsOf } from '#content/service.ts';
import { services, servicePath } from '#content/services/index.ts';
import { samplePost } from '#contract/post.testkit.ts';
import { expect, test } from 'vitest';
import { contentPaths } from './content-paths.ts';
import { structuredData, type Thing } from './structured-data.ts';
import { headFor, jobHead, notFoundHead, postHead } from './tags.ts';

const post = samplePost(7, { title: 'Calls at night', modified: '2026-11-13T04:30:00Z' });

function typesOf(things: readonly Thing[]): string[] {
  return things.map((thing) => thing['@type']);
}

/** Values of the properties that search engines read as URLs. */
function urlsOf(things: readonly Thing[]): string[] {
  const properties = /"(?:@id|url|item|logo|image|mainEntityOfPage)":"([^"]*)"/g;
  return [...JSON.stringify(things).matchAll(properties)].map(([, url = '']) => url);
}

test('every URL in the structured data of a static document is absolute', () => {
  const urls = contentPaths.flatMap((path) => urlsOf(structuredData(headFor(path))));
  expect(urls.length).toBeGreaterThan(contentPaths.length);
  expect(urls.filter((url) => !URL.canParse(url))).toEqual([]);
});

test('an article has its author, its image and both dates', () => {
  const things = structuredData(postHead(post), post);
  expect(typesOf(things)).toEqual(['BreadcrumbList', 'BlogPosting']);
  expect(urlsOf(things).filter((url) => !URL.canParse(url))).toEqual([]);
  expect(things[1]).toMatchObject({
    headline: 'Calls at night',
    datePublished: post.date,
    dateModified: post.modified,
    author: { '@type': 'Person' },
    image: expect.stringMatching(/^https:/),
  });
});

test('the home page describes the organization and the site, every other page has breadcrumbs', () => {
  expect(typesOf(structuredData(headFor('/')))).toEqual(['Organization', 'WebSite']);
  const others = contentPaths.filter((path) => path !== '/');
  expect(others.filter((path) => !typesOf(structuredData(headFor(path))).includes('BreadcrumbList'))).toEqual([]);
  expect(structuredData(notFoundHead)).toEqual([]);
});

test('every service page describes the service and its three questions', () => {
  for (const service of services) {
    const things = structuredData(headFor(servicePath(service)));
    expect(typesOf(things)).toEqual(['BreadcrumbList', 'Service', 'FAQPage']);
    expect(JSON.stringify(things)).toContain(JSON.stringify(service.answers.approach));
  }
});

test('the page of services has its questions in the words of the page', () => {
  const things = structuredData(headFor('/services'));
  expect(typesOf(things)).toEqual(['BreadcrumbList', 'FAQPage']);
  for (const { question, text } of questionsOf())
    expect(things[1]?.['mainEntity']).toContainEqual({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    });
});

test('no page has ratings or reviews', () => {
  const all = JSON.stringify(contentPaths.map((path) => structuredData(headFor(path))));
  expect(/"(aggregateRating|review|ratingValue)"|"@type":"\w*(Review|Rating)"/.exec(all)).toBeNull();
});

test('a page about one dated job describes it, and the list of jobs and samples describe none', () => {
  const dated = testJob({ posted: '2026-11-02' });
  expect(typesOf(structuredData(jobHead(dated)))).toEqual(['BreadcrumbList', 'JobPosting']);
  expect(typesOf(structuredData(jobHead({ ...dated, sample: true })))).toEqual(['BreadcrumbList']);
  expect(typesOf(structuredData(headFor('/careers')))).toEqual(['BreadcrumbList']);
});
