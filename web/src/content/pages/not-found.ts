import type { Three } from '../counts.ts';
import type { IconName } from '../icon.ts';

/** Words of the 404 page; the suggestions stand where no nearer page is known. */
export const notFoundPage: {
  title: string;
  text: string;
  home: string;
  suggestionsTitle: string;
  suggestions: Three<{ path: `/${string}`; label: string; icon: IconName }>;
} = {
  title: "Looks like you've ventured into unknown space.",
  text: "The page you're looking for doesn't exist.",
  home: 'Return Home',
  suggestionsTitle: 'Perhaps you wanted',
  suggestions: [
    { path: '/services', label: 'All fourteen services', icon: 'layers' },
    { path: '/search', label: 'Search the blog', icon: 'page' },
    { path: '/contact', label: 'Write to us', icon: 'mail' },
  ],
};
