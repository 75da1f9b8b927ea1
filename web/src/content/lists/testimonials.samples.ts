import { nightLine } from '../claims.static.ts';
import type { Three } from '../types.ts';
import type { Testimonial } from './testimonial.ts';

export const sampleTestimonials: Three<Omit<Testimonial, 'logo'>> = [
  {
    sample: true,
    quote: `They picked up our night line in ${nightLine.monthsInWords} months. Callers stopped asking for a human because they no longer needed one.`,
    author: 'Hannah Wells',
    company: 'Example Dental Group',
    project: 'Night-desk voice agent',
    projectLink: 'https://dental.example.com/',
  },
  {
    sample: true,
    quote:
      'They rode along and asked better questions than we did. It answers our drivers from the manuals and says so when it cannot.',
    author: 'Omar Aziz',
    company: 'Example Machine Works',
    project: 'Field-service scheduler',
    projectLink: 'https://machines.example.org/',
  },
  {
    sample: true,
    quote: 'Clear estimates, a demo every Friday, and patients who come on the day that they meant.',
    author: 'Lucia Ferrer',
    company: 'Example Clinics',
    project: 'Clinic booking line',
    projectLink: 'https://clinics.example.net/',
  },
];
