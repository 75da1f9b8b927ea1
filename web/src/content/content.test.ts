import { expect, test } from 'vitest';
import { accessibility } from './accessibility.ts';
import { about } from './about.ts';
import type { SpokenLine } from './types.ts';
import { careers } from './careers.ts';
import { openJobs, openTitles } from './lists/job-entries.static.ts';
import { jobs } from './lists/jobs.static.ts';
import { type ChatPanelId, chatPanels } from './chat.ts';
import { company } from './company.ts';
import { navigation } from './shell.ts';
import { gallery } from './lists/gallery.static.ts';
import { homeCall } from './home-call.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { projects } from './lists/projects.static.ts';
import { servicesPage } from './services-page.ts';
import { sitemapPage } from './sitemap-page.ts';
import { routes } from './routes.ts';
import { stories } from './lists/stories.static.ts';
import { team } from './lists/team.static.ts';
import { technology } from './lists/technology.ts';
import { termsOfService } from './terms-of-service.ts';
import { testimonials } from './lists/testimonials.static.ts';
import { footer } from './footer.ts';

function slug(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

function lastSeed(id: ChatPanelId): string {
  return chatPanels[id].seeds.at(-1)?.text ?? '';
}

test('the top bar links to seven pages in the required order', () => {
  expect(navigation.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/services',
    '/projects',
    '/blog',
    '/careers',
    '/contact',
  ]);
});

test('the footer names its columns and opens only the sitemap in a new tab', () => {
  expect(footer.columns.map(({ title }) => title)).toEqual(['Quick Links', 'Resources']);
  expect(footer.legal.filter(({ newTab }) => newTab).map(({ path }) => path)).toEqual(['/Sitemap.xml']);
});

test.each<[string, SpokenLine]>([
  ['home', homeCall],
  ['about', about.journey],
  ['services', servicesPage.line],
  ['careers', careers.line],
])('the turns of the line on %s fit into 144 threads', (_page, { captions, wordless = [] }) => {
  const threads = [...captions.map(([, length]) => length), ...wordless.map(([, length]) => length)];
  const woven = threads.reduce((sum, length) => sum + length, 0) + 3 * (threads.length - 1);
  expect(woven).toBeGreaterThan(130);
  expect(woven).toBeLessThanOrEqual(144);
});

test('the ten technology categories are in the required order, and no tool is listed twice in one', () => {
  expect(technology.map(({ title }) => title)).toEqual([
    'LLM Models',
    'AI & Machine Learning',
    'Chatbot & Voice',
    'Backend',
    'Cloud & DevOps',
    'Frontend',
    'Database',
    'Mobile Development',
    'Testing & Analytics',
    'Data Science & Analytics',
  ]);
  for (const { tools } of technology) {
    expect(new Set(tools.map((tool) => tool.name)).size).toBe(tools.length);
  }
});

test('seventeen people have their own id, name, picture and sentence; two lead', () => {
  for (const field of ['id', 'name', 'image', 'bio'] as const) {
    expect(new Set(team.map((member) => member[field])).size).toBe(17);
  }
  expect(team.filter((member) => member.department === 'Leadership')).toHaveLength(2);
  expect(team.every(({ skills }) => skills.split(', ').length >= 2)).toBe(true);
});

test('the gallery ids are 5 to 27, sorted by year', () => {
  expect(gallery.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => index + 5));
  const rows = [...new Set(gallery.map(({ category }) => category))];
  expect(rows).toEqual([
    'Moments of 2024',
    'The 2023 Chapter',
    'Legacy of 2022',
    '2021 Time Capsule',
    '2020 in Frames',
  ]);
  const years = rows.map((year) => gallery.filter(({ category }) => category === year));
  expect(years.map((items) => items.length)).toEqual([5, 5, 5, 4, 4]);
  expect(years.flat()).toEqual(gallery);
});

test('every image path is unique and derived from its content', () => {
  for (const { id, images } of gallery) {
    expect(images).toEqual(images.map((_, index) => `/art/gallery/${id}-${index + 1}.svg`));
  }
  for (const { name, image } of team) expect(image).toBe(`/art/team/${slug(name)}.svg`);
  for (const { title, image } of projects) expect(image).toBe(`/art/projects/${slug(title)}.svg`);
  for (const { id, image } of stories) expect(image).toBe(`/art/stories/${id}.svg`);
  for (const { author, image, logo } of testimonials) {
    expect([image, logo]).toEqual([
      `/art/testimonials/${slug(author)}.svg`,
      `/art/testimonials/${slug(author)}-logo.svg`,
    ]);
  }
});

test('ratings are within the scale and story ids are unique', () => {
  expect(stories.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(stories.every(({ rating }) => rating >= 0 && rating <= 5)).toBe(true);
  expect(stories.every(({ quote, fullQuote }) => fullQuote?.startsWith(quote) ?? true)).toBe(true);
});

test('the three open jobs are the required ones, without dates', () => {
  expect(openJobs.map(({ title, location, experience, posted }) => [title, location, experience, posted])).toEqual([
    ['Full Stack Developer', 'Remote / Ahmedabad', '2+ years', undefined],
    ['AI/ML Engineer', 'Remote', '2–4 years', undefined],
    ['DevOps Engineer', 'Remote', '3+ years', undefined],
  ]);
});

test('every job has an address of its own, and can be done somewhere', () => {
  const slugs = jobs.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(jobs.filter(({ remoteFrom = [], office }) => remoteFrom.length === 0 && !office)).toEqual([]);
});

test('clause ids are unique, and the legal pages keep their order and limits', () => {
  expect(accessibility.clauses.map(({ id }) => id)).toEqual(accessibility.clauses.map(({ title }) => slug(title)));
  expect(privacyPolicy.clauses.map(({ id }) => id)).toEqual(privacyPolicy.clauses.map(({ title }) => slug(title)));
  expect(termsOfService.clauses.map(({ id }) => id)).toEqual(termsOfService.clauses.map(({ title }) => slug(title)));
  const terms = termsOfService.clauses.flatMap(({ paragraphs }) => paragraphs).join(' ');
  const limits = [
    '2 months of free bug-fix support after sign-off',
    'within 1 business day',
    'Advance payment is required',
    '100% upfront',
    'PayPal or by bank wire to India',
  ];
  for (const limit of limits) expect(terms).toContain(limit);
  expect(privacyPolicy.clauses.flatMap(({ paragraphs }) => paragraphs).join(' ')).toContain(
    'not for children under 13',
  );
});

test('the sitemap page groups its links and has the three that redirect', () => {
  expect(sitemapPage.groups.map(({ title }) => title)).toEqual(['Main Navigation', 'Resources', 'Opportunities']);
  const paths = sitemapPage.groups.flatMap(({ links }) => links.map(({ path }) => path));
  expect(paths).toEqual(expect.arrayContaining(['/search', '/Start-Project', '/career']));
  expect(new Set(paths).size).toBe(paths.length);
});

test('the sitemap page links to every other page with an address of its own', () => {
  const paths = sitemapPage.groups.flatMap(({ links }) => links.map(({ path }): string => path));
  const pages = Object.values(routes).map(({ path }): string => path);
  expect(pages.filter((path) => !path.includes(':') && !paths.includes(path))).toEqual([routes.sitemap.path]);
});

test('the example messages of the panels have the required facts', () => {
  expect(chatPanels.about.seeds.map(({ type }) => type)).toEqual(['ai', 'user', 'ai']);
  expect(lastSeed('about')).toMatch(/2019.*10\+ years/);
  expect(chatPanels.careers.seeds.map(({ type }) => type)).toEqual(['ai', 'user', 'ai']);
  for (const title of openTitles) expect(lastSeed('careers')).toContain(title);
  for (const part of [
    company.email,
    company.phone.replaceAll(' ', '\u00a0'),
    'about 2 hours in business hours',
    'contact form',
  ]) {
    expect(lastSeed('contact')).toContain(part);
  }
  expect(Object.values(chatPanels).every(({ seeds }) => seeds[0].type === 'ai')).toBe(true);
  expect(Object.entries(chatPanels).every(([key, { id }]) => key === id)).toBe(true);
});
