import { company, emailHref, phoneHref } from './company.ts';
import type { Exactly } from './types.ts';
import { linkTo, type PageLink } from './routes.ts';

export const shellWords = {
  skip: 'Skip to content',
  splash: 'INITIALIZING VOICE SYSTEMS',
  navigation: 'Main',
  menu: 'Menu',
  theme: 'Switch theme',
  scroll: { top: 'Scroll to top', bottom: 'Scroll to bottom' },
  offline: `A part of this page could not be loaded. Your connection may be down; we try again by ourselves. You can also reach us at [${company.email}](${emailHref}) or [${company.phone}](${phoneHref}).`,
} as const;

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

/** Texts of controls that several pages share. */
export const controlWords = {
  /** Text for screen readers after the name of a link that opens in a new tab. */
  newTab: ', opens in a new tab',
  close: 'Close',
  ok: 'OK',
  dismiss: 'Dismiss message',
  contents: 'Contents',
  stars: (rating: string) => `${rating} out of 5 stars`,
  carousel: {
    role: 'carousel',
    picture: (title: string, place: number, count: number) => `${title}, picture ${place} of ${count}`,
    pause: (title: string) => `Pause slides: ${title}`,
    play: (title: string) => `Play slides: ${title}`,
    previous: (title: string) => `Previous slide: ${title}`,
    next: (title: string) => `Next slide: ${title}`,
    slide: (title: string, place: number, count: number) => `Slide ${place} of ${count}: ${title}`,
  },
} as const;
