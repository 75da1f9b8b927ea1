import { company, emailHref, phoneHref } from './company.ts';

/** Texts of the frame of every page; the links are in pages/navigation.ts and pages/footer.ts. */
export const shellWords = {
  skip: 'Skip to content',
  splash: 'INITIALIZING VOICE SYSTEMS',
  navigation: 'Main',
  menu: 'Menu',
  theme: 'Switch theme',
  scroll: { top: 'Scroll to top', bottom: 'Scroll to bottom' },
  offline: `A part of this page could not be loaded. Your connection may be down; we try again by ourselves. You can also reach us at [${company.email}](${emailHref}) or [${company.phone}](${phoneHref}).`,
} as const;
