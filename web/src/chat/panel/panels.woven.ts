import { chatPanels } from '#content/pages/chat.ts';
import { icons } from '../../weave/icons.ts';
import { stitchPaths } from '../../weave/stitch.ts';

/** The words of the six panels as JSON, so that the modules they quote from do not travel with them. */
export const panels = JSON.stringify(chatPanels);

/** The assistant's diamond. */
export const agent = `<svg class="stitch" viewBox="0 0 11 11">${Object.entries(stitchPaths(icons.agent))
  .map(([dye, path]) => `<path class="${dye}" d="${path}"/>`)
  .join('')}</svg>`;
