import { type ChatPanel, chatPanels } from './chat.ts';

/** Texts of the panel on the contact page. A module of its own, so that each page loads one panel. */
export const contactPanel: ChatPanel = chatPanels.contact;
