import { company } from '../company.ts';
import type { NavigationItem } from './navigation.ts';

/** A column of links in the footer. */
export type FooterColumn = { title: string; links: readonly NavigationItem[] };

/** Texts of the footer; address, social links and tagline are in company.ts. */
export const footer: {
  blurb: string;
  /** Link to the contact form. */
  start: string;
  columns: readonly [FooterColumn, FooterColumn];
  contactTitle: string;
  legal: readonly (NavigationItem & { newTab?: true })[];
} = {
  blurb: `Voice AI, chatbots, machine learning and cloud software. Built in ${company.address.city}, used worldwide, since ${company.since}.`,
  start: 'Start with a thirty-minute call',
  columns: [
    {
      title: 'Quick Links',
      links: [
        { path: '/', label: 'Home' },
        { path: '/services', label: 'Services' },
        { path: '/projects', label: 'Projects' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { path: '/blog', label: 'Blog' },
        { path: '/careers', label: 'Careers' },
        { path: '/about', label: 'About' },
        { path: '/contact', label: 'Contact' },
      ],
    },
  ],
  contactTitle: 'Contact Us',
  legal: [
    { path: '/privacy-policy', label: 'Privacy Policy' },
    { path: '/terms-of-service', label: 'Terms of Service' },
    { path: '/accessibility', label: 'Accessibility' },
    { path: '/Sitemap.xml', label: 'Sitemap', newTab: true },
  ],
};
