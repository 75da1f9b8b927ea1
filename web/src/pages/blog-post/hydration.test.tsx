// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BlogProvider, type InitialBlogData } from '../../blog/initial-data.tsx';
import { samplePost, samplePosts } from '../../blog/set-up.ts';
import { BlogPostPage } from './BlogPostPage.tsx';

/** A document of the article `post-1`, hydrated with the data it was rendered with. */
async function setUp(data: InitialBlogData | undefined, answer = () => new Promise<Response>(() => undefined)) {
  const fetched = vi.fn<(address: string) => Promise<Response>>(answer);
  vi.stubGlobal('console', { ...console, error: () => undefined });
  vi.stubGlobal('__ART_VERSION__', 'v1');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  const app = (
    <MemoryRouter initialEntries={['/blog/post-1']}>
      <BlogProvider data={data}>
        <Routes>
          <Route path="/blog/:slug" element={<BlogPostPage />} />
        </Routes>
      </BlogProvider>
    </MemoryRouter>
  );
  document.body.innerHTML = `<div id="root">${renderToString(app)}</div>`;
  const complaints: unknown[] = [];
  const root = document.getElementById('root')!;
  await act(async () => {
    hydrateRoot(root, app, { onRecoverableError: (cause) => complaints.push(cause) });
  });
  return { complaints, fetched, root };
}

test('an article is taken over as it stands, and nothing is asked again', async () => {
  const content = { rendered: '<h2 id="h-a">A</h2><p>Text</p><h2 id="h-b">B</h2><pre>code</pre>' };
  const { complaints, fetched, root } = await setUp({
    post: samplePost(1, { content }),
    moreArticles: samplePosts(3, 5),
  });
  expect(complaints).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  expect(root.querySelectorAll('article')).toHaveLength(4);
});

test('a missing article is taken over as it stands', async () => {
  const { complaints, fetched, root } = await setUp({ error: 'not-found' });
  expect(complaints).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  expect(root.textContent).toContain('Article Not Found');
});

test('a document without data asks for its article', async () => {
  const { complaints, fetched } = await setUp(undefined);
  expect(complaints).toEqual([]);
  expect(fetched.mock.calls.flat().join(' ')).toContain('slug=post-1');
});

test('a failure that says nothing has the fallback sentence, any other the same one for all', async () => {
  const mute = await setUp(undefined, () => Promise.reject(new Error('')));
  await vi.waitFor(() => expect(mute.root.textContent).toContain('Article Not Found'));
  expect(mute.root.textContent).toContain('The requested article could not be found.');

  const refused = await setUp(undefined, () => Promise.resolve(new Response('', { status: 403 })));
  await vi.waitFor(() => expect(refused.root.textContent).toContain('Post not found'));
  expect(refused.root.textContent).toContain('Try Again');
});
