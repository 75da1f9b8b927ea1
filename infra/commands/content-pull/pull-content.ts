import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findContradictions } from '#content/lists/contradictions.ts';
import { type ContentList, readPulled } from '#content/lists/list.ts';
import { contentLists } from '#content/lists/lists.ts';
import { projectList } from '#content/lists/project.ts';
import { storyList } from '#content/lists/story.ts';
import { testimonialList } from '#content/lists/testimonial.ts';
import { pullWords } from '#content/pull.ts';
import * as v from 'valibot';
import { maxFolderBytes } from '../../edge/site-build.ts';
import { type CheckedEntry, checkList, emptyListProblem, type ListSource } from './check-list.ts';
import type { SitePicture } from './pictures.ts';

/** Result of a pull: the names of the lists whose file has changed, and a sentence for everything that is wrong. */
type PullResult = { changed: readonly string[]; problems: readonly string[] };

/** Where a pull reads and writes. */
type PullPlaces = ListSource & {
  folder: string;
  now: Date;
  /** Most bytes of all pictures; a tenth of their folder on the site is left to the woven ones. */
  maxPictureBytes?: number;
};

type Entry = CheckedEntry['entry'];

/**
 * Copies the lists of WordPress into `folder`: `NAME.json`, the pictures, `lists.json` and the time, `last-success`. Of a
 * wrong entry the last good version stays; a new one is left out. A list that has never had an entry in WordPress is left
 * alone. One that WordPress no longer has, or that has lost all its entries and may not be empty, keeps its file and is a
 * problem. Entries that contradict others are named when a list changes. Changes nothing if WordPress fails (throws
 * WordPressFailure).
 */
export async function pullContent(places: PullPlaces): Promise<PullResult> {
  const { cmsUrl, folder, now, maxPictureBytes = 0.9 * maxFolderBytes } = places;
  const lists = new Map<ContentList, readonly CheckedEntry[]>();
  const lost: string[] = [];
  for (const list of contentLists) {
    const entries = await checkList(places, list);
    if (entries !== 'absent') lists.set(list, entries);
    else if ((await readStored(folder, list)) !== 'null\n') lost.push(list.many);
  }
  const all = [...lists.values()].flat();
  const tooManyPictures = pictureProblem(all, maxPictureBytes);
  const lostLists = lost.length > 0 ? [pullWords.lostLists(cmsUrl, lost)] : [];
  const problems = [...all.flatMap((entry) => [...entry.problems.values()]), ...tooManyPictures, ...lostLists];
  const storedPictures: string[] = await readdir(join(folder, 'pictures')).catch(() => []);
  const isStored = ({ path }: SitePicture) => storedPictures.includes(basename(path));
  const isGood = ({ problems: { size }, pictures }: CheckedEntry) =>
    size === 0 && (tooManyPictures.length === 0 || pictures.every(isStored));

  const files: { name: string; text: string }[] = [];
  const published = await readPublished(folder);
  const versions = { ...published.entries };
  for (const [list, entries] of lists) {
    const before = await readStored(folder, list);
    const stored = JSON.parse(before) as Entry[] | null;
    const shown = entries.flatMap((each): Pick<CheckedEntry, 'id' | 'modified' | 'entry'>[] => {
      if (isGood(each)) return [each];
      const entry = lastGood(list, stored ?? [], each);
      return entry ? [{ id: each.id, modified: versions[list.name]?.[each.id] ?? '', entry }] : [];
    });
    if (shown.length === 0 && (stored === null || !list.mayBeEmpty)) {
      if (stored !== null) problems.push(emptyListProblem(cmsUrl, list));
      continue;
    }
    versions[list.name] = Object.fromEntries(shown.map(({ id, modified }) => [id, modified]));
    const text = textOf(shown.map(({ entry }) => entry));
    if (text !== before) files.push({ name: list.name, text });
  }
  const changed = files.map(({ name }) => name);
  if (changed.length > 0 || JSON.stringify(versions) !== JSON.stringify(published.entries)) {
    files.push({ name: publishedName, text: textOf({ pulled: now.toISOString(), entries: versions }) });
  }

  await writePictures(
    folder,
    all.filter(isGood).flatMap(({ pictures }) => pictures),
  );
  await Promise.all(files.map(({ name, text }) => writeFile(fileOf(folder, name), text)));
  await writeFile(join(folder, lastSuccessName), `${now.toISOString()}\n`);
  await removeUnusedPictures(folder);
  if (changed.length > 0) problems.push(...(await readContradictions(folder)).map(pullWords.contradiction));
  return { changed, problems };
}

async function readContradictions(folder: string): Promise<string[]> {
  const read = async <Schema extends v.GenericSchema>(list: ContentList & { schema: Schema }) =>
    readPulled(list, JSON.parse(await readStored(folder, list))) ?? [];
  return findContradictions({
    projects: await read(projectList),
    stories: await read(storyList),
    testimonials: await read(testimonialList),
  });
}

function readStored(folder: string, { name }: ContentList): Promise<string> {
  return readFile(fileOf(folder, name), 'utf8').catch(() => 'null\n');
}

/** When the lists changed last, and the version of each shown entry by its id. The site serves it as `/lists.json`. */
type PublishedLists = { pulled: string | null; entries: Readonly<Record<string, Readonly<Record<string, string>>>> };

const publishedName = 'lists';

async function readPublished(folder: string): Promise<PublishedLists> {
  const text = await readFile(fileOf(folder, publishedName), 'utf8').catch(() => undefined);
  return text === undefined ? { pulled: null, entries: {} } : (JSON.parse(text) as PublishedLists);
}

const lastSuccessName = 'last-success';

/** Returns when WordPress was last read, undefined if never. */
export async function readLastSuccess(folder: string): Promise<Date | undefined> {
  const text = await readFile(join(folder, lastSuccessName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new Date(text.trim());
}

/**
 * Returns the stored version of a wrong entry, closed if it is closed in WordPress; undefined if there is none, or if the
 * schema has changed since.
 */
function lastGood(
  list: ContentList,
  stored: readonly Entry[],
  { id, entry, problems }: CheckedEntry,
): Entry | undefined {
  const fits = (candidate: Entry) => v.safeParse(list.schema, candidate).success;
  const last = stored.find((candidate) => candidate['id'] === id);
  if (last === undefined || !fits(last)) return undefined;
  const closing = (list.closedBy ?? []).flatMap((name) => {
    const value = entry[name] ?? '';
    return value === '' || problems.has(name) ? [] : [{ [name]: value }];
  });
  return closing.reduce<Entry>(
    (result, field) => (fits({ ...result, ...field }) ? { ...result, ...field } : result),
    last,
  );
}

function textOf(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function pictureProblem(entries: readonly CheckedEntry[], most: number): string[] {
  const sizes = new Map(entries.flatMap(({ pictures }) => pictures).map(({ path, file }) => [path, file.length]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return bytes > most ? [pullWords.tooManyPictures(Math.ceil(bytes / 1e6), most / 1e6)] : [];
}

function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.json`);
}

async function writePictures(folder: string, pictures: readonly SitePicture[]): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await Promise.all(pictures.map(({ path, file }) => writeFile(join(folder, 'pictures', basename(path)), file)));
}

/** Lists that were left out may still use pictures of the last pull, so the files on disk decide. */
async function removeUnusedPictures(folder: string): Promise<void> {
  const texts = await Promise.all(
    contentLists.map((list) => readFile(fileOf(folder, list.name), 'utf8').catch(() => 'null')),
  );
  const all = texts.join('');
  const names = await readdir(join(folder, 'pictures'));
  await Promise.all(names.filter((name) => !all.includes(name)).map((name) => rm(join(folder, 'pictures', name))));
}
