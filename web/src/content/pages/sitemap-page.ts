import type { IconName } from '../icon.ts';

/** A link of the sitemap page. */
export type SitemapLink = { path: `/${string}`; label: string; icon: IconName };

/**
 * Texts and links of the sitemap page; /search, /Start-Project and /career redirect to the pages that replaced them.
 */
export const sitemapPage: {
  title: string;
  text: string;
  groups: readonly { title: 'Main Navigation' | 'Resources' | 'Opportunities'; links: readonly SitemapLink[] }[];
  help: { title: string; text: string; action: string };
} = {
  title: 'Sitemap',
  text: 'Every page of this site on one sheet.',
  groups: [
    {
      title: 'Main Navigation',
      links: [
        { path: '/', label: 'Home', icon: 'house' },
        { path: '/about', label: 'About', icon: 'level' },
        { path: '/services', label: 'Services', icon: 'layers' },
        { path: '/projects', label: 'Projects', icon: 'spool' },
        { path: '/blog', label: 'Blog', icon: 'page' },
        { path: '/careers', label: 'Careers', icon: 'kite' },
        { path: '/contact', label: 'Contact', icon: 'phone' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { path: '/search', label: 'Search', icon: 'eye' },
        { path: '/success-stories', label: 'Success Stories', icon: 'star' },
        { path: '/privacy-policy', label: 'Privacy Policy', icon: 'shield' },
        { path: '/terms-of-service', label: 'Terms of Service', icon: 'tested' },
      ],
    },
    {
      title: 'Opportunities',
      links: [
        { path: '/Start-Project', label: 'Start a Project', icon: 'spark' },
        { path: '/career', label: 'Career', icon: 'lamp' },
        { path: '/careers#current-openings', label: 'Current Openings', icon: 'turns' },
        { path: '/careers#Appllynow', label: 'Send General Application', icon: 'mail' },
      ],
    },
  ],
  help: { title: 'Need Help?', text: 'Write or ring, and a person answers.', action: 'Contact us' },
};
