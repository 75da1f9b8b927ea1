import { type ColorName, colors } from '#content/colors.ts';
import { fieldMetadata } from '#content/lists/fields.ts';
import { type ContentList, pairRules } from '#content/lists/list.ts';
import { contentLists } from '#content/lists/lists.ts';
import { pullWords } from '#content/pull.ts';
import { routes } from '#content/routes.ts';
import { iconNames } from '#content/types.ts';
import { icons } from '#weave/icons.ts';
import { stitchPaths } from '#weave/strokes.ts';
import type { GenericSchema } from 'valibot';

export const pluginFieldsFile = new URL('../../../functions/wordpress-plugin/lists.json', import.meta.url);
export const pluginIconsFile = new URL('icons.svg', pluginFieldsFile);

/** Sentences for a wrong field, with placeholders. */
const words = {
  wrongField: pullWords.fault('{field}', '{value}', '{expected}'),
  emptyField: pullWords.fault('{field}', '', '{expected}'),
};

/** Returns the content of `pluginFieldsFile`: the lists and their fields, as their schemas define them. */
export function pluginFields(): string {
  const lists = contentLists.map(({ page, schema, ...list }: ContentList) => {
    const { id: _id, slug: _slug, ...entries }: Readonly<Record<string, GenericSchema>> = schema.entries;
    const fields = Object.entries(entries).map(([field, entry]) => {
      const metadata = fieldMetadata(entry);
      return { name: field, ...metadata, size: undefined, hasIcons: metadata.options === iconNames || undefined };
    });
    return { ...list, page: routes[page].path, fields, pairs: pairRules(schema) };
  });
  return `${JSON.stringify({ words, lists }, undefined, 2)}\n`;
}

/** Colours of the letters of icons; styles/weave.css has the same. */
const dyes: Readonly<Record<string, ColorName>> = { k: 'k', m: 'm', y: 'y', p: 'p', q: 'k2', x: 'p2' };

/** Returns the content of `pluginIconsFile`: a symbol for each icon, in the colours of the light theme. */
export function pluginIcons(): string {
  const symbols = iconNames.map((name) => {
    const paths = Object.entries(stitchPaths(icons[name])).map(
      ([dye, path]) => `<path stroke="${colors[dyes[dye] ?? 'k'].light}" d="${path}"/>`,
    );
    return `<symbol id="${name}" viewBox="0 0 11 11">${paths.join('')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
