import { expect, test } from 'vitest';
import { accessibility } from './accessibility.ts';
import { clinicDisclosure } from './claims.static.ts';
import { homeCall } from './home.ts';
import { findContradictions } from './lists/contradictions.ts';
import { sampleProjects } from './lists/projects.samples.ts';
import { sampleStories } from './lists/stories.samples.ts';
import { sampleTestimonials } from './lists/testimonials.samples.ts';
import { jobOf } from './lists/job.ts';
import { sampleJobs } from './lists/jobs.samples.ts';
import { jobs } from './lists/jobs.static.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { servicesPage } from './services.ts';
import { serviceTitles } from './services/service.ts';
import { sitemapPage } from './sitemap.ts';
import { routes } from './routes.ts';
import { stories } from './lists/stories.static.ts';
import { termsOfService } from './terms-of-service.ts';

function slug(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

test('every service belongs to one caption of the line on services', () => {
  expect(servicesPage.parts.flat().toSorted()).toEqual(serviceTitles.toSorted());
});

test('stories have ids of their own, and a whole review begins with its quote', () => {
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
  expect(stories.filter(({ quote, fullQuote }) => fullQuote?.startsWith(quote) === false)).toEqual([]);
});

test('the samples do not contradict each other, and the agent of every sample call begins with what it is', () => {
  const projects = sampleProjects.map((project) => ({ ...project, words: project.recording?.turns }));
  const samples = { projects, stories: sampleStories, testimonials: sampleTestimonials };
  expect(findContradictions(samples)).toEqual([]);
  const [, , , words] = homeCall.captions.find(([who]) => who === 1) ?? [];
  expect(words?.startsWith(clinicDisclosure)).toBe(true);
});

test('every job has an address of its own, and can be done somewhere', () => {
  const slugs = jobs.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(jobs.filter(({ countries = [], office }) => countries.length === 0 && !office)).toEqual([]);
});

test('a place names the countries, and a job without pay says nothing about it', () => {
  const { payRange: _, ...job } = sampleJobs[1]!;
  expect(jobOf(job)).toMatchObject({ location: 'Remote', place: 'Remote, from India', pay: undefined });
  expect(jobOf({ ...job, location: 'Rajkot', countries: ['India', 'Nepal'] }).place).toBe(
    'Rajkot, remote from India or Nepal',
  );
});

test.each([accessibility, privacyPolicy, termsOfService])('the anchors of $title are its clauses', ({ clauses }) => {
  expect(clauses.map(({ id }) => id)).toEqual(clauses.map(({ title }) => slug(title)));
});

test('the sitemap page links to every other page with an address of its own', () => {
  const paths = sitemapPage.groups.flatMap(({ links }) => links.map(({ path }): string => path));
  const pages = Object.values(routes).map(({ path }): string => path);
  expect(pages.filter((path) => !path.includes(':') && !paths.includes(path))).toEqual([routes.sitemap.path]);
});

/** Returns every string of every content module, with its location. */
function contentTexts() {
  const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./company.ts'], {
    eager: true,
  });
  return Object.entries(modules)
    .filter(([file]) => !file.endsWith('/services/index.ts') && !file.endsWith('.samples.ts'))
    .flatMap(([file, exports]) => strings(exports, file));
}

function strings(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  // Visitors read a sentence with a highlight in one piece.
  if ('highlight' in value)
    return [Object.values(value).join(''), value.highlight].flatMap((text) => strings(text, place));
  // A schema also contains valibot's own words.
  return Object.entries(value).flatMap(([key, part]) => (key === 'schema' ? [] : strings(part, `${place} ${key}`)));
}

test('every character is in the fonts', () => {
  // Anek Latin has no ₹, so that each system draws its own.
  const foreign = /[^\x20-\x7e\u00a0©°·×é–—‘’“”•…₹]/;
  expect(contentTexts().filter(({ text }) => foreign.test(text))).toEqual([]);
});
