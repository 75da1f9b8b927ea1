import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPulled } from '#content/lists/list.ts';
import { galleryList } from '#content/lists/gallery-item.ts';
import { jobList } from '#content/lists/job-list.ts';
import type { ListName } from '#content/lists/list.ts';
import { storyList } from '#content/lists/story.ts';
import { teamList } from '#content/lists/team-member.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { WordPressFailure } from '../../../functions/blog/wordpress/wordpress.ts';
import { activity, job, type SavedEntry, person, photograph, startListsServer, story } from './lists-server.testkit.ts';
import { pullContent } from './pull-content.ts';

/** A WordPress and an empty folder for its lists. */
async function setUp() {
  const wordpress = await startListsServer();
  const folder = await mkdtemp(join(tmpdir(), 'pulled-'));
  return {
    ...wordpress,
    folder,
    pull: (limits?: { maxPictureBytes: number }) => pullContent({ cmsUrl: wordpress.cmsUrl, folder, ...limits }),
    read: async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')),
    async [Symbol.asyncDispose]() {
      await wordpress[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

test('entries are written in display order, as the site reads them, and a second pull changes nothing', async () => {
  await using product = await setUp();
  product.lists.stories = [{ ...story(7), order: 20, title: 'R&D “line”' }, { ...story(9), order: 10 }, story(8)];
  expect(await product.pull()).toEqual({ changed: ['stories'], problems: [] });
  expect(readPulled(storyList, await product.read('stories'))).toEqual([
    { id: 8, title: 'Story 8', rating: 4.5, dateRange: 'Mar 2024 – Jul 2024', quote: 'It answers, number 8.' },
    expect.objectContaining({ id: 9 }),
    expect.objectContaining({ id: 7, title: 'R&D “line”' }),
  ]);
  expect(await product.pull()).toEqual({ changed: [], problems: [] });
});

test('more entries than WordPress sends at once are all read', async () => {
  await using product = await setUp();
  product.lists.stories = Array.from({ length: 200 }, (_, index) => story(index + 1));
  await product.pull();
  expect(await product.read('stories')).toHaveLength(200);
});

test('photographs are cut to their size without their metadata, and removed with their entry', async () => {
  await using product = await setUp();
  product.media.set('5', { name: '2026/11/face.jpg', file: await photograph(900, 600) });
  product.lists.team = [person(1, { photo: '5' }), person(2)];
  await product.pull();
  const [first, second] = readPulled(teamList, await product.read('team')) ?? [];
  expect(second?.photo).toBeUndefined();
  const [name = ''] = await readdir(join(product.folder, 'pictures'));
  expect(first?.photo).toBe(`/art/pulled/${name}`);
  const { width, height, format, exif } = await sharp(join(product.folder, 'pictures', name)).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 448, height: 448, format: 'webp', exif: undefined });
  product.lists.team = [person(2)];
  await product.pull();
  expect(await readdir(join(product.folder, 'pictures'))).toEqual([]);
});

test('the last job may be closed, removed and published again', async () => {
  await using product = await setUp();
  product.lists.jobs = [
    job(1, { status: 'Closed', payFrom: '100000', payPer: 'month', office: 'Rajkot, Gujarat, IN' }),
  ];
  expect((await product.pull()).problems).toEqual([]);
  expect(readPulled(jobList, await product.read('jobs'))).toEqual([
    expect.objectContaining({ slug: 'entry-1', status: 'Closed', payFrom: 100_000, employment: 'Part-time' }),
  ]);
  product.lists.jobs = [];
  expect(await product.pull()).toEqual({ changed: ['jobs'], problems: [] });
  expect(await product.read('jobs')).toEqual([]);
});

test('the pictures of an activity keep their order', async () => {
  await using product = await setUp();
  for (const id of ['1', '2', '3']) {
    product.media.set(id, { name: `${id}.jpg`, file: await photograph(500 + Number(id), 250) });
  }
  product.lists.gallery = [activity(4, '3, 1,2'), activity(5, '1,2,3')];
  expect((await product.pull()).problems).toEqual([]);
  const [one, other] = readPulled(galleryList, await product.read('gallery')) ?? [];
  expect(one?.images).toEqual([other?.images[2], other?.images[0], other?.images[1]]);
});

test('more pictures than a deployment uploads are a problem, and the same picture twice counts once', async () => {
  await using product = await setUp();
  for (const id of ['1', '2'])
    product.media.set(id, { name: `${id}.jpg`, file: await photograph(500 + Number(id), 250) });
  product.lists.gallery = [activity(4, '1,2')];
  await product.pull();
  const files = await readdir(join(product.folder, 'pictures'), { withFileTypes: true });
  const sizes = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
  const maxPictureBytes = sizes.reduce((sum, { length }) => sum + length, 0);
  product.lists.gallery = [activity(4, '1,2'), activity(5, '2,1')];
  expect(await product.pull({ maxPictureBytes })).toEqual({ changed: ['gallery'], problems: [] });
  const { problems } = await product.pull({ maxPictureBytes: maxPictureBytes - 1 });
  expect(problems).toEqual([expect.stringMatching(/^All pictures of the lists together have 1 MB, expected at most/)]);
});

const rating = 'a number from 0 to 5, without spaces and commas';
const pictures = '2 to 4 pictures';

test.each([
  ['Rating', story(1, { rating: '5.1' }), rating],
  ['Rating', story(1, { rating: '-1' }), rating],
  ['Rating', story(1, { rating: 'five' }), rating],
  ['Rating', story(1, { rating: '' }), rating],
  ['Dates', story(1, { dateRange: ' \u202e ' }), 'some text'],
  ['Quote', story(1, { quote: 'x'.repeat(301) }), 'at most 300 characters'],
  ['Whole review', story(1, { fullQuote: 'x'.repeat(2_001) }), 'at most 2000 characters'],
  ['Remote from', job(1, { countries: '' }), 'countries here, or a town in the field “Office”'],
  ['Pay to', job(1, { payFrom: '9', payTo: '8' }), 'an amount above that of “Pay from”'],
  ['Closes on', job(1, { posted: '2026-11-02', closes: '2026-11-01' }), 'a day after “Posted on”'],
  ['Closes on', job(1, { closes: '30 November' }), 'a day such as 2026-11-30'],
  ['Office', job(1, { office: 'Rajkot' }), 'a town, a region and the code of a country'],
  ['Employment', job(1, { employment: 'FULL_TIME' }), 'one of Full-time'],
  ['Responsibilities', job(1, { responsibilities: ' \n ' }), 'at least one line'],
  ['Title', { ...story(1), title: '' }, 'some text'],
  ['Title', { ...story(1), title: 'x'.repeat(71) }, 'at most 70 characters'],
  ['Skills', person(1, { skills: 'Twilio' }), 'at least two, separated by commas'],
  ['Department', person(1, { department: 'Sales' }), 'one of Leadership'],
  ['Icons', person(1, { icons: '' }), '1 to 5 of them'],
  ['Icons', person(1, { icons: 'voice, chat, cloud, code, db, eye' }), '1 to 5 of them'],
  ['Icons', person(1, { icons: 'javascript' }), 'only voice, chat'],
  ['Photo', person(1, { photo: '404' }), 'a picture that is still in the media library'],
  ['Photo', person(1, { photo: 'https://example.com/a.png' }), 'a picture that is still in the media library'],
  ['Photo', person(1, { photo: '11' }), 'a picture in the format JPEG'],
  ['Photo', person(1, { photo: '12' }), 'a picture in the format JPEG'],
  ['Photo', person(1, { photo: '13' }), 'a picture of at least 224 × 224 pixels'],
  ['Pictures', activity(1, '14'), pictures],
  ['Pictures', activity(1, '14,14,14,14,14'), pictures],
])(
  'a wrong “%s” is one sentence with the entry, the expectation and the link, and nothing is written',
  async (...row) => {
    const [field, entry, expected] = row;
    await using product = await setUp();
    product.media.set('11', {
      name: 'drawing.png',
      file: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
    });
    product.media.set('12', { name: 'vector.svg', file: '<svg/>' });
    product.media.set('13', { name: 'small.jpg', file: await photograph(200, 500) });
    product.media.set('14', { name: 'wide.jpg', file: await photograph(1_000, 500) });
    product.lists.stories = [story(2)];
    const list = listOf(entry);
    product.lists[list] = [...(product.lists[list] ?? []), entry];
    const { changed, problems } = await product.pull();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`“${entry.title || 'without a title'}”: “${field}” is `);
    expect(problems[0]).toContain(`expected ${expected}`);
    expect(problems[0]).toMatch(/Edit it at http:.*\/wp-admin\/post\.php\?post=1&action=edit$/);
    expect({ changed, files: await readdir(product.folder) }).toEqual({ changed: [], files: [] });
  },
);

test('a picture outside of the uploads is not read, nor one behind a redirect', async () => {
  await using product = await setUp();
  await using other = await startListsServer();
  other.media.set('1', { name: 'secret.png', file: await photograph(900, 900) });
  const origin = product.cmsUrl.replace('/wp-json/wp/v2', '');
  const file = await photograph(900, 900);
  product.media.set('1', {
    name: 'private/a.png',
    file,
    sourceUrl: `${origin}/wp-content/uploads/%PARENT/%PARENT/private/a.png`,
  });
  product.lists.team = [person(1, { photo: '1' })];
  expect((await product.pull()).problems).toEqual([expect.stringContaining('expected a picture in the format')]);
  const redirect = `${other.cmsUrl.replace('/wp-json/wp/v2', '')}/wp-content/uploads/secret.png`;
  product.media.set('1', { name: 'b.png', file, redirect });
  await expect(product.pull()).rejects.toThrow(WordPressFailure);
  expect(await readdir(product.folder)).toEqual([]);
});

test('a picture of more than 50 MB is a sentence, and a list without end changes nothing', async () => {
  await using product = await setUp();
  product.media.set('1', { name: 'a.png', file: new Uint8Array(50_000_001) });
  product.lists.team = [person(1, { photo: '1' })];
  expect((await product.pull()).problems).toEqual([expect.stringContaining('expected a picture of at most 50 MB')]);
  product.lists.team = Array.from({ length: 2_000 }, (_, index) => person(index + 1));
  await expect(product.pull()).rejects.toThrow('"collection":"site-team","maxEntries":2000');
});

test('twenty broken entries are twenty sentences', async () => {
  await using product = await setUp();
  product.lists.stories = Array.from({ length: 20 }, (_, index) => story(index + 1, { rating: '9' }));
  const { problems } = await product.pull();
  expect(new Set(problems).size).toBe(20);
});

test.each([500, 200, 404])('a WordPress that responds with %s and no list changes nothing', async (status) => {
  await using product = await setUp();
  product.lists.stories = [story(1)];
  await product.pull();
  product.fault.status = status;
  await expect(product.pull()).rejects.toThrow(WordPressFailure);
  expect(await product.read('stories')).toHaveLength(1);
});

test('a WordPress without the plugin changes nothing, and neither does a list that was never used', async () => {
  await using product = await setUp();
  expect(await product.pull()).toEqual({ changed: [], problems: [] });
  product.lists.stories = [];
  expect(await product.pull()).toEqual({ changed: [], problems: [] });
  product.lists.stories = [story(1)];
  await product.pull();
  product.lists.stories = [];
  const { problems } = await product.pull();
  expect(problems).toEqual([expect.stringMatching(/^Stories: the list is empty.*edit\.php\?post_type=site_stories$/)]);
  delete product.lists.stories;
  expect((await product.pull()).problems).toEqual([]);
  expect(await product.read('stories')).toHaveLength(1);
});

function listOf({ fields }: SavedEntry): ListName {
  if ('rating' in fields) return 'stories';
  if ('employment' in fields) return 'jobs';
  return 'images' in fields ? 'gallery' : 'team';
}
