import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gallery } from '#content/lists/gallery.static.ts';
import { projects } from '#content/lists/projects.static.ts';
import { team } from '#content/lists/team.static.ts';
import { testimonials } from '#content/lists/testimonials.static.ts';
import { callPicture } from '#content/project.ts';
import { markSheet, toolLists } from '#weave/technology-marks.ts';
import { clientLogo, iconCloth, person, photographed, projectCloth, callLine } from './artwork-kinds.ts';
import { markSheetPath } from '#weave/mark-sheet.ts';

/** A generated or pulled image, or a recording: its path in the content, and its file. */
export type Artwork = { path: string; file: string | Uint8Array };

const content = new URL('../../src/content/', import.meta.url);
const pulledPictures = new URL('pulled/pictures/', content);

/** The people's portraits. Decoding their photographs is asynchronous, and `artworks` is not. */
const people = await Promise.all(
  team.map(async ({ name, image, photo }, index) => ({
    path: image,
    file: photo ? await photographed(readFileSync(pulledFile(photo)), name) : person(name, index),
  })),
);

/** Returns every image and every recording of a project that the content references with an `/art/…` path. Other paths are photographs. */
export function artworks(): Artwork[] {
  const woven = [
    ...testimonials.map(({ author, logo }) => ({ path: logo, file: clientLogo(author) })),
    ...projects.map((project, index) => ({
      path: project.image,
      file: projectCloth(project, index),
    })),
    ...gallery.map(({ icon, images: [path = ''] }, index) => ({ path, file: iconCloth(icon, index) })),
    ...people,
    ...projects.flatMap(({ slug, recording }) =>
      recording ? [{ path: callPicture(slug), file: callLine(recording) }] : [],
    ),
    ...projects
      .flatMap(({ recording }) => recording?.file ?? [])
      .filter((path) => path.startsWith('/art/calls/'))
      .map((path) => ({ path, file: readFileSync(new URL(path.replace('/art/', ''), content)) })),
    ...toolLists.map(({ title, tools }) => ({ path: markSheetPath(title), file: markSheet(tools) })),
  ];
  return [...woven.filter(({ path }) => path.startsWith('/art/') && !path.startsWith('/art/pulled/')), ...pulled()];
}

function pulledFile(path: string): URL {
  return new URL(path.replace('/art/pulled/', ''), pulledPictures);
}

function pulled(): Artwork[] {
  const names = existsSync(pulledPictures) ? readdirSync(pulledPictures).toSorted() : [];
  return names.map((name) => ({ path: `/art/pulled/${name}`, file: readFileSync(pulledFile(name)) }));
}

/** Returns the name of their folder: a hash of all images, so that browsers can cache them forever. */
export function artworkVersion(): string {
  const hash = createHash('sha256');
  for (const { path, file } of artworks()) hash.update(path).update(file);
  return hash.digest('hex').slice(0, 8);
}
