import { expect, test } from 'vitest';
import { isPost, type Post } from '#contract/post.ts';
import { recordedItems } from './fixtures/recorded.testkit.ts';
import { type PostView, readPost, readSitemapPost } from './post.ts';
import { readLanguage } from './language.ts';

const urlContext = {
  cmsRoot: 'http://127.0.0.1:18080',
  siteOrigin: 'https://www.example.com',
  sitePaths: ['/privacy-policy'],
};

function setUp(recording: string, changes: Record<string, unknown> = {}, view: PostView = 'whole'): Post {
  const post = readPost({ ...recordedItems(recording)[0], ...changes }, urlContext, view);
  if (!post || !isPost(post)) throw new Error(`Expected ${recording} to be a post, got ${JSON.stringify(post)}.`);
  return post;
}

test('a title is plain text with entities decoded once and without markup and scripts', () => {
  expect(setUp('posts/entities').title).toBe("AT&T’s “Q&A” – 5 < 6 & R&D… it's 10\" x 4'");
  expect(setUp('posts/hostile-html').title).toBe('A post with markup & in the title');
  expect(setUp('posts/empty-title').title).toBe('');
  const escaped = { rendered: 'Use &lt;b&gt; &amp;amp; &lt;i&gt;' };
  expect(setUp('posts/entities', { title: escaped }).title).toBe('Use <b> &amp; <i>');
});

test('an excerpt is plain text that ends in an ellipsis', () => {
  expect(setUp('posts/hostile-html').excerpt).toBe('Excerpt with markup &');
  expect(setUp('posts/everything-in-one').excerpt).toMatch(/^Lists & tables Voice .*[^ ]…$/);
});

const katex = '<span class="katex-mathml"><math><mi>x</mi></math></span><i aria-hidden="true">x</i>';
const sharing = '<div class="sharedaddy"><h3>Share this:</h3></div>';

test.each([
  ['A&hellip; <a class="more-link" href="/x/">Read on <span>&rarr;</span></a>', '', 'A…'],
  ['A [&hellip;]</p><p class="read-more"><a href="/x/">Read More »</a>', '', 'A…'],
  ['A&#8230; <a class="link" href="https://cms.example.com/x/#more-1">Weiterlesen</a>', '', 'A…'],
  ['[vc_row][vc_column_text] A. [/vc_column_text][/vc_row]', '', 'A.'],
  ['[row]A of [&hellip;]', '[row]A of it that goes on[/row]', 'A of…'],
  ['A. Share this:', `A.${sharing}`, 'A.'],
  ['Share this: A of [&hellip;]', `${sharing}<p>A of it that goes on for long</p>`, 'A of it that…'],
  ['Costs xx each.', `<p>Costs ${katex} each.</p>`, 'Costs x each.'],
  ['A of it.', 'A of it. And more.', 'A of it.'],
])('the excerpt “%s” of the article “%s” is “%s”', (excerpt, content, expected) => {
  const changes = { excerpt: { rendered: `<p>${excerpt}</p>` }, content: { rendered: content } };
  for (const view of ['list', 'whole'] as const) {
    expect(setUp('posts/entities', { ...changes, link: 'https://cms.example.com/x/' }, view).excerpt).toBe(expected);
  }
});

test('a date includes its time zone, and an invalid one is passed on to the page', () => {
  expect(setUp('posts/everything-in-one')).toMatchObject({
    date: '2025-09-30T05:00:00Z',
    modified: '2025-09-30T18:30:00Z',
  });
  expect(setUp('posts/everything-in-one', { date_gmt: undefined, date: 'nope' }).date).toBe('nope');
});

test('a password-protected post is left out', () => {
  expect(readPost(recordedItems('posts/password-protected')[0]!, urlContext, 'whole')).toBeUndefined();
  expect(readPost(recordedItems('posts/password-protected')[0]!, urlContext, 'list')).toBeUndefined();
});

test.each([{ title: 'text' }, { content: {} }, { slug: '' }, { id: 0 }, { date: '', date_gmt: '' }, { excerpt: null }])(
  'a post of no known shape (%j) keeps its place and nothing else',
  (damage) => {
    const item = { ...recordedItems('posts/everything-in-one')[0], ...damage };
    const post = readPost(item, urlContext, 'list');
    expect(Object.keys(post ?? {})).toEqual(['id']);
    expect(post && isPost(post)).toBe(false);
  },
);

test('only the name of an author is returned', () => {
  expect(setUp('posts/hostile-html').author).toBe("João “JP” O'Neill & Söhne");
  expect(JSON.stringify(setUp('posts/hostile-html'))).not.toMatch(/gravatar|avatar|joao/);
});

test.each([
  ['author', 'posts/former-author'],
  ['author', 'settings/hide-users'],
  ['image', 'posts/broken-media'],
  ['image', 'posts/hidden-media-anonymous'],
] as const)('an %s that is gone or hidden (%s) is left out', (field, recording) => {
  const post = setUp(recording);
  expect(post[field]).toBeUndefined();
  expect(JSON.stringify(post)).not.toMatch(/rest_/);
});

test('an image has its dimensions and its uncropped sizes', () => {
  expect(setUp('posts/hostile-html').image).toEqual({
    url: '/media/2025/01/cover-3-scaled.jpg',
    alt: 'Cover 3: “abstract” & bright',
    width: 2560,
    height: 1378,
    srcset: expect.stringMatching(
      /^\/media\/\S+300x162\.jpg 300w, (\/media\/\S+ \d+w, )+\/media\/\S+-scaled\.jpg 2560w$/,
    ),
  });
});

test('a video or an invalid URL is not an image', () => {
  const image = (item: object) => setUp('posts/hostile-html', { _embedded: { 'wp:featuredmedia': [item] } }).image;
  expect(image({ media_type: 'file', source_url: 'https://cms.example.com/a.mp4' })).toBeUndefined();
  expect(image({ media_type: 'image', source_url: 'javascript:alert(1)' })).toBeUndefined();
});

test('categories have plain names, and tags are left out', () => {
  const { categories } = setUp('posts/everything-in-one');
  expect(categories.map(({ name }) => name)).toEqual(['AI & Machine Learning', 'Voice AI']);
  expect(setUp('posts/no-category').categories).toEqual([]);
  expect(setUp('posts/four-categories').categories).toHaveLength(4);
});

test('the category of posts without one is left out, unless it was given another name', () => {
  const categoriesOf = (name: string) => {
    const term = { id: 1, name, slug: 'uncategorized', taxonomy: 'category' };
    return setUp('posts/entities', { _embedded: { 'wp:term': [[term]] } }).categories;
  };
  expect(categoriesOf('Uncategorized')).toEqual([]);
  expect(categoriesOf('News')).toHaveLength(1);
});

test('the language is the one that WordPress names, otherwise that of title and excerpt', () => {
  const gujarati = { title: { rendered: 'ફોન &#8211; પર' }, excerpt: { rendered: '<p>અમારો એજન્ટ</p>' } };
  expect(setUp('posts/entities').language).toBeUndefined();
  expect(setUp('posts/entities', { lang: 'pt-BR' }).language).toBe('pt-BR');
  expect(setUp('posts/entities', gujarati).language).toBe('gu');
  expect(setUp('posts/entities', gujarati, 'list').language).toBe('gu');
});

test('title and description of an SEO plugin are returned with the post and not in lists', () => {
  const seo = { title: 'Every element we use - Rig Blog', description: 'Meta description' };
  expect(setUp('settings/yoast').seo).toEqual(seo);
  expect(setUp('settings/yoast', {}, 'list').seo).toBeUndefined();
});

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes to read, in a list too, which has no bodies', (words, minutes) => {
  const content = { rendered: `<ul>${'<li>word</li>'.repeat(words)}</ul>` };
  expect(setUp('posts/entities', { content }).readingMinutes).toBe(minutes);
  expect(setUp('posts/entities', { content }, 'list')).toMatchObject({ html: '', readingMinutes: minutes });
});

test('a very long excerpt is cut in lists, but not with the post', () => {
  const excerpt = { rendered: `<p>${'long '.repeat(200)}</p>` };
  expect(Array.from(setUp('posts/entities', { excerpt }, 'list').excerpt).length).toBeLessThanOrEqual(301);
  expect(setUp('posts/entities', { excerpt }).excerpt).toHaveLength(999);
});

test('the sitemap has decoded slugs and last changes with their time zone, and no protected post', () => {
  const [item = {}] = recordedItems('list-search-non-ascii');
  const address = readSitemapPost(item);
  expect(address?.slug).toBe('ગુજરાતી-શીર્ષક');
  expect(setUp('list-search-non-ascii').slug).toBe(address?.slug);
  expect(address?.changed).toBe(`${String(item.modified_gmt)}Z`);
  expect(readSitemapPost({ slug: 'a', content: { protected: true } })).toBeUndefined();
  expect(readSitemapPost({ slug: '' })).toBeUndefined();
});

test.each([
  [{}, 'ફોન પર ગુજરાતી: એક નાની નોંધ', 'gu'],
  [{}, 'फ़ोन पर हिन्दी', 'hi'],
  [{}, 'الهاتف بالعربية', 'ar'],
  [{}, '电话里的语音', 'zh'],
  [{}, 'Nadavox ફોન ઉપાડે છે ત્યારે શું કહેવું', 'gu'],
  [{}, 'What “ગુજરાતી” sounds like on the phone', undefined],
  [{}, 'Un appel à minuit', undefined],
  [{}, '2026 – 100 %', undefined],
  [{}, '', undefined],
  [{ lang: 'mr' }, 'नमस्ते', 'mr'],
  [{ lang: 'en' }, 'नमस्ते', 'en'],
  [{ wpml_current_locale: 'mr_IN' }, 'नमस्ते', 'mr-IN'],
  [{ meta: { lang: 'mr' } }, 'नमस्ते', 'mr'],
  [{ lang: '"><script>', meta: [] }, 'नमस्ते', 'hi'],
  [{ lang: { code: 'mr' } }, 'नमस्ते', 'hi'],
])('the language of an article with %j and the text “%s” is %s', (item, text, language) => {
  expect(readLanguage(item, text)).toBe(language);
});
