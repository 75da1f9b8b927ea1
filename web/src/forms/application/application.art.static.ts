import { icons } from '../../weave/icons.ts';
import { stitchPaths } from '../../weave/strokes.ts';
import { wovenLineSvg } from '../../weave/woven-line.ts';

export const pageIcon = `<svg class="stitch" viewBox="0 0 11 11">${Object.entries(stitchPaths(icons.page))
  .map(([dye, path]) => `<path class="${dye}" d="${path}"/>`)
  .join('')}</svg>`;

export const silence = wovenLineSvg('');
