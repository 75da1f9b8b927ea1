import type { IconName } from './types.ts';
import { linkTo, type PageLink, redirects, routes } from './routes.ts';

export type SitemapLink = PageLink & { icon: IconName };

/** Texts and links of the sitemap page; /Start-Project and /career redirect to the pages that replaced them. */
export const sitemapPage = {
  title: 'Sitemap',
  text: 'The pages of this site on one sheet.',
  groups: [
    {
      title: 'Main Navigation',
      links: [
        { ...linkTo('home'), icon: 'house' },
        { ...linkTo('about'), icon: 'level' },
        { ...linkTo('services'), icon: 'layers' },
        { ...linkTo('projects'), icon: 'spool' },
        { ...linkTo('blog'), icon: 'page' },
        { ...linkTo('careers'), icon: 'kite' },
        { ...linkTo('contact'), icon: 'phone' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { ...linkTo('search'), icon: 'eye' },
        { ...linkTo('successStories'), icon: 'star' },
        { ...linkTo('privacyPolicy'), icon: 'shield' },
        { ...linkTo('termsOfService'), icon: 'tested' },
        { ...linkTo('accessibility'), icon: 'heart' },
      ],
    },
    {
      title: 'Opportunities',
      links: [
        { path: redirects.startProject.from, label: 'Start a Project', icon: 'spark' },
        { path: redirects.career.from, label: 'Career', icon: 'lamp' },
        { path: `${routes.careers.path}#current-openings`, label: 'Current Openings', icon: 'turns' },
        { path: `${routes.careers.path}#Appllynow`, label: 'Send General Application', icon: 'mail' },
      ],
    },
  ] satisfies { title: 'Main Navigation' | 'Resources' | 'Opportunities'; links: SitemapLink[] }[],
  help: { title: 'Need Help?', text: 'Write or ring, and a person answers.', action: 'Contact us' },
};
