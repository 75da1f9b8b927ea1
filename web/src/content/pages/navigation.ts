import type { Exactly } from '../counts.ts';

/** A link of the top bar or the footer. */
export type NavigationItem = { path: `/${string}`; label: string };

/** Links of the top bar, in display order. */
export const navigation: Exactly<NavigationItem, 7> = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/services', label: 'Services' },
  { path: '/projects', label: 'Projects' },
  { path: '/blog', label: 'Blog' },
  { path: '/careers', label: 'Careers' },
  { path: '/contact', label: 'Contact' },
];
