import { type ComponentType, lazy } from 'react';
import type { RouteName } from '#head/routes.ts';

/** A route, or the page for every other address. */
export type PageName = RouteName | 'notFound';

type PageModule = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<PageModule>('./pages/*/*Page.tsx');

/** File of a page, by its name: `blogPost` is drawn by BlogPostPage in pages/blog-post. */
export function pageFile(name: PageName): string {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `./pages/${folder}/${componentName(name)}.tsx`;
}

/** Loads a page; rejects when its file is gone from the server. */
export async function loadPage(name: PageName): Promise<ComponentType> {
  const file = pageFile(name);
  const page = (await modules[file]?.())?.[componentName(name)];
  if (!page) throw new Error(`${file} does not export ${componentName(name)}.`);
  return page;
}

/** A page as a component that loads itself when it is first shown. */
export function lazyPage(name: PageName): ComponentType {
  return lazy(async () => ({ default: await loadPage(name) }));
}

function componentName(name: PageName): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
}
