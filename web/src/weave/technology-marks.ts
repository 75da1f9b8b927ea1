import { colors } from '#content/colors.ts';
import { toolMarkId } from './mark-sheet.ts';
import { technology } from '#content/lists/technology.ts';
import { services } from '#content/services/index.ts';
import { stitchPaths } from './strokes.ts';
import { hash } from './thread.ts';

/** Lists of tools that are shown together: their title, and each name once. */
export const toolLists: readonly { title: string; tools: readonly string[] }[] = [
  ...technology,
  ...services.map(({ title, tools }) => ({ title, tools: [...new Set(Object.values(tools).flat())] })),
];

const size = 24;

/**
 * Returns the swatches of a list of tools as one SVG, one below the other. Each has a view: the URL of the file with the
 * id of a tool as fragment shows its swatch. Browsers paint the whole file for each image, so a file contains only swatches
 * that are shown together.
 */
export function markSheet(tools: readonly string[]): string {
  const marks = tools.map((name, index) => {
    const top = size * index;
    return `<view id="${toolMarkId(name)}" viewBox="0 ${top} ${size} ${size}"/><g transform="translate(0 ${top})">${swatch(name)}</g>`;
  });
  const height = size * tools.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" viewBox="0 0 ${size} ${height}">${marks.join('')}</svg>`;
}

const swatchSize = 7;

/** Outer and inner dye. The outer one is visible in both themes, because in WebKit an image does not know the theme of the page. */
const shades = [
  [colors.m.light, colors.y.light],
  [colors.p.light, colors.p2.light],
  [colors.p.light, colors.y.light],
  [colors.edge.light, colors.m.light],
] as const;

/** Returns the card of a tool in a shade card, woven from its name: 24 by 24 units, symmetric in both directions. */
function swatch(name: string): string {
  const bits = hash(name);
  const rows = Array.from({ length: swatchSize }, (_, row) =>
    Array.from({ length: swatchSize }, (_, column) => {
      const [across, down] = [Math.abs(column - 3), Math.abs(row - 3)];
      const distance = across + down;
      const isSet = (bits >>> ((Math.min(across, down) * 7 + Math.max(across, down) * 3) % 29)) & 1;
      if (distance > 5) return '.';
      if (distance === 3) return 'a';
      if (distance < 3) return distance === 0 || isSet ? 'b' : 'a';
      return isSet ? 'a' : '.';
    }).join(''),
  );
  const [outer, inner] = shades[(bits >>> 5) % shades.length] ?? shades[0];
  const { a, b } = stitchPaths(rows);
  return `<g fill="none" stroke-width=".86" transform="scale(${(size / swatchSize).toFixed(3)})"><path stroke="${outer}" d="${a}"/><path stroke="${inner}" d="${b}"/></g>`;
}
