import { type ChatPanel, chatPanels } from './chat.ts';

/** Texts of the panel on the about page. A module of its own, so that each page loads one panel. */
export const aboutPanel: ChatPanel = chatPanels.about;
