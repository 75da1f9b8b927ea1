import type { OneToFour } from '../counts.ts';
import type { IconName } from '../icon.ts';
import type { Sample } from '../sample.ts';

/** The years of the gallery, in their order (specification §2, careers). */
export const galleryCategories = [
  'Moments of 2024',
  'The 2023 Chapter',
  'Legacy of 2022',
  '2021 Time Capsule',
  '2020 in Frames',
] as const;

/** A moment: one carousel of one to four pictures. */
export type GalleryItem = Sample & {
  /** 5 to 27. */
  id: number;
  category: (typeof galleryCategories)[number];
  title: string;
  description: string;
  icon: IconName;
  /** Addresses of pictures, 500 × 250; a photograph takes the place of a woven one by its address. */
  images: OneToFour<string>;
};
