import { projects } from '#content/collections/projects.static.ts';
import { stories } from '#content/collections/stories.static.ts';
import { services } from '#content/services/index.ts';

/** Titles that a link to the contact form may name. Evaluated at build time, because their texts are long. */
export const subjects: readonly string[] = [
  ...new Set([...services, ...projects, ...stories].map(({ title }) => title)),
];
