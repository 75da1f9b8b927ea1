import type { Three } from '../types.ts';
import type { Testimonial } from './testimonial.ts';

export const sampleTestimonials: Three<Testimonial> = [
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
