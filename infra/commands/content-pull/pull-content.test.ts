import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPulled } from '#content/lists/list.ts';
import { galleryList } from '#content/lists/gallery-item.ts';
import { jobList } from '#content/lists/job.ts';
import { projectList } from '#content/lists/project.ts';
import { recordingOf } from '#content/lists/recording.ts';
import { storyList } from '#content/lists/story.ts';
import { teamList } from '#content/lists/team-member.ts';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  activity,
  job,
  person,
  photograph,
  recordedProject,
  setUpPull,
  startListsServer,
  story,
} from './lists-server.testkit.ts';
import { readLastSuccess } from './pull-content.ts';
import { checkWrongEntries, picturesOfEntries } from './wrong-entries.testkit.ts';

test('entries are written in display order, as the site reads them, and a second pull changes nothing', async () => {
  await using product = await setUpPull();
  product.lists.stories = [{ ...story(7), order: 20, title: 'R&D “line”' }, { ...story(9), order: 10 }, story(8)];
  expect(await product.pull()).toEqual({ changed: ['stories'], problems: [] });
  expect(readPulled(storyList, await product.read('stories'))).toEqual([
    { id: 8, title: 'Story 8', rating: 4.5, dateRange: 'Mar 2024 – Jul 2024', quote: 'It answers, number 8.' },
    expect.objectContaining({ id: 9 }),
    expect.objectContaining({ id: 7, title: 'R&D “line”' }),
  ]);
  expect(await product.pull()).toEqual({ changed: [], problems: [] });
});

test('photographs are cut to their size without their metadata, and removed with their entry', async () => {
  await using product = await setUpPull();
  product.media.set('5', { name: '2026/11/face.jpg', file: await photograph(900, 600) });
  product.lists.team = [person(1, { photo: '5' }), person(2)];
  await product.pull();
  const [first, second] = readPulled(teamList, await product.read('team')) ?? [];
  expect(second?.photo).toBeUndefined();
  const [name = ''] = await readdir(join(product.folder, 'pictures'));
  expect(first?.photo).toEqual({ src: `/art/pulled/${name}`, alt: 'A picture' });
  const { width, height, format, exif } = await sharp(join(product.folder, 'pictures', name)).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 448, height: 448, format: 'webp', exif: undefined });
  product.lists.team = [person(2)];
  await product.pull();
  expect(await readdir(join(product.folder, 'pictures'))).toEqual([]);
});

const call = await readFile(new URL('../../../web/public/demo/call.mp3', import.meta.url));

test('a recording is published with its line and words, without tags, and one that nobody could hear is not', async () => {
  await using product = await setUpPull();
  const tagged = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\x05'), Buffer.from('Asha'.padEnd(133)), call]);
  product.media.set('1', { name: 'a.mp3', file: tagged });
  product.lists.projects = [recordedProject('1')];
  expect(await product.pull()).toEqual({ changed: ['projects'], problems: [] });
  const [name = ''] = await readdir(join(product.folder, 'pictures'));
  expect(await readFile(join(product.folder, 'pictures', name))).toEqual(call);
  const [project] = readPulled(projectList, await product.read('projects')) ?? [];
  const { turns, file, seconds } = recordingOf(project!.recording!, project!.words!);
  expect({ file, seconds }).toEqual({ file: `/art/pulled/${name}`, seconds: 13.44 });
  // The editor has read off whole seconds; the voices begin at 0.45 and 2.55.
  expect(turns.map(({ from }) => from.toFixed(1))).toEqual(['0.5', '2.5']);
  // A frame of 26 ms without a sound, at 32 kbit a second.
  const frame = Buffer.from([0xff, 0xfb, 0x10, 0xc0, ...Array<number>(100).fill(0)]);
  product.media.set('1', { name: 'silent.mp3', file: Buffer.concat(Array<Buffer>(200).fill(frame)) });
  const sentence = '“Recording” is “silent.mp3”, expected a recording in which somebody is heard.';
  expect((await product.pull()).problems).toEqual([expect.stringContaining(sentence)]);
  expect(await product.read('projects')).toMatchObject([{ words: recordedProject('1').fields.words }]);
});

test('entries that contradict others are named once, and published', async () => {
  await using product = await setUpPull();
  const project = (id: number, fields: Readonly<Record<string, string>>) => {
    const usual = { description: 'Answers.', technologies: 'Twilio, Go', interest: 'Other Services', story: 'Story 1' };
    return { id, title: `Project ${id}`, fields: { ...usual, months: '4', ...fields } };
  };
  const quote = 'They gave clear estimates and a demo every Friday.';
  product.lists.stories = [
    story(1, { quote: `${quote} It works.` }),
    story(2, { quote: 'They gave clear estimates and a demo, every week.' }),
    story(3, { quote: 'They gave clear estimates.' }),
  ];
  product.media.set('1', { name: 'a.mp3', file: call });
  product.lists.projects = [
    project(4, { weeks: 'Weeks 1–4: We listened.\nWeeks 5–17: We built.' }),
    project(5, { months: '5' }),
    project(6, { weeks: 'Weeks 1–4: We listened.\nWeeks 5–22: We built.' }),
    project(7, { months: '9' }),
    project(8, { ...recordedProject('1').fields, words: '0:00 Agent: How can I help?\n0:03 Caller: Hello.' }),
  ];
  product.lists.testimonials = [
    { id: 9, title: 'Ann', fields: { quote, company: 'A', projectLink: 'https://a.example' } },
  ];
  const { problems } = await product.pull();
  expect(problems.map((problem) => problem.replace(/(, and|: ).*/, ''))).toEqual([
    'Project “Project 6” took 4 months',
    'Project “Project 7” took 9 months',
    'Project “Project 8”',
    'Story “Story 2” has a sentence of Story “Story 1”',
  ]);
  expect(await product.read('projects')).toHaveLength(5);
  expect((await product.pull()).problems).toEqual([]);
});

test('the last job may be closed, removed and published again', async () => {
  await using product = await setUpPull();
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
  await using product = await setUpPull();
  for (const id of ['1', '2', '3'])
    product.media.set(id, { name: `${id}.jpg`, file: await photograph(500 + Number(id), 250) });
  product.lists.gallery = [activity(4, '3, 1,2'), activity(5, '1,2,3')];
  expect((await product.pull()).problems).toEqual([]);
  const [one, other] = readPulled(galleryList, await product.read('gallery')) ?? [];
  expect(one?.images).toEqual([other?.images[2], other?.images[0], other?.images[1]]);
  expect(one?.images.map(({ alt }) => alt)).toEqual(['A picture', 'A picture', 'A picture']);
});

test('more pictures than a deployment uploads are a problem, and the same picture twice counts once', async () => {
  await using product = await setUpPull();
  for (const id of ['1', '2'])
    product.media.set(id, { name: `${id}.jpg`, file: await photograph(500 + Number(id), 250) });
  product.lists.gallery = [activity(4, '1,2')];
  await product.pull();
  const files = await readdir(join(product.folder, 'pictures'), { withFileTypes: true });
  const sizes = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
  const maxPictureBytes = sizes.reduce((sum, { length }) => sum + length, 0);
  product.lists.gallery = [activity(4, '1,2'), activity(5, '2,1')];
  expect(await product.pull({ maxPictureBytes })).toEqual({ changed: ['gallery'], problems: [] });
  product.media.set('3', { name: '3.jpg', file: await photograph(600, 300) });
  product.lists.gallery = [activity(4, '1,2'), activity(5, '2,3'), activity(6, '2,1')];
  const { problems } = await product.pull({ maxPictureBytes });
  expect(problems).toEqual([expect.stringMatching(/^All pictures of the lists together have 1 MB, expected at most/)]);
  // Entries with new pictures are held back, and the others are not.
  const gallery = readPulled(galleryList, await product.read('gallery')) ?? [];
  expect(gallery.map(({ id }) => id)).toEqual([4, 5, 6]);
  expect(gallery[1]?.images).toEqual(gallery[2]?.images);
});

test.each([
  ['stories', { ...story(1), title: '' }, '“without a title”: “Title” is empty, expected some text'],
  [
    'team',
    person(1, { photo: '16' }),
    '“Person 1”: “Photo” is “broken.jpg”, expected a picture that every visitor may open, and WordPress responds to it with 500',
  ],
] as const)('a wrong entry of %s is one sentence, and left out if it is new', async (list, entry, sentence) => {
  await using product = await setUpPull();
  product.media.set('16', { name: 'broken.jpg', file: '', status: 500 });
  product.lists.stories = [story(2)];
  product.lists.team = [person(2)];
  product.lists[list]?.push(entry);
  const { changed, problems } = await product.pull();
  expect(problems).toEqual([expect.stringContaining(sentence)]);
  expect(problems[0]).toMatch(/Edit it at http:.*\/wp-admin\/post\.php\?post=1&action=edit$/);
  expect(changed).toEqual(['stories', 'team']);
  for (const name of changed) expect(await product.read(name)).toEqual([expect.objectContaining({ id: 2 })]);
});

test('for each rule of each field there is a text that breaks it, and a sentence that says what is expected', async () => {
  expect((await checkWrongEntries(await picturesOfEntries())).unbroken).toEqual([]);
});

test('the people of a project are counted in whole numbers', () => {
  const isRight = (text: string) => v.safeParse(projectList.schema.entries.people, text).success;
  expect(['1', '99', '', '0', '2.5', '02', '100'].map(isRight)).toEqual([true, true, true, false, false, false, false]);
});

test('a picture outside of the uploads is not read, nor one behind a redirect', async () => {
  await using product = await setUpPull();
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
  expect((await product.pull()).problems).toEqual([
    expect.stringContaining('expected a picture that every visitor may'),
  ]);
  expect(await readdir(join(product.folder, 'pictures'))).toEqual([]);
});

test('more entries than WordPress sends at once are all read, and a list without end changes nothing', async () => {
  await using product = await setUpPull();
  product.lists.stories = Array.from({ length: 200 }, (_, index) => story(index + 1));
  await product.pull();
  product.lists.team = Array.from({ length: 2_000 }, (_, index) => person(index + 1));
  await expect(product.pull()).rejects.toThrow('"collection":"site-team","maxEntries":2000');
  expect(await product.read('stories')).toHaveLength(200);
});

test('of a wrong entry the last good version stays, and everything else is updated', async () => {
  await using product = await setUpPull();
  product.media.set('1', { name: 'face.jpg', file: await photograph(900, 600) });
  product.lists.stories = [story(1), story(2)];
  product.lists.team = [person(3, { photo: '1' }), person(4)];
  await product.pull();
  product.lists.stories = [story(2, { quote: 'New.' }), { ...story(1, { rating: '9' }), editor: 'Asha' }, story(5)];
  product.lists.team = [person(3, { photo: '404', bio: 'New.' })];
  const { changed, problems } = await product.pull();
  expect(changed).toEqual(['stories', 'team']);
  expect(problems).toEqual([
    expect.stringContaining('“Story 1” (saved by Asha): “Rating” is “9”'),
    expect.stringContaining('“Photo”'),
  ]);
  expect(await product.read('stories')).toMatchObject([{ id: 1, rating: '4.5' }, { id: 2, quote: 'New.' }, { id: 5 }]);
  expect(await product.read('team')).toMatchObject([{ id: 3, bio: 'Listens.' }]);
  expect(await readdir(join(product.folder, 'pictures'))).toHaveLength(1);
});

test.each([
  [{ status: 'Closed' }, { status: 'Closed' }],
  [{ closes: '2026-11-20' }, { closes: '2026-11-20' }],
  [{ status: 'Shut', closes: '2026-11-20' }, { closes: '2026-11-20' }],
  // Not before the day on which it was posted.
  [{ status: 'Closed', closes: '2026-10-01' }, { status: 'Closed' }],
])('a job with a wrong field closes with %o, from its last good version', async (fields, closed) => {
  await using product = await setUpPull();
  product.lists.jobs = [job(1, { posted: '2026-11-01', status: '', closes: '' }), job(2)];
  await product.pull();
  product.lists.jobs = [job(1, { posted: '2026-11-01', pay: '', skills: 'one', ...fields }), job(2)];
  expect((await product.pull()).problems.length).toBeGreaterThan(0);
  const [first, ...others] = readPulled(jobList, await product.read('jobs')) ?? [];
  expect(first).toMatchObject({ skills: ['Playwright', 'axe'], ...closed });
  expect(others).toHaveLength(1);
  // Nothing but a correct entry opens it again.
  product.lists.jobs = [job(1, { posted: '2026-11-01', skills: 'one' }), job(2)];
  await product.pull();
  expect(readPulled(jobList, await product.read('jobs'))?.[0]).toMatchObject(closed);
});

test('the site is told which version of an entry it shows, and when a list changed last', async () => {
  await using product = await setUpPull();
  product.lists.stories = [story(1), story(2)];
  await product.pull();
  const saved = '2026-11-27T09:30:00';
  product.lists.stories = [
    { ...story(1, { rating: '9' }), modified: saved },
    { ...story(2), modified: saved },
  ];
  const [later, latest] = [new Date('2026-11-27T10:00:00Z'), new Date('2026-11-28T10:00:00Z')];
  await product.pull({ now: later });
  await product.pull({ now: latest });
  expect(await product.read('lists')).toEqual({
    pulled: later.toISOString(),
    entries: { stories: { 1: '2026-11-02T10:00:00Z', 2: `${saved}Z` } },
  });
  expect(await readLastSuccess(product.folder)).toEqual(latest);
});

test('a list that was never used is left alone, and one that WordPress has lost is a problem', async () => {
  await using product = await setUpPull();
  expect(await product.pull()).toEqual({ changed: [], problems: [] });
  product.lists.stories = [];
  expect(await product.pull()).toEqual({ changed: [], problems: [] });
  product.lists.stories = [story(1)];
  await product.pull();
  // A new entry with a fault is left out, so it takes nobody's place.
  for (const left of [[], [story(2, { rating: '9' })]]) {
    product.lists.stories = left;
    const { problems } = await product.pull();
    expect(problems.at(-1)).toMatch(/^Stories: no entry is left .*edit\.php\?post_type=site_stories$/);
  }
  delete product.lists.stories;
  expect((await product.pull()).problems).toEqual([expect.stringMatching(/no longer has these lists: Stories\. /)]);
  expect(await product.read('stories')).toHaveLength(1);
});
