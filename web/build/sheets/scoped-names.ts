import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';

const first = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const second = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Names of the classes of CSS modules below a folder, three letters long instead of a hash: two for the file, the rest
 * for the class's place in it, the same in every build. Hashes do not compress, and a document carries all of them:
 * they cost it 1.5 kB of brotli. No name is a global class's, which begin with a small letter.
 */
export function scopedNames(folder: string): (name: string, file: string, css: string) => string {
  const files = modulesBelow(folder);
  return (name, file, css) => {
    const place = files.indexOf(withSlashes(relative(folder, file.split('?')[0] ?? '')));
    const names = [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, found]) => found))];
    const within = names.indexOf(name);
    if (place === -1 || within === -1)
      throw new Error(`Expected a class of a module below ${folder}, got ${name} of ${file}.`);
    return `${twoLetters(place)}${within.toString(36)}`;
  };
}

/** What the names of all classes begin with whose modules' paths below a folder begin with one of these. */
export function scopedPrefixes(folder: string, paths: readonly string[]): string[] {
  const isMeant = (file: string) => paths.some((path) => file.startsWith(path));
  return modulesBelow(folder).flatMap((file, place) => (isMeant(file) ? twoLetters(place) : []));
}

function modulesBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map(withSlashes)
    .toSorted();
  if (files.length > first.length * second.length)
    throw new Error(`Expected at most 676 modules, got ${files.length}.`);
  return files;
}

function twoLetters(place: number): string {
  return `${first[Math.floor(place / second.length)] ?? ''}${second[place % second.length]}`;
}

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}
