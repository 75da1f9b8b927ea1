import { cleanText } from '#content/lists/field-rules.ts';
import { fieldMetadata, type FieldMetadata } from '#content/lists/fields.ts';
import type { ContentList } from '#content/lists/list.ts';
import { pullWords } from '#content/pull.ts';
import { wordPressRoot } from '#contract/media.ts';
import * as v from 'valibot';
import type { ReadCredential } from '../../../functions/blog/wordpress/secret.ts';
import { type RawEntry, readList, readMedia } from '../../../functions/blog/wordpress/lists.ts';
import { createWordPress } from '../../../functions/blog/wordpress/wordpress.ts';
import { fetchFile, type SitePicture } from './pictures.ts';

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

/** Returns the sentence for a list without entries that the site can show. */
export function emptyListProblem(cmsUrl: string, { name, many }: ContentList): string {
  return pullWords.emptyList(many, `${wordPressRoot(cmsUrl)}/wp-admin/edit.php?post_type=site_${name}`);
}

async function checkEntry(source: ListSource, list: ContentList, raw: RawEntry): Promise<CheckedEntry> {
  const { id: _, ...fields } = list.schema.entries;
  const entry: Record<string, string | number> = { id: raw.id };
  const problems = new Map<string, string>();
  const addProblem = (name: string, fault: string) => {
    const title = cut(cleanText(raw.title)) || pullWords.untitled;
    const edit = `${wordPressRoot(source.cmsUrl)}/wp-admin/post.php?post=${raw.id}&action=edit`;
    problems.set(name, pullWords.wrongEntry({ list: list.one, title, editor: raw.editor, fault, edit }));
  };
  const addFault = (name: string, { value, expected }: { value: string; expected: string }) => {
    const { label } = fieldMetadata(fields[name] as v.GenericSchema);
    if (!problems.has(name)) addProblem(name, pullWords.fault(label, cut(cleanText(value)), expected));
  };
  const pictures: SitePicture[] = [];
  for (const [name, schema] of Object.entries(fields)) {
    const value = name === 'title' || name === 'slug' ? raw[name] : raw.field(name);
    entry[name] = value;
    const { rules, kind }: Partial<FieldMetadata> = fieldMetadata(schema);
    // Only WordPress knows whether what a text names exists.
    if (rules?.some(({ rule }) => rule === 'known') && raw.fault(name) !== '') addProblem(name, raw.fault(name));
    if (value === '' || !['picture', 'pictures', 'recording'].includes(kind)) continue;
    const found = await fetchFiles(source, value, fieldMetadata(schema));
    const good = found.filter((picture) => 'path' in picture);
    pictures.push(...good);
    entry[name] = good.map(({ path, text }) => `${path} ${text}`.trim()).join('\n');
    const fault = found.find((picture) => 'expected' in picture);
    if (fault) addFault(name, fault);
  }
  for (const { path, message: expected } of v.safeParse(list.schema, entry).issues ?? []) {
    const name = String(path?.[0]?.key);
    const value = name === 'title' ? raw.title : raw.field(name);
    addFault(name, { value, expected });
  }
  return { id: raw.id, modified: raw.modified, entry, pictures, problems };
}

/** `text` follows the path in the entry. */
type FoundFile = (SitePicture & { text: string }) | { value: string; expected: string };

async function fetchFiles(source: ListSource, value: string, field: FieldMetadata): Promise<FoundFile[]> {
  const missing = field.rules.find(({ rule }) => rule === 'exists')!.expected;
  const ids = value.split(',').map((id) => id.trim());
  if (!ids.every((id) => /^[0-9]+$/.test(id))) return [{ value, expected: missing }];
  const media = await readMedia(openWordPress(source), ids);
  const found: FoundFile[] = [];
  // One after the other, so that only one of them is in memory.
  for (const id of ids) {
    const { url, alt } = media.get(id) ?? { alt: '' };
    const file = url === undefined ? missing : await fetchFile(source.cmsUrl, url, field);
    const text = cleanText(alt);
    const name = url === undefined ? id : url.slice(url.lastIndexOf('/') + 1);
    const isUnsaid = text === '' && field.rules.some(({ rule }) => rule === 'alt');
    if (typeof file === 'string') found.push({ value: name, expected: file });
    else found.push(isUnsaid ? { value: name, expected: pullWords.missingAlt } : { text, ...file });
  }
  return found;
}

function openWordPress({ cmsUrl, readCredential }: ListSource) {
  return createWordPress(cmsUrl, readCredential, fetch);
}

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length > 60 ? `${characters.slice(0, 60).join('').trimEnd()}…` : text;
}
