import { expect, test } from 'vitest';
import { isPost, type Post } from '#contract/cms.ts';
import { recordedItems } from '../fixtures/recorded.ts';
import { type PostView, readPost, readPostAddress } from './post.ts';

const places = {
  cmsOrigin: 'http://127.0.0.1:18080',
  siteOrigin: 'https://www.example.com',
  sitePaths: ['/privacy-policy'],
};

/** The first post of a recorded answer as the site gets it. */
function setUp(recording: string, changes: Record<string, unknown> = {}, view: PostView = 'whole'): Post {
  const post = readPost({ ...recordedItems(recording)[0], ...changes }, places, view);
  if (!isPost(post)) throw new Error(`Expected ${recording} to be a post, got ${JSON.stringify(post)}.`);
  return post;
}

test('a title is plain text: entities decoded once, markup and scripts gone', () => {
  expect(setUp('posts/entities').title.rendered).toBe("AT&T’s “Q&A” – 5 < 6 & R&D… it's 10\" x 4'");
  expect(setUp('posts/hostile-html').title.rendered).toBe('A post with markup & in the title');
  expect(setUp('posts/empty-title').title.rendered).toBe('');
});

test('what was written about markup survives as text', () => {
  expect(setUp('posts/entities', { title: { rendered: 'Use &lt;b&gt; &amp;amp; &lt;i&gt;' } }).title.rendered).toBe(
    'Use <b> &amp; <i>',
  );
});

test('an excerpt is plain text that ends in an ellipsis', () => {
  expect(setUp('posts/hostile-html').excerpt.rendered).toBe('Excerpt with markup &');
  expect(setUp('posts/everything-in-one').excerpt.rendered).toMatch(/^Lists & tables Voice .*[^ ]…$/);
});

test('a date says its zone', () => {
  expect(setUp('posts/everything-in-one')).toMatchObject({
    date: '2025-09-30T05:00:00Z',
    modified: '2025-09-30T18:30:00Z',
  });
});

test('a date that cannot be read is passed on, so that the page can say so', () => {
  expect(setUp('posts/everything-in-one', { date_gmt: undefined, date: 'nope' }).date).toBe('nope');
});

test('a slug of another script is answered in its letters', () => {
  expect(setUp('list-search-non-ascii').slug).toBe('ગુજરાતી-શીર્ષક');
});

test('a password-protected post is left out', () => {
  expect(readPost(recordedItems('posts/password-protected')[0]!, places, 'whole')).toBeUndefined();
  expect(readPost(recordedItems('posts/password-protected')[0]!, places, 'list')).toBeUndefined();
});

test.each([{ title: 'text' }, { content: {} }, { slug: '' }, { id: 0 }, { date: '', date_gmt: '' }, { excerpt: null }])(
  'a post of no known shape (%j) keeps its place and nothing else',
  (damage) => {
    const item = { ...recordedItems('posts/everything-in-one')[0], ...damage };
    const post = readPost(item, places, 'list');
    expect(Object.keys(post ?? {})).toEqual(['id']);
    expect(isPost(post)).toBe(false);
  },
);

test('of an author only the name is answered', () => {
  expect(setUp('posts/hostile-html')._embedded?.author).toEqual([{ name: "João “JP” O'Neill & Söhne" }]);
  expect(JSON.stringify(setUp('posts/hostile-html'))).not.toMatch(/gravatar|avatar|joao/);
});

test.each(['posts/former-author', 'settings/hide-users'])(
  'an author who is gone or hidden (%s) is left out',
  (recording) => {
    const post = setUp(recording);
    expect(post._embedded).not.toHaveProperty('author');
    expect(JSON.stringify(post)).not.toMatch(/rest_/);
  },
);

test.each(['posts/broken-media', 'posts/hidden-media-anonymous'])(
  'an image that is deleted or hidden (%s) is left out',
  (recording) => {
    const post = setUp(recording);
    expect(post._embedded).not.toHaveProperty('wp:featuredmedia');
    expect(JSON.stringify(post).length).toBeLessThan(6_000);
  },
);

test('an image brings its measures and the sizes that show all of it', () => {
  expect(setUp('posts/hostile-html')._embedded?.['wp:featuredmedia']).toEqual([
    {
      source_url: 'http://127.0.0.1:18080/wp-content/uploads/2025/01/cover-3-scaled.jpg',
      alt_text: 'Cover 3: “abstract” & bright',
      width: 2560,
      height: 1378,
      srcset: expect.stringMatching(/^\S+300x162\.jpg 300w, (\S+ \d+w, )+\S+-scaled\.jpg 2560w$/),
    },
  ]);
});

test('a film or an address that is no address is no image', () => {
  const media = (item: object) => setUp('posts/hostile-html', { _embedded: { 'wp:featuredmedia': [item] } })._embedded;
  expect(media({ media_type: 'file', source_url: 'https://cms.example.com/a.mp4' })).toBeUndefined();
  expect(media({ media_type: 'image', source_url: 'javascript:alert(1)' })).toBeUndefined();
});

test('categories come first and tags after them, with plain names', () => {
  const [categories, tags] = setUp('posts/everything-in-one')._embedded?.['wp:term'] ?? [];
  expect(categories?.map(({ name }) => name)).toEqual(['AI & Machine Learning', 'Voice AI']);
  expect(tags?.map(({ name }) => name)).toEqual(['LLM & RAG', 'sip']);
  expect(setUp('posts/no-category')._embedded).not.toHaveProperty('wp:term');
});

test('more than two categories are all answered', () => {
  expect(setUp('posts/four-categories')._embedded?.['wp:term']?.[0]).toHaveLength(4);
});

test('title and description of an SEO plugin are answered with the post and not in lists', () => {
  const seo = { title: 'Every element we use - Rig Blog', description: 'Meta description' };
  expect(setUp('settings/yoast').seo).toEqual(seo);
  expect(setUp('settings/yoast', {}, 'list').seo).toBeUndefined();
});

test('in a list the body is left out but its reading time is counted', () => {
  const post = setUp('posts/four-categories', {}, 'list');
  expect(post.content.rendered).toBe('');
  expect(post.reading_minutes).toBe(3);
});

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes to read', (words, minutes) => {
  const content = { rendered: `<ul>${'<li>word</li>'.repeat(words)}</ul>` };
  expect(setUp('posts/entities', { content }).reading_minutes).toBe(minutes);
});

test('a very long excerpt is cut in lists and whole with the post', () => {
  const excerpt = { rendered: `<p>${'long '.repeat(200)}</p>` };
  expect(Array.from(setUp('posts/entities', { excerpt }, 'list').excerpt.rendered).length).toBeLessThanOrEqual(301);
  expect(setUp('posts/entities', { excerpt }).excerpt.rendered).toHaveLength(999);
});

test('a sitemap has the decoded slug and the last change with its zone, and no protected post', () => {
  const [item = {}] = recordedItems('list-search-non-ascii');
  const address = readPostAddress(item);
  expect(address?.slug).toMatch(/^\P{ASCII}/u);
  expect(address?.changed).toBe(`${String(item.modified_gmt)}Z`);
  expect(readPostAddress({ slug: 'a', content: { protected: true } })).toBeUndefined();
  expect(readPostAddress({ slug: '' })).toBeUndefined();
});
