/** All routes. The router, the prerenderer, the sitemap, the edge function and the tests read this list. */
export type RouteName =
  | 'home'
  | 'about'
  | 'services'
  | 'projects'
  | 'careers'
  | 'contact'
  | 'blog'
  | 'blogPost'
  | 'privacyPolicy'
  | 'service'
  | 'successStories'
  | 'sitemap'
  | 'termsOfService'
  | 'accessibility';

export type Route = {
  name: RouteName;
  /** Pattern for the router; a `:parameter` matches one segment. */
  path: string;
  /** Name of the screen, the first part of its document title. */
  screen: string;
  /** `static` pages are prerendered by the build; `perRequest` pages are rendered by blog-pages. */
  rendered: 'static' | 'perRequest';
};

export const routes: readonly Route[] = [
  { name: 'home', path: '/', screen: 'Home', rendered: 'static' },
  { name: 'about', path: '/about', screen: 'About', rendered: 'static' },
  { name: 'services', path: '/services', screen: 'Services', rendered: 'static' },
  { name: 'projects', path: '/projects', screen: 'Projects', rendered: 'static' },
  { name: 'careers', path: '/careers', screen: 'Careers', rendered: 'static' },
  { name: 'contact', path: '/contact', screen: 'Contact', rendered: 'static' },
  { name: 'blog', path: '/blog', screen: 'Blog', rendered: 'perRequest' },
  { name: 'blogPost', path: '/blog/:slug', screen: 'Blog Post', rendered: 'perRequest' },
  { name: 'privacyPolicy', path: '/privacy-policy', screen: 'Privacy Policy', rendered: 'static' },
  { name: 'service', path: '/service/:serviceTitle', screen: 'Service Details', rendered: 'static' },
  { name: 'successStories', path: '/success-stories', screen: 'Success Stories', rendered: 'static' },
  { name: 'sitemap', path: '/sitemap', screen: 'Sitemap', rendered: 'static' },
  { name: 'termsOfService', path: '/terms-of-service', screen: 'Terms of Service', rendered: 'static' },
  { name: 'accessibility', path: '/accessibility', screen: 'Accessibility', rendered: 'static' },
];

/** Permanent redirects of linked paths that have no page, applied by the edge function and the router. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/search', to: '/blog#search' },
  { from: '/Start-Project', to: '/contact#contact-form' },
  { from: '/career', to: '/careers' },
];

/** Screen name of the 404 page. */
export const notFoundScreen = 'Page not found';

/** Returns the route with this name. */
export function routeNamed(name: RouteName): Route {
  const route = routes.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`No route is named ${name}; add it to head/routes.ts.`);
  return route;
}
