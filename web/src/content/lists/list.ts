import * as v from 'valibot';
import type { PageRoute } from '../routes.ts';
import { isPairMet, type PairRule } from './field-rules.ts';
import type { line } from './fields.ts';

/** Name of a list: of its file in `content/pulled`, and the last part of its REST URL. */
export type ListName = 'testimonials' | 'stories' | 'team' | 'projects' | 'gallery' | 'jobs' | 'holidays';

/** A list that the office edits in WordPress. */
export type ContentList<Schema = v.GenericSchema & { entries: v.ObjectEntries }> = {
  name: ListName;
  /** Singular and plural, as in the menu of WordPress. */
  one: string;
  many: string;
  /** Icon of the menu, one of WordPress's Dashicons. */
  icon: string;
  /** Where the list is shown, for the people who edit it. */
  help: string;
  /** Page that shows the entries. */
  page: PageRoute;
  /** Whether the site can do without an entry: its page then says so, or has no use for one. */
  mayBeEmpty?: true;
  /** Fields that close an entry. Their values take effect even while other fields of the entry are wrong. */
  closedBy?: readonly string[];
  /** An entry: its id and title in WordPress, and its fields. */
  schema: Schema;
};

/** Returns the schema of an entry: its title, its fields, and the rules of two fields. */
export function entrySchema<const Fields extends v.ObjectEntries>(
  title: ReturnType<typeof line>,
  fields: Fields,
  pairs: readonly PairRule[] = [],
) {
  return v.pipe(
    v.object({ id: v.number(), title, ...fields }),
    v.rawCheck(({ dataset, addIssue }) => {
      const value = dataset.value as Readonly<Record<string, unknown>>;
      const wrong = new Set(dataset.issues?.map(({ path }) => String(path?.[0].key)));
      for (const pair of pairs) {
        const { field: key, other, expected: message } = pair;
        if (wrong.has(key) || wrong.has(other) || isPairMet(pair, value[key], value[other])) continue;
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
      }
    }),
    v.metadata({ pairs }),
  );
}

/** Returns the rules of two fields of a list. */
export function pairRules(schema: v.GenericSchema): readonly PairRule[] {
  return (v.getMetadata(schema) as { pairs: readonly PairRule[] }).pairs;
}

/**
 * Returns the entries of a file in `content/pulled`, or undefined if the list was never pulled. Throws if an entry does
 * not match the schema, for example because the schema has changed since the last pull.
 */
export function readPulled<Schema extends v.GenericSchema>(
  { name, schema }: { name: ListName; schema: Schema },
  pulled: unknown,
): readonly v.InferOutput<Schema>[] | undefined {
  if (pulled === null) return undefined;
  const { success, output, issues } = v.safeParse(v.array(schema), pulled);
  if (success) return output;
  const [issue] = issues;
  const place = v.getDotPath(issue) ?? 'the top';
  throw new Error(`Expected ${issue.message} in content/pulled/${name}.json at ${place}: run npm run content:pull.`);
}

/** Returns the end of an address as WordPress has it, or `fallback`: WordPress encodes the letters of other scripts. */
export function asciiSlug(slug: string, fallback: string): string {
  return /^[a-z\d]+(-[a-z\d]+)*$/.test(slug) ? slug : fallback;
}

/** @example wordsInPath('Ann Smith') // 'ann-smith' */
export function wordsInPath(words: string): string {
  return words.toLowerCase().replaceAll(' ', '-');
}

/** Returns some fields of an entry, as much as a page shows of it. */
export function pick<Entry extends object, Name extends keyof Entry>(
  entry: Entry,
  ...names: Name[]
): Pick<Entry, Name> {
  return Object.fromEntries(names.map((name) => [name, entry[name]])) as Pick<Entry, Name>;
}
