import { createServer } from 'node:http';
import { listen } from '../../../local/listen.ts';

const perArticle = 128;

/** Closes open elements and attributes of a vector, so that the next one is parsed as markup. */
const end = `"'>--></textarea></title></style></script></xmp></noscript></iframe></select></svg></math></form></table></div>`;

/** Starts a CMS whose articles have 128 vectors each in title, excerpt and body. `url` is its REST root, for CMS_URL. */
export async function startHostileCms(vectors: readonly string[]) {
  const posts = Array.from({ length: Math.ceil(vectors.length / perArticle) }, (_, index) => {
    const some = vectors.slice(index * perArticle, (index + 1) * perArticle);
    return post(index + 1, `hostile-${index}`, some.map((vector) => `<div>${vector}${end}`).join('\n'));
  });
  const server = await listen(
    createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cms');
      const found = pathname.endsWith('/categories') ? [] : responseFor(posts, searchParams);
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-wp-total': '999', 'x-wp-totalpages': '99' })
        .end(JSON.stringify(found));
    }),
    0,
  );
  return {
    url: `${server.url}/wp-json/wp/v2`,
    slugs: posts.map(({ slug }) => slug),
    [Symbol.asyncDispose]: () => server.close(),
  };
}

type HostilePost = ReturnType<typeof post>;

function post(id: number, slug: string, vector: string) {
  return {
    id,
    slug,
    date_gmt: '2026-11-12T04:30:00',
    title: { rendered: `Article ${id} ${vector}` },
    excerpt: { rendered: `<p>${vector}</p>` },
    content: { rendered: `<p>Harmless.</p>${vector}` },
  };
}

function responseFor(posts: readonly HostilePost[], query: URLSearchParams): readonly HostilePost[] {
  const slug = query.get('slug');
  if (slug !== null) return posts.filter((item) => item.slug === slug);
  const size = Number(query.get('per_page') ?? 10);
  const page = Number(query.get('page') ?? 1);
  return posts.slice((page - 1) * size, page * size);
}
