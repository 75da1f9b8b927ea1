import { categories, type CategorySlug } from './categories.ts';
import { fullSize, picturePath, type PictureSize, smallerSizes } from './picture.ts';
import { authors, type SamplePost } from './post.ts';
import { drafts } from './drafts.ts';
import { posts } from './posts.ts';

/** The time zone of the site, Asia/Kolkata. WordPress's dates are local and have no offset. */
const offsetMinutes = 330;

/** First ids of posts and drafts. They must not change, because URLs and tests contain them. */
const firstPostId = 101;
const firstDraftId = 901;

/** Renders a post as the REST API returns it, without `_embedded`. */
export function renderPost(post: SamplePost, origin: string) {
  const id = postId(post);
  const slug = wordPressSlug(post.slug);
  const link = `${origin}/${slug}/`;
  const media = post.image ? id + 500 : 0;
  const self = `${origin}/wp-json/wp/v2`;
  return {
    id,
    date: `${post.published}:00`,
    date_gmt: toUtc(post.published),
    guid: { rendered: `${origin}/?p=${id}` },
    modified: `${post.published}:00`,
    modified_gmt: toUtc(post.published),
    slug,
    status: 'publish',
    type: 'post',
    link,
    title: { rendered: post.title },
    content: { rendered: post.body, protected: false },
    excerpt: { rendered: `<p>${post.excerpt ?? firstWords(post.body)}</p>\n`, protected: false },
    author: authors.indexOf(post.author) + 1,
    featured_media: media,
    comment_status: 'closed',
    ping_status: 'closed',
    sticky: false,
    template: '',
    format: 'standard',
    meta: { footnotes: '' },
    categories: post.categories.map((slug) => category(slug).id),
    tags: [],
    class_list: [`post-${id}`, 'post', 'type-post', 'status-publish'],
    _links: {
      self: [{ href: `${self}/posts/${id}` }],
      collection: [{ href: `${self}/posts` }],
      author: [{ embeddable: true, href: `${self}/users/${authors.indexOf(post.author) + 1}` }],
      ...(post.image ? { 'wp:featuredmedia': [{ embeddable: true, href: `${self}/media/${media}` }] } : {}),
      curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
    },
  };
}

/** Renders `_embedded`: the author with login and picture URL, the image with its sizes, the categories. */
export function embedded(post: SamplePost, origin: string) {
  return {
    author: [renderAuthor(post, origin)],
    ...(post.image ? { 'wp:featuredmedia': [renderMedia(post, post.image, origin)] } : {}),
    'wp:term': [post.categories.map((slug) => renderTerm(category(slug), origin)), []],
  };
}

/** Renders a category as the REST API returns it. */
export function renderCategory(
  { id, slug, name, count }: { id: number; slug: string; name: string; count: number },
  origin: string,
) {
  return {
    id,
    count,
    description: '',
    link: `${origin}/category/${slug}/`,
    name,
    slug,
    taxonomy: 'category',
    parent: 0,
    meta: [],
  };
}

function renderAuthor({ author }: SamplePost, origin: string) {
  const slug = author.toLowerCase().replace(' ', '-');
  return {
    id: authors.indexOf(author) + 1,
    name: author,
    url: '',
    description: '',
    link: `${origin}/author/${slug}/`,
    slug,
  };
}

function renderMedia(post: SamplePost, { name, alt }: { name: string; alt: string }, origin: string) {
  const address = (size?: PictureSize) => `${origin}${picturePath(name, size)}`;
  const sizes = smallerSizes.map((size) => [
    size.name,
    { ...sizeOf(size), mime_type: 'image/png', source_url: address(size) },
  ]);
  const full = ['full', { ...sizeOf(fullSize), mime_type: 'image/png', source_url: address() }];
  return {
    id: postId(post) + 500,
    slug: name,
    type: 'attachment',
    link: `${origin}/${name}/`,
    title: { rendered: name },
    alt_text: alt,
    media_type: 'image',
    mime_type: 'image/png',
    media_details: {
      ...sizeOf(fullSize),
      file: address().split('/uploads/')[1],
      sizes: Object.fromEntries([...sizes, full]),
    },
    source_url: address(),
  };
}

function renderTerm(term: { id: number; name: string; slug: string }, origin: string) {
  return { ...term, taxonomy: 'category', link: `${origin}/category/${term.slug}/` };
}

function sizeOf({ width, height }: PictureSize): { width: number; height: number } {
  return { width, height };
}

function category(slug: CategorySlug) {
  const sample = categories.find((candidate) => candidate.slug === slug);
  if (!sample) throw new Error(`Expected a sample category ${slug}.`);
  return sample;
}

/** Returns the id of a post or draft. */
export function postId(post: SamplePost): number {
  return drafts.includes(post) ? firstDraftId + drafts.indexOf(post) : firstPostId + posts.indexOf(post);
}

function wordPressSlug(slug: string): string {
  return encodeURIComponent(slug).toLowerCase();
}

function toUtc(local: string): string {
  return new Date(Date.parse(`${local}:00Z`) - offsetMinutes * 60_000).toISOString().slice(0, 19);
}

function firstWords(body: string): string {
  const words = body
    .replace(/<pre[\s\S]*?<\/pre>|<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/);
  return words.length <= 55 ? words.join(' ') : `${words.slice(0, 55).join(' ')} [&hellip;]`;
}
