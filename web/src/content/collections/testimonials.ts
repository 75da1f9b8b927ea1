import type { Three } from '../counts.ts';
import type { Sample } from '../sample.ts';

/** A client's testimonial on the home page, always shown with five stars. */
export type Testimonial = Sample & {
  quote: string;
  author: string;
  company: string;
  /** Website of the company, opened in a new tab. */
  projectLink: string;
  /** Path of the company's logo; a woven one is the placeholder. */
  logo: `/art/testimonials/${string}-logo.svg`;
  /** Path of the image above the quote, woven from the quote. */
  image: `/art/testimonials/${string}.svg`;
};

/** The three testimonials of the home page. */
export const homeTestimonials: Three<Testimonial> = [
  {
    sample: true,
    quote:
      'They picked up our support line in six weeks. Callers stopped asking for a human because they no longer needed one.',
    author: 'Hannah Wells',
    company: 'Example Dental Group',
    projectLink: 'https://dental.example.com/',
    logo: '/art/testimonials/hannah-wells-logo.svg',
    image: '/art/testimonials/hannah-wells.svg',
  },
  {
    sample: true,
    quote: 'The team asked better questions than we did. The bot answers from our manuals and says so when it cannot.',
    author: 'Omar Aziz',
    company: 'Example Machine Works',
    projectLink: 'https://machines.example.org/',
    logo: '/art/testimonials/omar-aziz-logo.svg',
    image: '/art/testimonials/omar-aziz.svg',
  },
  {
    sample: true,
    quote: 'Clear estimates, a demo every Friday and an AWS bill that went down after launch.',
    author: 'Lucia Ferrer',
    company: 'Example Travel Desk',
    projectLink: 'https://travel.example.net/',
    logo: '/art/testimonials/lucia-ferrer-logo.svg',
    image: '/art/testimonials/lucia-ferrer.svg',
  },
];
