import pulled from '../pulled/testimonials.json' with { type: 'json' };
import { readPulled, wordsInPath } from './list.ts';
import { sampleTestimonials } from './testimonials.samples.ts';
import { type Testimonial, testimonialList } from './testimonial.ts';

export const testimonials: readonly Testimonial[] =
  readPulled(testimonialList, pulled)?.map(({ id, title, logo, ...testimonial }) =>
    withLogo({ ...testimonial, author: title }, String(id), logo?.src),
  ) ?? sampleTestimonials.map((testimonial) => withLogo(testimonial, wordsInPath(testimonial.author)));

function withLogo(testimonial: Omit<Testimonial, 'logo'>, name: string, logo?: string): Testimonial {
  return { ...testimonial, logo: logo ?? `/art/testimonials/${name}-logo.svg` };
}
