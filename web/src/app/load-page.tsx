import { type ComponentType, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { type PageName, routeNames, routes } from '#content/routes.ts';
import { loadWithRetry } from '../runtime/load-with-retry.ts';
import { type IslandLoad, islandsCreated } from '../runtime/static-island.tsx';

type PageModule = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<PageModule>(['../pages/[a-z]*.tsx', '!../pages/*.test.tsx']);

/** Returns the file of a page. @example pageFile('blogPost') // '../pages/blog-post.tsx' */
export function pageFile(name: PageName): string {
  return `../pages/${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.tsx`;
}

const loadedPages = new Map<PageName, ComponentType>();
const islandsOf = new Map<PageName, readonly IslandLoad[]>();

/** Loads the component of a page. Rejects if its file cannot be loaded, for example after a new deployment. */
export async function loadPage(name: PageName): Promise<ComponentType> {
  const file = pageFile(name);
  const before = islandsCreated().length;
  const page = (await modules[file]?.())?.[componentName(name)];
  if (!page) throw new Error(`Expected ${file} to export ${componentName(name)}.`);
  if (!islandsOf.has(name)) islandsOf.set(name, islandsCreated().slice(before));
  loadedPages.set(name, page);
  return page;
}

export function pageNameAt(pathname: string): PageName {
  return routeNames.find((name) => matchPath(routes[name].path, pathname)) ?? 'notFound';
}

/** Loads the component of the page at a path and the components of its static islands. */
export async function loadPageAt(pathname: string): Promise<void> {
  const name = pageNameAt(pathname);
  await loadPage(name);
  await Promise.all((islandsOf.get(name) ?? []).map((load) => load()));
}

/** Returns a component that renders a page, and loads it first if necessary. */
export function lazyPage(name: PageName): ComponentType {
  const LazyPage = lazy(async () => ({ default: await loadWithRetry(() => loadPage(name)) }));
  return function Page() {
    // A loaded page is rendered at once: `lazy` would suspend, and a click during hydration would be lost.
    const [Loaded] = useState(() => loadedPages.get(name) ?? LazyPage);
    return <Loaded />;
  };
}

function componentName(name: PageName): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
}
