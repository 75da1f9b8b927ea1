type Route = {
  /** Pattern for the router; a `:parameter` matches one segment. */
  path: `/${string}`;
  /** Name of the screen: the first part of its document title, and the label of links to it. */
  screen: string;
};

/** All routes. The router, the links, the prerenderer, the sitemap, the edge function and the tests read this list. */
export const routes = {
  home: { path: '/', screen: 'Home' },
  about: { path: '/about', screen: 'About' },
  services: { path: '/services', screen: 'Services' },
  projects: { path: '/projects', screen: 'Projects' },
  project: { path: '/projects/:slug', screen: 'Project' },
  careers: { path: '/careers', screen: 'Careers' },
  job: { path: '/careers/:slug', screen: 'Open Role' },
  contact: { path: '/contact', screen: 'Contact' },
  blog: { path: '/blog', screen: 'Blog' },
  blogPost: { path: '/blog/:slug', screen: 'Blog Post' },
  privacyPolicy: { path: '/privacy-policy', screen: 'Privacy Policy' },
  service: { path: '/service/:serviceTitle', screen: 'Service Details' },
  successStories: { path: '/success-stories', screen: 'Success Stories' },
  search: { path: '/search', screen: 'Search' },
  sitemap: { path: '/sitemap', screen: 'Sitemap' },
  termsOfService: { path: '/terms-of-service', screen: 'Terms of Service' },
  accessibility: { path: '/accessibility', screen: 'Accessibility' },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof routes;

/** Name of a route whose pages differ by a parameter of the path. */
export type ParameterRoute = 'service' | 'project' | 'job' | 'blogPost';

export type PageRoute = Exclude<RouteName, ParameterRoute>;

export const routeNames = Object.keys(routes) as readonly RouteName[];

/** Folder of the pages after a native submit, which exist only for paths that send-email has signed. */
export const sentFolder = '/sent/';

export const pageNames = [...routeNames, 'notFound', 'sent'] as const;

export type PageName = (typeof pageNames)[number];

/** Path of the contact form: links that promise it lead past the hero of its page. */
export const contactFormPath = `${routes.contact.path}#contact-form` as const;

/** Id of the section of the contact form that asks for a call, and its path. */
export const callId = 'book-a-call';
export const callPath = `${routes.contact.path}#${callId}` as const;

/** Permanent redirects of linked paths without a page, also of WordPress's own feeds, applied by the edge function. */
export const redirects = {
  startProject: { from: '/Start-Project', to: contactFormPath },
  career: { from: '/career', to: routes.careers.path },
  feed: { from: '/feed', to: '/feed.xml' },
  rss: { from: '/rss', to: '/feed.xml' },
  blogFeed: { from: '/blog/feed', to: '/feed.xml' },
} as const satisfies Readonly<Record<string, { from: `/${string}`; to: string }>>;

/** Paths of the XML documents that blog-pages renders. The footer links to the sitemap by its other spelling. */
export const xmlPaths = {
  sitemap: '/sitemap.xml',
  sitemapLink: '/Sitemap.xml',
  feed: '/feed.xml',
  jobFeed: '/careers/feed.xml',
} as const;

export const notFoundScreen = 'Page not found';

export type PageLink = { path: `/${string}`; label: string };

/** Returns a link to a page, labelled with the name of its screen. */
export function linkTo(name: PageRoute): PageLink {
  const { path, screen } = routes[name];
  return { path, label: screen };
}

/** Returns the path of a route up to its parameter. @example pathBefore('blogPost') // '/blog/' */
export function pathBefore(name: ParameterRoute): string {
  return routes[name].path.replace(/:.*/, '');
}

/** Whether a path may be that of an entry's page. @example isEntryPath('job', '/careers/devops-engineer') // true */
export function isEntryPath(name: 'job' | 'project', path: string): boolean {
  const start = pathBefore(name);
  return path.startsWith(start) && /^[a-z\d-]+$/.test(path.slice(start.length));
}

/** Id of a success story on its page. */
export function storyAnchor(id: number): string {
  return `story-${id}`;
}
