import { type ChatPanel, chatPanels } from './chat.ts';

/** Texts of the panel on the home page. A module of its own, so that each page loads one panel. */
export const homePanel: ChatPanel = chatPanels.home;
