import pulled from '../pulled/gallery.json' with { type: 'json' };
import { type GalleryItem, galleryList } from './gallery-item.ts';
import { readPulled } from './list.ts';
import { gallerySince2022 } from './gallery-since-2022.samples.ts';
import { galleryUntil2021 } from './gallery-until-2021.samples.ts';

export const gallery: readonly GalleryItem[] = readPulled(galleryList, pulled)?.map(({ images, ...item }) => ({
  ...item,
  images: images.map(({ src }) => src),
  alts: images.map(({ alt }) => alt),
})) ?? [...gallerySince2022, ...galleryUntil2021];
