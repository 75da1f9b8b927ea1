import { type ChatPanel, chatPanels } from './chat.ts';

/** Texts of the panel on the services page. A module of its own, so that each page loads one panel. */
export const servicesPanel: ChatPanel = chatPanels.services;
