import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { type RouteName, routes } from '#head/routes.ts';
import { restOfSheet } from './shell/rest-of-sheet.ts';
import { islandsMade, type IslandLoad } from './ui/hydration/island.tsx';
import { patiently } from './ui/hydration/patiently.ts';

/** A route, or the page for every other address. */
export type PageName = RouteName | 'notFound';

type PageModule = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<PageModule>('./pages/*/*Page.tsx');

/** File of a page, by its name: `blogPost` is drawn by BlogPostPage in pages/blog-post. */
export function pageFile(name: PageName): string {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `./pages/${folder}/${componentName(name)}.tsx`;
}

const islandsOf = new Map<PageName, readonly IslandLoad[]>();

/** Loads a page; rejects when its file is gone from the server. */
export async function loadPage(name: PageName): Promise<ComponentType> {
  const file = pageFile(name);
  const madeBefore = islandsMade().length;
  const page = (await modules[file]?.())?.[componentName(name)];
  if (!page) throw new Error(`${file} does not export ${componentName(name)}.`);
  if (!islandsOf.has(name)) islandsOf.set(name, islandsMade().slice(madeBefore));
  return page;
}

/** Name of the page an address leads to. */
export function pageNameAt(pathname: string): PageName {
  return routes.find(({ path }) => matchPath(path, pathname))?.name ?? 'notFound';
}

/** Loads the page of an address with all that it is drawn with. */
export async function loadPageAt(pathname: string): Promise<void> {
  const name = pageNameAt(pathname);
  await loadPage(name);
  await Promise.all((islandsOf.get(name) ?? []).map((load) => load()));
}

/** A page as a component that loads itself when it is first shown. */
export function lazyPage(name: PageName): ComponentType {
  const load = async () => {
    if (typeof document !== 'undefined') await restOfSheet();
    return loadPage(name);
  };
  return lazy(async () => ({ default: await patiently(load) }));
}

function componentName(name: PageName): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
}
