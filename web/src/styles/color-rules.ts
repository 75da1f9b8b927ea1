import { type Color, colors, colorsInPrint, colorsOnCloth } from '#content/colors.ts';

/** CSS rules that define the custom properties of all colours. `light-dark()` follows `color-scheme` (tokens.css). */
export const colorRules =
  `@layer tokens{:root{${properties(colors)}}` +
  `@media screen{.on-cloth{${properties(colorsOnCloth)}}}@media print{:root{${properties(colorsInPrint)}}}}`;

function properties(values: Readonly<Record<string, Color | string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${typeof value === 'string' ? value : themed(value)}`)
    .join(';');
}

function themed({ light, dark }: Color): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}
