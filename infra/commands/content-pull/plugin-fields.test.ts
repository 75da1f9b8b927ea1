import { readFileSync } from 'node:fs';
import { contentLists } from '#content/lists/lists.ts';
import { expect, test } from 'vitest';
import { pluginFields, pluginFieldsFile, pluginIcons, pluginIconsFile } from './plugin-fields.ts';

test('the plugin has the fields of the schemas and the icons of the site; `npm run content:pull -- --fields` writes them', () => {
  expect(readFileSync(pluginFieldsFile, 'utf8')).toBe(pluginFields());
  expect(readFileSync(pluginIconsFile, 'utf8')).toBe(pluginIcons());
});

test('post types have names that WordPress accepts', () => {
  expect(contentLists.map(({ name }) => `site_${name}`).filter((type) => !/^[a-z_]{1,20}$/.test(type))).toEqual([]);
});
