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
import { sampleCategory, samplePosts } from '../../blog/set-up.ts';
import { BlogPage } from './BlogPage.tsx';

/**
 * A document of the list with its data, hydrated as main.tsx does: what React minded, what was asked, what one sees.
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
  const complaints: unknown[] = [];
  const root = document.getElementById('root')!;
  await act(async () => {
    hydrateRoot(root, app(readInitialBlogData(document)), { onRecoverableError: (cause) => complaints.push(cause) });
  });
  return { complaints, fetched, root };
}

test('a filtered list is taken over as it stands, and nothing is asked again', async () => {
  const query = { category: 'voice-ai', search: 'phone' };
  const { complaints, fetched, root } = await setUp(
    {
      list: { query, posts: [...samplePosts(9), { id: 99 }], totalPages: 2 },
      categories: [sampleCategory(2, 'voice-ai')],
    },
    '/blog?category=voice-ai&q=phone',
  );
  expect(complaints).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  expect(root.querySelectorAll('article')).toHaveLength(10);
  expect(root.querySelector<HTMLInputElement>('#search')?.value).toBe('phone');
});

test('an outage that the server saw is shown without asking again by itself, the categories apart', async () => {
  const { complaints, fetched, root } = await setUp({ error: 'unreachable' }, '/blog');
  expect(complaints).toEqual([]);
  expect(root.textContent).toContain('Error Loading Blog');
  expect(fetched.mock.calls.filter(([address]) => address.includes('/posts?'))).toEqual([]);
});
