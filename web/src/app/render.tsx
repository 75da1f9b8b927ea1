import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/base.css';
import '../styles/classes.css';
import '../styles/weave.css';
import '../styles/motion.css';
import '../styles/print.css';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageName } from '#content/routes.ts';
import { closedQuery } from '#contract/http.ts';
import {
  blogHead,
  closedPreviewHead,
  type Head,
  headFor,
  missingPostHead,
  notFoundHead,
  postHead,
  unreachablePostHead,
} from '#head/tags.ts';
import { pageTitle } from '#head/title.ts';
import { App } from './App.tsx';
import type { InitialBlogData } from '../blog/initial-data.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { pageNameAt } from './load-page.tsx';

/** A document and the status of its response: 410 for a closed job, 503 if the blog's data failed to load. */
export type Rendered = { html: string; status: 200 | 404 | 410 | 503 };

export type { InitialBlogData } from '../blog/initial-data.tsx';
export type { DocumentAssets } from './document.tsx';

/**
 * Renders the document of an address (path in canonical form, and query) with the blog's data. Unknown paths get the
 * 404 page.
 *
 * Throws if any component throws, otherwise React would leave its place empty until the browser renders it.
 * `progressiveChunkSize` is infinite, otherwise parts of a long page would be hidden until a script runs.
 */
export async function render(address: string, assets: DocumentAssets, blog?: InitialBlogData): Promise<Rendered> {
  const [path = '/', query] = address.split('?');
  const page = blog?.sent ? 'sent' : pageNameAt(path);
  const head = headOf(path, query, page, blog);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Document head={head} page={page} assets={assets} blog={blog}>
      <StaticRouter location={address}>
        <App blog={blog} />
      </StaticRouter>
    </Document>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (cause) => void failures.push(cause) },
  );
  if (failures.length > 0) {
    // Without the query, which may be a visitor's search. The functions log the code of an error and not its message.
    const failure = new Error(`Expected ${path} to render, got an error.`, { cause: failures[0] });
    throw Object.assign(failure, { code: path });
  }
  return { html: await new Response(prelude).text(), status: statusOf(head, page, blog) };
}

export { pageFile } from './load-page.tsx';
export { articleStyles } from '../pages/blog-post/article-styles.ts';

function headOf(path: string, query: string | undefined, page: PageName, blog: InitialBlogData | undefined): Head {
  if (blog?.sent) return { ...notFoundHead, title: pageTitle(blog.sent.title), description: blog.sent.text };
  // A draft has no canonical URL.
  if (blog?.post) return blog.preview ? { ...postHead(blog.post), path: undefined } : postHead(blog.post);
  if (blog?.list && page === 'blog') return blogHead(blog.list.query);
  if (page !== 'blogPost') return headFor(path, query === closedQuery);
  if (blog?.preview) return closedPreviewHead(blog.preview);
  return blog?.error === 'unreachable' ? unreachablePostHead : missingPostHead;
}

function statusOf(head: Head, page: PageName, blog: InitialBlogData | undefined): Rendered['status'] {
  // Without the articles it still shows the passages.
  if (page === 'search') return 200;
  if (blog?.error === 'unreachable') return 503;
  // Only a page past the end is missing; a search without results is not.
  if (blog?.list && blog.list.query.page > 1 && blog.list.page.items.length === 0) return 404;
  if (head.isGone) return 410;
  return head === notFoundHead || blog?.error === 'not-found' ? 404 : 200;
}
