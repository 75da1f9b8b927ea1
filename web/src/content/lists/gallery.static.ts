import pulled from '../pulled/gallery.json' with { type: 'json' };
import { type GalleryItem, galleryList } from './gallery-item.ts';
import { readPulled } from './list.ts';
import { sampleGallery } from './gallery.samples.ts';

export const gallery: readonly GalleryItem[] =
  readPulled(galleryList, pulled)?.map(({ images, ...item }) => ({
    ...item,
    images: images.map(({ src }) => src),
    alts: images.map(({ alt }) => alt),
  })) ?? sampleGallery.map((item) => ({ ...item, images: [`/art/gallery/${item.id}.svg`] }));
