import { type Color, colors, colorsInContrast, colorsInForced, colorsInPrint, colorsOnCloth } from '#content/colors.ts';

/** The colours of pages. Those of portraits, `t1` to `t4`, are only in image files. */
const pageColors = Object.fromEntries(Object.entries(colors).filter(([name]) => !/^t\d$/.test(name)));

/**
 * CSS rules that define the custom properties of all colours. `light-dark()` follows `color-scheme` (tokens.css). Browsers
 * without it have the light theme, otherwise every colour would be invalid and the menu transparent.
 */
export const colorRules =
  `@layer tokens{:root{${properties(pageColors)}}` +
  `@supports not (color:light-dark(red,red)){:root{color-scheme:light!important;${properties(pageColors, onlyLight)}}}` +
  `@media screen{.on-cloth{${properties(colorsOnCloth)}}}` +
  `@media (prefers-contrast:more){:root{${properties(colorsInContrast)}}}` +
  `@media (forced-colors:active){:root{${properties(colorsInForced)}}}` +
  `@media print{:root{${properties(colorsInPrint)}}}}`;

function properties(
  values: Readonly<Record<string, Color | string>>,
  valueOf: (color: Color) => string | undefined = themed,
): string {
  return Object.entries(values)
    .map(([name, value]) => [name, typeof value === 'string' ? value : valueOf(value)])
    .flatMap(([name, text]) => (text === undefined ? [] : `--${name}:${text}`))
    .join(';');
}

/** Returns the light value of a colour that differs in the dark theme. */
function onlyLight({ light, dark }: Color): string | undefined {
  return light === dark ? undefined : light;
}

function themed({ light, dark }: Color): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}
