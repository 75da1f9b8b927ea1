import type { Exactly } from './counts.ts';
import { linkTo, type PageLink } from './routes.ts';

/** Links of the top bar, in display order. */
export const navigation: Exactly<PageLink, 7> = [
  linkTo('home'),
  linkTo('about'),
  linkTo('services'),
  linkTo('projects'),
  linkTo('blog'),
  linkTo('careers'),
  linkTo('contact'),
];
