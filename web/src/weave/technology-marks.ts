import * as icons from 'simple-icons';
import { toolMarkId } from './mark-sheet.ts';
import { technology } from '#content/collections/technology.ts';
import { services } from '#content/services/index.ts';
import { monogram, type Outlines } from './monogram.ts';

const drawn = Object.values(icons);
const bySlug = new Map(drawn.map((icon) => [icon.slug, icon]));
const byTitle = new Map(drawn.map((icon) => [icon.title.toLowerCase(), icon]));
const stack = technology.flatMap(({ tools }) => tools.flatMap((tool) => tool ?? []));
const slugs = new Map(stack.map(({ name, icon }) => [name, icon]));

/** The name of every tool that the site names, once. */
export const toolNames: readonly string[] = [
  ...new Set([...slugs.keys(), ...services.flatMap(({ tools }) => Object.values(tools).flat())]),
];

/** Path of a tool's own mark on a 24 by 24 grid, or undefined where Simple Icons have none. */
export function ownMark(name: string): string | undefined {
  const slug = slugs.get(name);
  return (slug === undefined ? byTitle.get(name.toLowerCase()) : bySlug.get(slug))?.path;
}

/** The marks of all tools as one SVG file, a symbol each, in the colour of the text that uses it. */
export function markSheet(outlines: Outlines): string {
  const symbols = toolNames.map((name) => {
    const path = ownMark(name);
    const mark = path ? `<path d="${path}"/>` : monogram(name, outlines);
    return `<symbol id="${toolMarkId(name)}" viewBox="0 0 24 24">${mark}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
