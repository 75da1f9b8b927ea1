import './styles/tokens.css';
import './styles/base.css';
import './styles/weave.css';
import './styles/motion.css';
import './styles/print.css';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type Head, headFor, missingPostHead, postHead } from '#head/tags.ts';
import { App } from './App.tsx';
import type { InitialBlogData } from './blog/initial-data.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { type PageName, pageNameAt } from './routes.tsx';

/** A whole document and the status it is answered with: 503 when the blog's data could not be had. */
export type Rendered = { html: string; status: 200 | 404 | 503 };

export type { InitialBlogData } from './blog/initial-data.tsx';
export type { DocumentAssets } from './document.tsx';

/**
 * The document of an address (path in canonical form, and query) with what is known of the blog; unknown paths give
 * the 404 page.
 *
 * Throws when a part cannot be drawn: React would leave a hole for the browser to fill, and a document with a hole is
 * not a document. No chunk is outlined (`progressiveChunkSize`), else a long page would be hidden until a script ran.
 */
export async function render(address: string, assets: DocumentAssets, blog?: InitialBlogData): Promise<Rendered> {
  const [path = '/'] = address.split('?');
  const page = pageNameAt(path);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Document head={headOf(path, page, blog)} page={page} assets={assets} blog={blog}>
      <StaticRouter location={address}>
        <App blog={blog} />
      </StaticRouter>
    </Document>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (cause) => void failures.push(cause) },
  );
  if (failures.length > 0) throw new Error(`${address} could not be drawn.`, { cause: failures[0] });
  return { html: await new Response(prelude).text(), status: statusOf(page, blog) };
}

export { pageFile, pageNameAt } from './routes.tsx';

function headOf(path: string, page: PageName, blog: InitialBlogData | undefined): Head {
  if (blog?.post) return postHead(blog.post);
  return page === 'blogPost' ? missingPostHead : headFor(path);
}

function statusOf(page: PageName, blog: InitialBlogData | undefined): Rendered['status'] {
  if (blog?.error === 'unreachable') return 503;
  return page === 'notFound' || blog?.error === 'not-found' ? 404 : 200;
}
