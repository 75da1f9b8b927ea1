import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gallery } from '#content/collections/gallery.ts';
import { projects } from '#content/collections/projects.ts';
import { stories } from '#content/collections/stories.ts';
import { team } from '#content/collections/team.ts';
import { homeTestimonials } from '#content/collections/testimonials.ts';
import { markSheetPath } from '../../src/weave/mark-sheet.ts';
import type { Outlines } from '../../src/weave/monogram.ts';
import { markSheet, toolLists } from '../../src/weave/technology-marks.ts';
import { clientLogo, cloth, person, print } from './artwork-kinds.ts';

/** A generated image: its path in the content, and its SVG. */
export type Artwork = { path: string; svg: string };

const outlines = JSON.parse(readFileSync(new URL('./display-glyphs.json', import.meta.url), 'utf8')) as Outlines;

/**
 * Number of woven images for posts without an image; the slug of the post selects one
 * (web/src/blog/cards/post-picture.ts).
 */
const postPictures = 15;

/** Returns every image that the content references with an `/art/…` path. Other paths are photographs. */
export function artworks(): Artwork[] {
  const woven = [
    ...homeTestimonials.flatMap(({ quote, author, image, logo }, index) => [
      { path: image, svg: print(quote, index, 62) },
      { path: logo, svg: clientLogo(author) },
    ]),
    ...stories.map(({ title, quote, image }, index) => ({
      path: image,
      svg: print(title + quote, index, index === 0 ? 62 : 43),
    })),
    ...projects.map(({ title, image }, index) => ({ path: image, svg: cloth(title, index, 'project') })),
    ...gallery.flatMap(({ id, title, images }) =>
      images.map((path, slide) => ({ path, svg: cloth(title + slide, (id - 5) * 7 + slide * 3, 'gallery') })),
    ),
    ...Array.from({ length: postPictures }, (_, n) => ({
      path: `/art/posts/${n}.svg`,
      svg: cloth(`post-${n}`, n, 'post'),
    })),
    ...team.map(({ name, image }, index) => ({ path: image, svg: person(name, index) })),
    ...toolLists.map(({ title, tools }) => ({ path: markSheetPath(title), svg: markSheet(tools, outlines) })),
  ];
  return woven.filter(({ path }) => path.startsWith('/art/'));
}

/** Returns the name of their folder: a hash of all images, so that browsers can cache them forever. */
export function artworkVersion(): string {
  const hash = createHash('sha256');
  for (const { path, svg } of artworks()) hash.update(path).update(svg);
  return hash.digest('hex').slice(0, 8);
}
