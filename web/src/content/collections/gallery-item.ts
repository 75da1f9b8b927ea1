import type { TwoToFour } from '../counts.ts';
import type { IconName } from '../icon.ts';
import type { Sample } from '../sample.ts';

/** The years of the gallery, in their order. */
export const galleryCategories = [
  'Moments of 2024',
  'The 2023 Chapter',
  'Legacy of 2022',
  '2021 Time Capsule',
  '2020 in Frames',
] as const;

/** A moment of the gallery: a carousel of two to four images. */
export type GalleryItem = Sample & {
  /** Number of the moment, from 5 to 27; the paths of its images contain it. */
  id: number;
  category: (typeof galleryCategories)[number];
  title: string;
  description: string;
  icon: IconName;
  /** Paths of the images, 500 × 250. To use a photograph, replace the path of the woven image. */
  images: TwoToFour<string>;
};
