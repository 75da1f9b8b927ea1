import { company } from './company.ts';
import { linkTo, type PageLink, xmlPaths } from './routes.ts';

type FooterColumn = { title: string; links: readonly PageLink[] };

const legal: readonly (PageLink & { newTab?: true })[] = [
  linkTo('privacyPolicy'),
  linkTo('termsOfService'),
  linkTo('accessibility'),
  { path: xmlPaths.sitemapLink, label: 'Sitemap', newTab: true },
];

/** Texts of the footer; address, social links and tagline are in company.ts. */
export const footer = {
  blurb: `Voice AI, chatbots, machine learning and cloud software. Built in ${company.address.city}, used worldwide, since ${company.since}.`,
  /** Link to the contact form. */
  start: 'Start with a thirty-minute call',
  columns: [
    {
      title: 'Quick Links',
      links: [linkTo('home'), linkTo('services'), linkTo('projects'), linkTo('search')],
    },
    {
      title: 'Resources',
      links: [linkTo('blog'), linkTo('careers'), linkTo('about'), linkTo('contact')],
    },
  ] satisfies [FooterColumn, FooterColumn],
  contactTitle: 'Contact Us',
  legal,
};
