import { staticPaths } from '#head/static-paths.ts';
import type { DocumentAssets } from '../src/document.tsx';
import type * as renderer from '../src/render.tsx';
import type { InitialBlogData } from '../src/render.tsx';
import type { PageName } from '../src/routes.tsx';
import type { Drawn } from './sheets/page-sheets.ts';

type Renderer = typeof renderer;

/** One prerendered document, the page it shows, and its key in the bucket. */
export type PrerenderedDocument = { page: PageName; file: string; html: string };

/** Every static document: all static routes, all services and the 404 page. */
export async function prerender(
  { render, pageNameAt }: Renderer,
  assets: DocumentAssets,
): Promise<PrerenderedDocument[]> {
  const pages = [
    ...staticPaths.map((path) => ({ path, file: path === '/' ? '/index.html' : `${path}.html` })),
    { path: '/404', file: '/404.html' },
  ];
  return Promise.all(
    pages.map(async ({ path, file }) => {
      const { html } = await render(path, assets);
      return { page: pageNameAt(path), file, html };
    }),
  );
}

/** The documents of the blog as far as they can be drawn without a post: waiting, failed, and not found. */
export async function drawWithoutPosts({ render }: Renderer, assets: DocumentAssets): Promise<Drawn[]> {
  const pages: [PageName, string][] = [
    ['blog', '/blog'],
    ['blogPost', '/blog/a'],
  ];
  const known: (InitialBlogData | undefined)[] = [undefined, { error: 'unreachable' }, { error: 'not-found' }];
  return Promise.all(
    pages.flatMap(([page, path]) =>
      known.map(async (blog) => ({ page, html: (await render(path, assets, blog)).html })),
    ),
  );
}
