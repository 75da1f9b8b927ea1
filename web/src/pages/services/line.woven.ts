import { servicesPage } from '#content/pages/services-page.ts';
import { spokenLine } from '../../weave/spoken-line.ts';

/** One call that passes through the trades. */
export const line = spokenLine(servicesPage.line, 150);
