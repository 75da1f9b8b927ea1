import { promises } from './promises.ts';

/** Texts of the home page's form. */
export const homeForm: { title: string; promise: string; submit: string } = {
  title: 'Get in Touch',
  promise: `We reply within ${promises.replyHours} hours.`,
  submit: "Let's Get Started",
};
