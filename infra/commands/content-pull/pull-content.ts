import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContentList } from '#content/lists/list.ts';
import { contentLists } from '#content/lists/lists.ts';
import { pullWords } from '#content/pull.ts';
import { maxFolderBytes } from '../../stack/site-build.ts';
import { checkList, emptyListProblem } from './check-list.ts';
import type { SitePicture } from './pictures.ts';

/** Result of a pull: the names of the lists whose file has changed, and a sentence for everything that is wrong. */
export type PullResult = { changed: readonly string[]; problems: readonly string[] };

/** Where a pull reads and writes. */
export type PullPlaces = {
  /** Root of WordPress's REST API, such as https://cms.example.com/wp-json/wp/v2. */
  cmsUrl: string;
  folder: string;
  /** Most bytes of all pictures; a tenth of their folder on the site is left to the woven ones. */
  maxPictureBytes?: number;
};

/**
 * Copies the lists of WordPress into `folder`: `NAME.json` and the pictures. Changes nothing if an entry is wrong, or if
 * WordPress fails (throws WordPressFailure). A list that WordPress does not know, or that has
 * never had an entry there, keeps its file.
 */
export async function pullContent({
  cmsUrl,
  folder,
  maxPictureBytes = 0.9 * maxFolderBytes,
}: PullPlaces): Promise<PullResult> {
  const files: { name: string; text: string }[] = [];
  const pictures: SitePicture[] = [];
  const problems: string[] = [];
  for (const list of contentLists) {
    const before = await readFile(fileOf(folder, list), 'utf8').catch(() => 'null\n');
    const checked = await checkList(cmsUrl, list);
    const isUnused = checked === 'absent' || (checked.entries.length === 0 && before.trim() === 'null');
    if (isUnused) continue;
    problems.push(...checked.problems);
    if (checked.entries.length === 0 && !list.mayBeEmpty) problems.push(emptyListProblem(cmsUrl, list));
    pictures.push(...checked.pictures);
    const text = `${JSON.stringify(checked.entries, undefined, 2)}\n`;
    if (text !== before) files.push({ name: list.name, text });
  }
  problems.push(...pictureProblem(pictures, maxPictureBytes));
  if (problems.length > 0) return { changed: [], problems };
  await writePictures(folder, pictures);
  await Promise.all(files.map(({ name, text }) => writeFile(join(folder, `${name}.json`), text)));
  await removeUnusedPictures(folder);
  return { changed: files.map(({ name }) => name), problems };
}

function pictureProblem(pictures: readonly SitePicture[], most: number): string[] {
  const sizes = new Map(pictures.map(({ path, file }) => [path, file.length]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return bytes > most ? [pullWords.tooManyPictures(Math.ceil(bytes / 1e6), most / 1e6)] : [];
}

function fileOf(folder: string, { name }: ContentList): string {
  return join(folder, `${name}.json`);
}

async function writePictures(folder: string, pictures: readonly SitePicture[]): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await Promise.all(pictures.map(({ path, file }) => writeFile(join(folder, 'pictures', basename(path)), file)));
}

/** Lists that were left out may still use pictures of the last pull, so the files on disk decide. */
async function removeUnusedPictures(folder: string): Promise<void> {
  const texts = await Promise.all(
    contentLists.map((list) => readFile(fileOf(folder, list), 'utf8').catch(() => 'null')),
  );
  const all = texts.join('');
  const names = await readdir(join(folder, 'pictures'));
  await Promise.all(names.filter((name) => !all.includes(name)).map((name) => rm(join(folder, 'pictures', name))));
}
