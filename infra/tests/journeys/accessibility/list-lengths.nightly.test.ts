import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import cdk from '../../../../cdk.json' with { type: 'json' };
import { iconNames } from '#content/types.ts';
import { careers } from '#content/careers.ts';
import { routes } from '#content/routes.ts';
import { job as savedJob } from '../../../commands/content-pull/lists-server.testkit.ts';
import { largestBundle } from '../../../stack/node-function.ts';
import { maxFunctionBytes } from '../../../edge/edge-functions.ts';
import { fullProduction, type Resource } from '../../synthesis/synthesis.testkit.ts';
import { openProduct } from '../product.testkit.ts';
import { copySite } from '../site-copy.testkit.ts';
import { findBroken } from '../look/axe.testkit.ts';
import { findFaults } from '../look/faults.testkit.ts';
import { goTo, widen } from '../look/screens.testkit.ts';

/** The longest name and title that WordPress accepts, 60 characters. */
const longName = 'Maximiliana Konstantina von Hohenberg-Schwarzenfelder-Langen';

const job = { slug: 'role', ...savedJob(1).fields };

const project = {
  slug: 'project',
  description: 'Answers the phone of a clinic and books into its diary.',
  technologies: 'Twilio, TypeScript',
  interest: 'Other Services',
};

const person = { expertise: 'Voice AI', skills: 'Twilio, Whisper', bio: 'Listens.', icons: 'voice, phone' };

const story = {
  rating: '4.5',
  dateRange: 'Mar 2024 – Jul 2024',
  quote: 'It answers at night.',
  fullQuote: 'It answers. '.repeat(160),
};

const testimonial = { quote: 'It answers at night.', company: 'A clinic', projectLink: 'https://work.example.com' };

const activity = { category: 'Moments of 2026', description: 'Kites.', icon: iconNames[0] };

/** Entries as `content:pull` writes them; the second has the longest title. */
function entries(count: number, fields: Readonly<Record<string, string>>) {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return { id, title: id === 2 ? longName : `Entry ${id}`, ...fields, ...(fields.slug && { slug: `role-${id}` }) };
  });
}

/** Lists as short and as long as the office may make them. */
const lengths = [
  ['no job, one project and one person', { jobs: [], projects: entries(1, project), team: entries(1, person) }],
  [
    '5 jobs, 30 projects and 24 people',
    { jobs: entries(5, job), projects: entries(30, project), team: entries(24, person) },
  ],
] as const;

test.each(lengths)('pages with %s, and pastimes with photographs, can be read', async (_, lists) => {
  await using copy = await copySite();
  const photographs = (await writePictures(copy.pulled, 3)).map((path, index) => `${path} Kite ${index + 1}`);
  const gallery = entries(3, activity).map((entry) => ({ ...entry, images: photographs.slice(0, entry.id).join(',') }));
  await writeFile(join(copy.pulled, 'gallery.json'), JSON.stringify(gallery));
  for (const [name, list] of Object.entries(lists)) {
    await writeFile(join(copy.pulled, `${name}.json`), JSON.stringify(list));
  }
  expect(await copy.build()).toBeUndefined();
  await using product = await openProduct({ tree: copy.folder });
  const page = await product.visit(routes.careers.path);
  await page
    .getByText(lists.jobs[1]?.title ?? careers.openings.none)
    .first()
    .waitFor();
  await checkCarousels(page);
  const faults: string[] = [];
  for (const name of ['careers', 'projects', 'about'] as const) {
    await goTo(page, routes[name].path);
    for (const width of [320, 390, 1280]) {
      await widen(page, width);
      const found = [...(await findBroken(page, 'everything')), ...(await findFaults(page))];
      faults.push(...found.map((fault) => `${name} at ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

/** Checks three activities: with one photograph, two and three. */
async function checkCarousels(page: Page): Promise<void> {
  const carousels = page.locator('[aria-roledescription=carousel]');
  expect(await carousels.count()).toBe(2);
  expect(await page.getByRole('img', { name: 'Kite 1' }).count()).toBe(3);
  const carousel = carousels.last();
  const shown = async () => (await carousel.locator('[aria-current]').getAttribute('aria-label'))?.slice(0, 12);
  await carousel.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: careers.activities.play }).click();
  for (const place of [2, 3, 1]) await expect.poll(shown).toBe(`Slide ${place} of 3`);
  for (const [name, place] of Object.entries({ 'Previous slide': 3, 'Next slide': 1, 'Slide 2': 2 })) {
    const button = carousel.getByRole('button', { name });
    await button.click();
    expect(await shown()).toBe(`Slide ${place} of 3`);
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(name === 'Slide 2' ? 24 : 44);
  }
  await page.getByRole('button', { name: careers.activities.pause }).click();
}

/** Writes photographs, which hardly compress, and returns their paths. */
async function writePictures(pulled: string, count: number): Promise<string[]> {
  await mkdir(join(pulled, 'pictures'), { recursive: true });
  const names = Array.from({ length: count }, (_, index) => `${index.toString(16).padStart(16, '0')}.webp`);
  for (const name of names) {
    const noise = { type: 'gaussian', mean: 120, sigma: 12 } as const;
    const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: 'black', noise } });
    await picture.webp({ quality: 80, effort: 0 }).toFile(join(pulled, 'pictures', name));
  }
  return names.map((name) => `/art/pulled/${name}`);
}

/** Text of the closed jobs, which no script of the site may contain. */
const closedText = 'Answered the phone at night until the role was filled.';

/** Lists after many years: 20 jobs are open, 280 are filled or past their last day. Every title has 60 letters. */
function longLists(pictures: readonly string[]) {
  const jobs = entries(300, job).map((entry) => {
    const slug = `entry-${entry.id}-`.padEnd(60, 'of-a-very-long-list-').replace(/-$/, 's');
    const end = entry.id % 2 === 0 ? { status: 'Closed' } : { closes: '2026-01-31' };
    const closed = { ...end, responsibilities: closedText };
    return { ...entry, slug, ...(entry.id > 20 ? closed : { closes: '2999-12-31' }) };
  });
  return {
    jobs,
    projects: entries(200, project),
    stories: entries(200, story),
    team: entries(100, person).map((entry, index) => ({ ...entry, photo: pictures[index]! })),
    testimonials: entries(100, testimonial),
    gallery: entries(pictures.length / 4, activity).map((entry, index) => ({
      ...entry,
      images: pictures.slice(index * 4, index * 4 + 4).join(','),
    })),
  };
}

test('300 jobs, 200 projects, 200 stories, 100 people, 100 quotes and 300 pictures can be deployed', async () => {
  await using copy = await copySite();
  const lists = longLists(await writePictures(copy.pulled, 300));
  for (const [name, list] of Object.entries(lists)) {
    const titled = list.map((entry) => ({ ...entry, title: `Entry ${entry.id} `.padEnd(60, 'with a long title ') }));
    await writeFile(join(copy.pulled, `${name}.json`), JSON.stringify(titled));
  }
  expect(await copy.build()).toBeUndefined();
  const assets = join(copy.folder, 'web/dist/client/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')));
  expect(scripts.filter((_, index) => texts[index]!.includes(closedText))).toEqual([]);
  expect(await copy.synthesize({ ...cdk.context, ...fullProduction })).toBeUndefined();

  const out = join(copy.folder, 'cdk.out');
  const text = await readFile(join(out, 'Website-prod.template.json'), 'utf8');
  const resources = Object.values((JSON.parse(text) as { Resources: Record<string, Resource> }).Resources);
  const edgeFunctions = resources.filter(({ Type }) => Type === 'AWS::CloudFront::Function');
  const edgeBytes = edgeFunctions.map(({ Properties }) => Buffer.byteLength(String(Properties?.FunctionCode)));
  const bundles = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('/index.mjs'));
  const bundleBytes = await Promise.all(bundles.map(async (name) => (await stat(join(out, name))).size));
  console.log({ template: text.length, resources: resources.length, edgeBytes, bundleBytes });
  // CloudFormation's limits of a template.
  expect(text.length).toBeLessThan(1_000_000);
  expect(resources.length).toBeLessThanOrEqual(500);
  expect(Math.max(...edgeBytes)).toBeLessThanOrEqual(maxFunctionBytes);
  expect(Math.max(...bundleBytes)).toBeLessThanOrEqual(largestBundle);

  await using product = await openProduct({ tree: copy.folder });
  const statusOf = async (path: string) => (await fetch(product.url + path)).status;
  const statuses = await Promise.all(lists.jobs.map(({ slug }) => statusOf(`${routes.careers.path}/${slug}`)));
  expect(statuses).toEqual(lists.jobs.map(({ id }) => (id > 20 ? 410 : 200)));
  expect(await statusOf(`${routes.careers.path}/nobody`)).toBe(404);
  for (const name of ['home', 'careers', 'projects', 'successStories', 'about'] as const) {
    expect(await statusOf(routes[name].path)).toBe(200);
  }
});
