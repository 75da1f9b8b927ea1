import { fieldMetadata } from '#content/lists/fields.ts';
import type { ContentList } from '#content/lists/list.ts';
import { pullWords } from '#content/pull.ts';
import { wordPressRoot } from '#contract/media.ts';
import * as v from 'valibot';
import { anonymous } from '../../../functions/blog/wordpress/secret.ts';
import { type RawEntry, readList, readPictureUrls } from '../../../functions/blog/wordpress/lists.ts';
import { createWordPress } from '../../../functions/blog/wordpress/wordpress.ts';
import { fetchPicture, type SitePicture } from './pictures.ts';

/** A list that was read: its entries as they are written to `content/pulled`, their pictures, and what is wrong. */
export type CheckedList = {
  entries: readonly Readonly<Record<string, string | number>>[];
  pictures: readonly SitePicture[];
  /** A sentence for each wrong field. */
  problems: readonly string[];
};

/** Reads and checks a list. `absent` if WordPress does not know it. Throws WordPressFailure. */
export async function checkList(cmsUrl: string, list: ContentList): Promise<CheckedList | 'absent'> {
  const raw = await readList(openWordPress(cmsUrl), list.name);
  if (raw === 'absent') return raw;
  const checked: CheckedList[] = [];
  for (const entry of raw) checked.push(await checkEntry(cmsUrl, list, entry));
  return {
    entries: checked.flatMap(({ entries }) => entries),
    pictures: checked.flatMap(({ pictures }) => pictures),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

/** Returns the sentence for a list without entries. */
export function emptyListProblem(cmsUrl: string, { name, many }: ContentList): string {
  return pullWords.emptyList(many, `${wordPressRoot(cmsUrl)}/wp-admin/edit.php?post_type=site_${name}`);
}

async function checkEntry(cmsUrl: string, list: ContentList, raw: RawEntry): Promise<CheckedList> {
  const { id: _, ...fields } = list.schema.entries;
  const entry: Record<string, string | number> = { id: raw.id };
  const expectations = new Map<string, { value: string; expected: string }>();
  const pictures: SitePicture[] = [];
  for (const [name, schema] of Object.entries(fields)) {
    const value = name === 'title' || name === 'slug' ? raw[name] : raw.field(name);
    entry[name] = value;
    const { size } = fieldMetadata(schema);
    if (size === undefined || value === '') continue;
    const found = await fetchPictures(cmsUrl, value, size);
    pictures.push(...found.filter((picture) => typeof picture !== 'string'));
    entry[name] = found.flatMap((picture) => (typeof picture === 'string' ? [] : picture.path)).join(',');
    const expected = found.find((picture) => typeof picture === 'string');
    if (expected !== undefined) expectations.set(name, { value, expected });
  }
  for (const issue of v.safeParse(list.schema, entry, { abortPipeEarly: true }).issues ?? []) {
    const name = String(issue.path?.[0]?.key);
    if (!expectations.has(name)) expectations.set(name, { value: String(entry[name]), expected: issue.message });
  }
  const problems = [...expectations].map(([name, { value, expected }]) =>
    pullWords.wrongField({
      list: list.one,
      title: raw.title.trim() || pullWords.untitled,
      field: fieldMetadata(fields[name] as v.GenericSchema).label,
      value: cut(value.replace(/\s+/g, ' '), 60),
      expected,
      edit: `${wordPressRoot(cmsUrl)}/wp-admin/post.php?post=${raw.id}&action=edit`,
    }),
  );
  return { entries: [entry], pictures, problems };
}

async function fetchPictures(cmsUrl: string, value: string, size: Parameters<typeof fetchPicture>[2]) {
  const ids = value.split(',').map((id) => id.trim());
  if (!ids.every((id) => /^\d+$/.test(id))) return [pullWords.missingPicture];
  const urls = await readPictureUrls(openWordPress(cmsUrl), ids);
  const found: (SitePicture | string)[] = [];
  // One after the other, so that only one of them is in memory.
  for (const id of ids) {
    const url = urls.get(id);
    found.push(url === undefined ? pullWords.missingPicture : await fetchPicture(cmsUrl, url, size));
  }
  return found;
}

function openWordPress(cmsUrl: string) {
  return createWordPress(cmsUrl, anonymous, fetch);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
