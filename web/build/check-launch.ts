import { readdirSync, readFileSync } from 'node:fs';
import { company } from '#content/company.ts';
import { isRecord } from '#contract/json.ts';

/** Location of content that must be replaced before launch. */
export type SampleFound = {
  /** Path below web/src/content. */
  file: string;
  entry: string;
  /** Path of the field inside the entry, or "whole entry" if the whole entry is a sample. */
  field: string;
};

/** Modules whose entries another module exports too, and those of lists that have no entries but fields and rules. */
const skipped = /^services\/index\.ts$|^lists\/(?!technology\.ts)[\w.-]+(?<!\.static)\.ts$/;

const content = new URL('../src/content/', import.meta.url);

/** Names of the lists whose entries are pulled from WordPress. */
const pulledLists = readdirSync(new URL('pulled/', content))
  .filter((name) => name.endsWith('.json'))
  .filter((name) => readFileSync(new URL(`pulled/${name}`, content), 'utf8').trim() !== 'null')
  .map((name) => name.replace('.json', ''));

/** Modules of the content, by path below web/src/content. */
const contentModules = await readContentModules();

/** Reserved example domains (RFC 2606) and phone numbers of zeros. They are wrong on a live site, marked or not. */
const placeholder = /\bexample\.(com|net|org)\b|0{5}/;

/** Returns every sample and placeholder in these modules once. Invented people, clients and ratings must not go live. */
export function findSamples(modules = contentModules): SampleFound[] {
  const found = Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => {
      if (!Array.isArray(value) && !isRecord(value)) return [];
      const entries = Array.isArray(value)
        ? value.map((item) => [titleOf(item, name), item] as const)
        : [[titleOf(value, name), value] as const];
      return entries.flatMap(([entry, item]) => fieldsToReplace(item, file).map((field) => ({ file, entry, field })));
    }),
  );
  // A file of a list exports its entries for several pages.
  return [...new Map(found.map((sample) => [JSON.stringify(sample), sample])).values()];
}

async function readContentModules(): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !skipped.test(file));
  const imports = files.map(async (file) => [file, await import(new URL(file, content).href)] as const);
  return Object.fromEntries(await Promise.all(imports));
}

function fieldsToReplace(value: unknown, file: string, path = ''): string[] {
  if (typeof value === 'string') return placeholder.test(value) && !repeatsCompany(value, file) ? [path] : [];
  if (!Array.isArray(value) && !isRecord(value)) return [];
  const marked = isRecord(value) && value.sample === true ? [path === '' ? 'whole entry' : path] : [];
  const inside = Object.entries(value).flatMap(([key, part]) => {
    const name = Array.isArray(value) ? titleOf(part, key) : key;
    return fieldsToReplace(part, file, path === '' ? name : `${path}.${name}`);
  });
  return [...marked, ...inside];
}

/**
 * Whether the only placeholders in the text are the company's email and phone number, which are replaced in company.ts.
 */
function repeatsCompany(text: string, file: string): boolean {
  const { email, phone } = company;
  return file !== 'company.ts' && !placeholder.test(text.replaceAll(email, '').replaceAll(phone, ''));
}

function titleOf(value: unknown, fallback: string): string {
  if (!isRecord(value)) return fallback;
  const { title, name, author } = value;
  return [title, name, author].find((text) => typeof text === 'string') ?? fallback;
}

/** Returns the list as lines to print, with where an entry is edited; the last line has the count. */
export function describeSamples(found: readonly SampleFound[], pulled: readonly string[] = pulledLists): string[] {
  const isPulled = ({ file }: SampleFound) => pulled.some((name) => file === `lists/${name}.static.ts`);
  const inWordPress = 'in WordPress, then npm run content:pull';
  const places = [
    ...(found.every(isPulled) ? [] : ['in web/src/content, and remove `sample: true`']),
    ...(found.some(isPulled) ? [inWordPress] : []),
  ];
  const last =
    found.length === 0
      ? '0 samples or placeholders are left: the content is ready to launch.'
      : `${found.length} samples and placeholders are left; replace them ${places.join('; ')}.`;
  return [
    ...found.map((sample) => {
      const { file, entry, field } = sample;
      return `${file}  ${entry}  ${field}${isPulled(sample) ? `  (${inWordPress})` : ''}`;
    }),
    last,
  ];
}
