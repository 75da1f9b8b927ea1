import { colors } from '#content/colors.ts';
import { hash } from './thread.ts';
import { stitchPaths } from './strokes.ts';

const size = 7;

/** Outer and inner dye. The outer one is visible in both themes, because in WebKit an image does not know the theme of the page. */
const shades = [
  [colors.m.light, colors.y.light],
  [colors.p.light, colors.p2.light],
  [colors.p.light, colors.y.light],
  [colors.edge.light, colors.m.light],
] as const;

/** Returns the card of a tool in a shade card, woven from its name: 24 by 24 units, symmetric in both directions. */
export function swatch(name: string): string {
  const bits = hash(name);
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
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
  return `<g fill="none" stroke-width=".86" transform="scale(${(24 / size).toFixed(3)})"><path stroke="${outer}" d="${a}"/><path stroke="${inner}" d="${b}"/></g>`;
}
