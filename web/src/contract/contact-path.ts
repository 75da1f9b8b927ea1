import type { Interest } from './forms.ts';

/** What a visitor is looking at: the title of a service, a project or a story, and the interest it belongs to. */
export type Subject = { about: string; interest?: Interest };

/** Returns the path of the contact form, which prefills these two fields. */
export function contactPath({ interest, about }: Subject): string {
  return `/contact?${new URLSearchParams({ ...(interest && { interest }), about }).toString()}`;
}
