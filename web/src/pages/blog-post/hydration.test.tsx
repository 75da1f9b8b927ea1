// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { islandsCreated } from '../../app/static-island.tsx';
import { documentData } from '../../blog/document-data.ts';
import {
  BlogProvider,
  initialBlogDataId,
  type InitialBlogData,
  readInitialBlogData,
} from '../../blog/initial-data.tsx';
import { samplePost } from '#contract/post.testkit.ts';
import { samplePosts } from '../../blog/blog.testkit.ts';
import { BlogPostPage } from '../blog-post.tsx';

/** Hydrates a document of the article `post-1` with its data, as start.tsx does. */
async function setUp(data: InitialBlogData | undefined, respond = () => new Promise<Response>(() => undefined)) {
  const fetched = vi.fn<(address: string) => Promise<Response>>(respond);
  vi.stubGlobal('console', { ...console, error: () => undefined });
  vi.stubGlobal('__ART_VERSION__', 'v1');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  const app = (known: InitialBlogData | undefined) => (
    <MemoryRouter initialEntries={['/blog/post-1']}>
      <BlogProvider data={known}>
        <Routes>
          <Route path="/blog/:slug" element={<BlogPostPage />} />
          <Route path="/elsewhere" element={<p>Elsewhere</p>} />
        </Routes>
        <nav>
          <Link to="/elsewhere">Away</Link>
          <Link to="/blog/post-1">Back</Link>
        </nav>
      </BlogProvider>
    </MemoryRouter>
  );
  // renderToString does not wait for the code of an island.
  await Promise.all(islandsCreated().map((load) => load()));
  const json = data ? JSON.stringify(documentData(data)) : '';
  document.body.innerHTML = `<script type="application/json" id="${initialBlogDataId}">${json}</script><div id="root">${renderToString(app(data))}</div>`;
  const hydrationErrors: unknown[] = [];
  const root = document.getElementById('root')!;
  await act(async () => {
    hydrateRoot(root, app(readInitialBlogData(document)), {
      onRecoverableError: (cause) => hydrationErrors.push(cause),
    });
  });
  const follow = (path: string) => act(async () => root.querySelector<HTMLElement>(`nav [href="${path}"]`)?.click());
  return { hydrationErrors, fetched, root, follow };
}

test('the document contains the body once, and returning to the article needs no request', async () => {
  const html =
    '<h2 id="h-a">A &amp; B</h2><p>Once&nbsp;only &lt;b&gt;</p><pre>code</pre><figure class="wp-block-table"><table></table></figure><h2 id="h-c">C</h2>';
  const { hydrationErrors, fetched, root, follow } = await setUp({
    post: samplePost(1, { html }),
    relatedPosts: samplePosts(3, 5),
  });
  expect(document.body.innerHTML.split('only').length).toBe(2);
  const article = () => [root.querySelector('#article-body')?.outerHTML, root.querySelector('article')?.textContent];
  const before = article();
  expect(root.querySelector('[href="#h-a"]')?.textContent).toBe('A & B');
  await follow('/elsewhere');
  expect(root.querySelector('article')).toBeNull();
  await follow('/blog/post-1');
  expect(article()).toEqual(before);
  expect(fetched).not.toHaveBeenCalled();
  expect(hydrationErrors).toEqual([]);
});

test('initial data without the body in the document contains no post', async () => {
  document.body.innerHTML = '';
  const page = new DOMParser().parseFromString(
    `<script type="application/json" id="${initialBlogDataId}">${JSON.stringify({ post: samplePost(1), relatedPosts: [] })}</script>`,
    'text/html',
  );
  expect(readInitialBlogData(page)).toEqual({ relatedPosts: [] });
});

test('a document without data requests its article', async () => {
  const { hydrationErrors, fetched } = await setUp(undefined);
  expect(hydrationErrors).toEqual([]);
  expect(fetched.mock.calls.flat().join(' ')).toContain('slug=post-1');
});

test('a failure without a message shows the fallback sentence, any other failure "Post not found"', async () => {
  const mute = await setUp(undefined, () => Promise.reject(new Error('')));
  await vi.waitFor(() => expect(mute.root.textContent).toContain('Article Not Found'), 20_000);
  expect(mute.root.textContent).toContain('The requested article could not be found.');

  const blocked = await setUp(undefined, () => Promise.resolve(new Response('', { status: 403 })));
  await vi.waitFor(() => expect(blocked.root.textContent).toContain('Post not found'), 20_000);
  expect(blocked.root.textContent).toContain('Try Again');
});
