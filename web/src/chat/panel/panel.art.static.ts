import { icons } from '../../weave/icons.ts';
import { stitchPaths } from '../../weave/strokes.ts';

export const agent = `<svg class="stitch" viewBox="0 0 11 11">${Object.entries(stitchPaths(icons.agent))
  .map(([dye, path]) => `<path class="${dye}" d="${path}"/>`)
  .join('')}</svg>`;
