import { fieldMetadata } from '#content/lists/fields.ts';
import { contentLists } from '#content/lists/lists.ts';
import type { GenericSchema } from 'valibot';

export const pluginFieldsFile = new URL('../../../functions/wordpress-plugin/lists.json', import.meta.url);

/** Returns the content of `pluginFieldsFile`: the lists and their fields, as their schemas define them. */
export function pluginFields(): string {
  const lists = contentLists.map(({ name, one, many, icon, help, schema }) => {
    const { id: _id, slug: _slug, ...entries }: Readonly<Record<string, GenericSchema>> = schema.entries;
    const fields = Object.entries(entries).map(([field, entry]) => ({
      name: field,
      ...fieldMetadata(entry),
      size: undefined,
    }));
    return { name, one, many, icon, help, fields };
  });
  return `${JSON.stringify(lists, undefined, 2)}\n`;
}
