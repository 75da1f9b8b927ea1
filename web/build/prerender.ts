import { pathBefore } from '#content/routes.ts';
import { missingPageFile, staticPaths, unknownServiceFile } from '#head/static-paths.ts';
import type { DocumentAssets } from '../src/document.tsx';
import type * as renderer from '../src/render.tsx';

type Renderer = typeof renderer;

/** A prerendered page and its key in the bucket. */
export type PrerenderedDocument = { file: string; html: string };

/** Renders all static routes, all services and the 404 pages. */
export async function prerender({ render }: Renderer, assets: DocumentAssets): Promise<PrerenderedDocument[]> {
  const pages = [
    ...staticPaths.map((path) => ({ path, file: path === '/' ? '/index.html' : `${path}.html` })),
    { path: '/404', file: missingPageFile },
    // The distribution's error page, for missing files of folders without an edge function.
    { path: '/404', file: '/404.html' },
    { path: `${pathBefore('service')}-`, file: unknownServiceFile },
  ];
  return Promise.all(
    pages.map(async ({ path, file }) => {
      const { html } = await render(path, assets);
      return { file, html };
    }),
  );
}
