import type { Exactly } from '../types.ts';
import type { GalleryItem } from './gallery-item.ts';
import { gallerySince2022 } from './gallery-since-2022.samples.ts';
import { galleryUntil2021 } from './gallery-until-2021.samples.ts';

/** Sample moments, newest year first. */
export const sampleGallery: Exactly<GalleryItem, 23> = [...gallerySince2022, ...galleryUntil2021];
