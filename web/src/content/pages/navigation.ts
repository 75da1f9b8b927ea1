import type { Exactly } from '../counts.ts';

/** A link of the top bar or the footer. */
export type NavigationItem = { path: `/${string}`; label: string };

/** The top bar's links, in their order (specification §2). */
export const navigation: Exactly<NavigationItem, 7> = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/services', label: 'Services' },
  { path: '/projects', label: 'Projects' },
  { path: '/blog', label: 'Blog' },
  { path: '/careers', label: 'Careers' },
  { path: '/contact', label: 'Contact' },
];
