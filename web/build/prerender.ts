import { staticPaths } from '#head/static-paths.ts';
import type { DocumentAssets } from '../src/document.tsx';
import type { render as renderDocument } from '../src/render.tsx';

type Renderer = typeof renderDocument;

/** One prerendered document and its key in the bucket. */
export type PrerenderedDocument = { file: string; html: string };

/** Every static document: all static routes, all services and the 404 page. */
export async function prerender(render: Renderer, assets: DocumentAssets): Promise<PrerenderedDocument[]> {
  const pages = [
    ...staticPaths.map((path) => ({ path, file: path === '/' ? '/index.html' : `${path}.html` })),
    { path: '/404', file: '/404.html' },
  ];
  return Promise.all(
    pages.map(async ({ path, file }) => {
      const { html } = await render(path, assets);
      return { file, html };
    }),
  );
}
