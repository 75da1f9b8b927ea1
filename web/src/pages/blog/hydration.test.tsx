// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import {
  BlogProvider,
  initialBlogDataId,
  type InitialBlogData,
  readInitialBlogData,
} from '../../blog/initial-data.tsx';
import { samplePosts } from '../../blog/blog.testkit.ts';
import { BlogPage } from '../blog.tsx';
import { toWirePost } from '#contract/cms-wire.ts';

/**
 * Hydrates a document of the list with its data, as start.tsx does. Returns hydration errors, requests and the root.
 */
async function setUp(data: InitialBlogData, address: string) {
  const fetched = vi.fn<(address: string) => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal('__ART_VERSION__', 'v1');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  const app = (known: InitialBlogData | undefined) => (
    <MemoryRouter initialEntries={[address]}>
      <BlogProvider data={known}>
        <BlogPage />
      </BlogProvider>
    </MemoryRouter>
  );
  document.body.innerHTML = `<script type="application/json" id="${initialBlogDataId}">${JSON.stringify(data)}</script><div id="root">${renderToString(app(data))}</div>`;
  const hydrationErrors: unknown[] = [];
  const root = document.getElementById('root')!;
  await act(async () => {
    hydrateRoot(root, app(readInitialBlogData(document)), {
      onRecoverableError: (cause) => hydrationErrors.push(cause),
    });
  });
  return { hydrationErrors, fetched, root };
}

test('an error that the server rendered is shown after hydration without another request for posts', async () => {
  const { hydrationErrors, fetched, root } = await setUp({ error: 'unreachable' }, '/blog');
  expect(hydrationErrors).toEqual([]);
  expect(root.textContent).toContain('Error Loading Blog');
  expect(fetched.mock.calls.filter(([address]) => address.includes('/posts?'))).toEqual([]);
});

test('after hydration Load More is a button that appends the next page, also with the space bar', async () => {
  const query = { category: '', search: '', page: 2 };
  const list = { query, page: { items: samplePosts(9), totalPages: 4 } };
  const { fetched, root } = await setUp({ list, categories: [] }, '/blog?page=2');
  fetched.mockImplementation(async () => Response.json(samplePosts(9, 10).map(toWirePost)));
  const more = () => root.querySelector<HTMLElement>('[role=button]')!;
  expect(more().textContent).toBe('Load More');
  await act(async () => more().click());
  expect(root.querySelectorAll('article')).toHaveLength(18);
  expect(more().getAttribute('href')).toBe('/blog?page=4');
  await act(async () => more().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })));
  const pages = fetched.mock.calls.map(([url]) => new URL(url, 'https://site.example').searchParams.get('page'));
  expect(pages).toEqual(['3', '4']);
});
