import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns Vite's `generateScopedName`: short names for the classes of CSS modules. They are in the stylesheet and in the
 * markup of every document; Vite's own names (`_strip_1568u_18`) make documents 2 kB larger after Brotli. A name is
 * the number of the file in `folder` and that of the class in its file, so that all builds agree.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => file.endsWith('.module.css'))
    .toSorted();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const [path = ''] = file.split('?');
    const place = files.indexOf(path);
    if (place < 0) throw new Error(`Expected a CSS module in ${folder}, got ${path}.`);
    const known = classes.get(path) ?? [];
    classes.set(path, known);
    if (!known.includes(name)) known.push(name);
    // Two digits for the file, so that no two pairs of numbers have the same digits.
    return `_${place.toString(36).padStart(2, '0')}${known.indexOf(name).toString(36)}`;
  };
}
