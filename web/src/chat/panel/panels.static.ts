import { type ChatPanel, type ChatPanelId, chatPanels } from '#content/pages/chat.ts';
import { icons } from '../../weave/icons.ts';
import { stitchPaths } from '../../weave/stitch.ts';

/** Texts of the six panels. The browser does not load the content modules that they quote. */
export const panels: Readonly<Record<ChatPanelId, ChatPanel>> = chatPanels;

/** Avatar of the assistant. */
export const agent = `<svg class="stitch" viewBox="0 0 11 11">${Object.entries(stitchPaths(icons.agent))
  .map(([dye, path]) => `<path class="${dye}" d="${path}"/>`)
  .join('')}</svg>`;
