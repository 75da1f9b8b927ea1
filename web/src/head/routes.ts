/**
 * The one list of routes. The router, the prerender, the sitemap, the edge function and the tests all read it;
 * it stands behind the head door because a route's address and title are what a document says about itself.
 */
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
  | 'termsOfService';

export type Route = {
  name: RouteName;
  /** Pattern of the router; a `:parameter` fills one segment. */
  path: string;
  /** The screen's name, first part of its title (D10). */
  screen: string;
  /** `static` is prerendered at build; `perRequest` is answered by blog-pages. */
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
];

/** Linked addresses without a route of their own: permanent redirects at the edge and in the router (D07). */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/search', to: '/blog#search' },
  { from: '/Start-Project', to: '/contact#contact-form' },
  { from: '/career', to: '/careers' },
];

/** Screen name of the page for every other path. */
export const notFoundScreen = 'Page not found';

/** The route of this name. */
export function routeNamed(name: RouteName): Route {
  const route = routes.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`No route is named ${name}; add it to head/routes.ts.`);
  return route;
}
