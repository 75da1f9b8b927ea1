import { contactFormPath } from '#content/routes.ts';
import type { Interest } from '#content/company.ts';

/**
 * Subject of a link to the contact form: the title of a service, a project or a story, and the interest that it belongs
 * to.
 */
export type Subject = { about: string; interest?: Interest };

/** Returns the path of the contact form, which prefills these two fields. */
export function contactPath({ interest, about }: Subject): string {
  const query = new URLSearchParams({ ...(interest && { interest }), about }).toString();
  return contactFormPath.replace('#', `?${query}#`);
}
