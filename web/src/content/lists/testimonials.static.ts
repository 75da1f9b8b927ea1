import pulled from '../pulled/testimonials.json' with { type: 'json' };
import { readPulled, wordsInPath } from './list.ts';
import { sampleTestimonials } from './testimonials.samples.ts';
import { type Testimonial, testimonialList } from './testimonial.ts';

export const testimonials: readonly Testimonial[] =
  readPulled(testimonialList, pulled)?.map(({ id, title, logo, ...testimonial }) =>
    withPictures({ ...testimonial, author: title }, String(id), logo?.src),
  ) ?? sampleTestimonials.map((testimonial) => withPictures(testimonial, wordsInPath(testimonial.author)));

function withPictures(testimonial: Omit<Testimonial, 'logo' | 'image'>, name: string, logo?: string): Testimonial {
  const woven = `/art/testimonials/${name}`;
  return { ...testimonial, logo: logo ?? `${woven}-logo.svg`, image: `${woven}.svg` };
}
