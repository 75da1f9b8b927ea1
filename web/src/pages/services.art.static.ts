import { servicesPage } from '#content/services.ts';
import { spokenLine } from '../weave/conversation.ts';

/** The captioned line of the hero: a call that passes through several services. */
export const line = spokenLine(servicesPage.line, 150);
