import * as icons from 'simple-icons';
import { services } from '#content/services/index.ts';
import { technology } from '#content/collections/technology.ts';

const drawn = Object.values(icons);
const bySlug = new Map(drawn.map((icon) => [icon.slug, icon]));
const byTitle = new Map(drawn.map((icon) => [icon.title.toLowerCase(), icon]));
const stack = technology.flatMap(({ tools }) => tools.flatMap((tool) => tool ?? []));
const slugs = new Map(stack.map(({ name, icon }) => [name, icon]));

/** Slug of the mark of every tool that the site names, by its name. A name without a mark is left out. */
export function markedTools(): Readonly<Record<string, string>> {
  const names = [...slugs.keys(), ...services.flatMap(({ tools }) => Object.values(tools).flat())];
  return Object.fromEntries(
    names.flatMap((name) => {
      const slug = slugs.get(name);
      const icon = slug === undefined ? byTitle.get(name.toLowerCase()) : bySlug.get(slug);
      return icon ? [[name, icon.slug]] : [];
    }),
  );
}

/** All these marks as one SVG file: a symbol each, named by its slug, in the colour of the text that uses it. */
export function markSheet(): string {
  const used = [...new Set(Object.values(markedTools()))].sort();
  const symbols = used.map(
    (slug) => `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${bySlug.get(slug)?.path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
