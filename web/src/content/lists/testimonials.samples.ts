import { nightLine } from '../claims.static.ts';
import type { Three } from '../types.ts';
import type { Testimonial } from './testimonial.ts';

export const sampleTestimonials: Three<Omit<Testimonial, 'logo'>> = [
  {
    sample: true,
    quote: `They picked up our night line in ${nightLine.monthsInWords} months. Callers stopped asking for a human because they no longer needed one.`,
    author: 'Hannah Wells',
    company: 'Example Dental Group',
    projectLink: 'https://dental.example.com/',
  },
  {
    sample: true,
    quote: 'The team asked better questions than we did. The bot answers from our manuals and says so when it cannot.',
    author: 'Omar Aziz',
    company: 'Example Machine Works',
    projectLink: 'https://machines.example.org/',
  },
  {
    sample: true,
    quote: 'Clear estimates, a demo every Friday and an AWS bill that went down after launch.',
    author: 'Lucia Ferrer',
    company: 'Example Travel Desk',
    projectLink: 'https://travel.example.net/',
  },
];
