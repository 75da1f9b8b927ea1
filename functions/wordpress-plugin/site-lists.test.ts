import { fieldMetadata } from '#content/lists/fields.ts';
import { contentLists } from '#content/lists/lists.ts';
import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';

/** What the plugin reads: the lists and their fields, as their schemas define them. */
const definition = contentLists.map(({ name, one, many, icon, help, schema }) => ({
  name,
  one,
  many,
  icon,
  help,
  fields: Object.entries(schema.entries).flatMap(([field, entry]) =>
    field === 'id' || field === 'slug'
      ? []
      : { name: field, ...fieldMetadata(entry as GenericSchema), size: undefined },
  ),
}));

test('site-lists.json has the lists and the fields of the schemas; `vitest --update` writes it', async () => {
  await expect(`${JSON.stringify(definition, undefined, 2)}\n`).toMatchFileSnapshot('site-lists.json');
});

test('post types have names that WordPress accepts', () => {
  expect(contentLists.map(({ name }) => `site_${name}`).filter((type) => !/^[a-z_]{1,20}$/.test(type))).toEqual([]);
});
