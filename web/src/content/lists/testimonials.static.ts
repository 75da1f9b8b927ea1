import pulled from '../pulled/testimonials.json' with { type: 'json' };
import { readPulled } from './list.ts';
import { sampleTestimonials } from './testimonials.samples.ts';
import { type Testimonial, testimonialList } from './testimonial.ts';

export const testimonials: readonly Testimonial[] =
  readPulled(testimonialList, pulled)?.map(({ id, title, logo, ...testimonial }) => ({
    ...testimonial,
    author: title,
    logo: logo?.src ?? `/art/testimonials/${id}-logo.svg`,
    image: `/art/testimonials/${id}.svg`,
  })) ?? sampleTestimonials;
