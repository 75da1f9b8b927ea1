import { fieldMetadata } from '#content/lists/fields.ts';
import type { ContentList } from '#content/lists/list.ts';
import { pullWords } from '#content/pull.ts';
import { wordPressRoot } from '#contract/media.ts';
import * as v from 'valibot';
import type { ReadCredential } from '../../../functions/blog/wordpress/secret.ts';
import { type RawEntry, readList, readPictureUrls } from '../../../functions/blog/wordpress/lists.ts';
import { createWordPress } from '../../../functions/blog/wordpress/wordpress.ts';
import { fetchPicture, type SitePicture } from './pictures.ts';

/** A WordPress: the root of its REST API, and the account for it. */
export type ListSource = { cmsUrl: string; readCredential: ReadCredential };

/** An entry of WordPress that was checked: as it is written to `content/pulled`, its pictures, and what is wrong. */
export type CheckedEntry = Pick<RawEntry, 'id' | 'modified'> & {
  entry: Readonly<Record<string, string | number>>;
  pictures: readonly SitePicture[];
  /** A sentence for each wrong field, by its name. */
  problems: ReadonlyMap<string, string>;
};

/** Reads and checks a list. `absent` if WordPress does not know it. Throws WordPressFailure. */
export async function checkList(source: ListSource, list: ContentList): Promise<readonly CheckedEntry[] | 'absent'> {
  const raw = await readList(openWordPress(source), list.name);
  if (raw === 'absent') return raw;
  const checked: CheckedEntry[] = [];
  for (const entry of raw) checked.push(await checkEntry(source, list, entry));
  return checked;
}

/** Returns the sentence for a list without entries. */
export function emptyListProblem(cmsUrl: string, { name, many }: ContentList): string {
  return pullWords.emptyList(many, `${wordPressRoot(cmsUrl)}/wp-admin/edit.php?post_type=site_${name}`);
}

async function checkEntry(source: ListSource, list: ContentList, raw: RawEntry): Promise<CheckedEntry> {
  const { id: _, ...fields } = list.schema.entries;
  const entry: Record<string, string | number> = { id: raw.id };
  const expectations = new Map<string, { value: string; expected: string }>();
  const pictures: SitePicture[] = [];
  for (const [name, schema] of Object.entries(fields)) {
    const value = name === 'title' || name === 'slug' ? raw[name] : raw.field(name);
    entry[name] = value;
    const { size } = fieldMetadata(schema);
    if (size === undefined || value === '') continue;
    const found = await fetchPictures(source, value, size);
    pictures.push(...found.filter((picture) => typeof picture !== 'string'));
    entry[name] = found.flatMap((picture) => (typeof picture === 'string' ? [] : picture.path)).join(',');
    const expected = found.find((picture) => typeof picture === 'string');
    if (expected !== undefined) expectations.set(name, { value, expected });
  }
  for (const issue of v.safeParse(list.schema, entry, { abortPipeEarly: true }).issues ?? []) {
    const name = String(issue.path?.[0]?.key);
    if (!expectations.has(name)) expectations.set(name, { value: String(entry[name]), expected: issue.message });
  }
  const problems = [...expectations].map(([name, { value, expected }]): [string, string] => [
    name,
    pullWords.wrongField({
      list: list.one,
      title: cut(raw.title.trim(), 60) || pullWords.untitled,
      editor: raw.editor,
      field: fieldMetadata(fields[name] as v.GenericSchema).label,
      value: cut(value.replace(/\s+/g, ' '), 60),
      expected,
      edit: `${wordPressRoot(source.cmsUrl)}/wp-admin/post.php?post=${raw.id}&action=edit`,
    }),
  ]);
  return { id: raw.id, modified: raw.modified, entry, pictures, problems: new Map(problems) };
}

async function fetchPictures(source: ListSource, value: string, size: Parameters<typeof fetchPicture>[2]) {
  const ids = value.split(',').map((id) => id.trim());
  if (!ids.every((id) => /^\d+$/.test(id))) return [pullWords.missingPicture];
  const urls = await readPictureUrls(openWordPress(source), ids);
  const found: (SitePicture | string)[] = [];
  // One after the other, so that only one of them is in memory.
  for (const id of ids) {
    const url = urls.get(id);
    found.push(url === undefined ? pullWords.missingPicture : await fetchPicture(source.cmsUrl, url, size));
  }
  return found;
}

function openWordPress({ cmsUrl, readCredential }: ListSource) {
  return createWordPress(cmsUrl, readCredential, fetch);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
