import { projects } from '#content/lists/projects.static.ts';
import { stories } from '#content/lists/stories.static.ts';
import { services } from '#content/services/index.ts';

/** Titles that a link to the contact form may name. Evaluated at build time, because their texts are long. */
export const subjects: readonly string[] = [
  ...new Set([...services, ...projects, ...stories].map(({ title }) => title)),
];
