import type { Three, IconName } from './types.ts';
import { contactFormPath, type PageLink, routes } from './routes.ts';

/** Texts of the 404 page. The suggestions are shown if no page has a similar path; the last one is
 * always the search. */
export const notFoundPage = {
  title: "Looks like you've ventured into unknown space.",
  text: "The page you're looking for doesn't exist.",
  home: 'Return Home',
  suggestionsTitle: 'Perhaps you wanted',
  suggestions: [
    { path: routes.services.path, label: 'All our services', icon: 'layers' },
    { path: contactFormPath, label: 'Write to us', icon: 'mail' },
    { path: routes.search.path, label: 'Search this site', icon: 'eye' },
  ] satisfies Three<PageLink & { icon: IconName }>,
};
