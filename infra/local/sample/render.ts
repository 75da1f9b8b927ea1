import { fullSize, picturePath, type PictureSize, smallerSizes } from './picture.ts';
import { categories, type SamplePost } from './post.ts';
import { drafts, posts } from './posts.ts';

/** The time zone of the site, Asia/Kolkata. WordPress's dates are local and have no offset. */
const offsetMinutes = 330;

/** First ids of posts and drafts. They must not change, because URLs and tests contain them. */
const firstPostId = 101;
const firstDraftId = 901;

export function renderPost(post: SamplePost, origin: string) {
  const slug = wordPressSlug(post.slug);
  const date = toUtc(post.published);
  return {
    id: postId(post),
    date_gmt: date,
    modified_gmt: date,
    slug,
    link: `${origin}/${slug}/`,
    title: { rendered: post.title },
    content: { rendered: post.body },
    excerpt: { rendered: `<p>${post.excerpt ?? firstWords(post.body)}</p>\n` },
  };
}

export function embedded({ author, image, categories: slugs }: SamplePost, origin: string) {
  const terms = slugs.flatMap((slug) => categories.filter((category) => category.slug === slug));
  return {
    author: [{ name: author }],
    ...(image && { 'wp:featuredmedia': [renderMedia(image, origin)] }),
    'wp:term': [terms.map((term) => ({ ...term, taxonomy: 'category' })), []],
  };
}

function renderMedia({ name, alt }: { name: string; alt: string }, origin: string) {
  const address = (size?: PictureSize) => origin + picturePath(name, size);
  const { width, height } = fullSize;
  const smaller = smallerSizes.map((size) => [size.name, { ...size, source_url: address(size) }]);
  const sizes = { ...Object.fromEntries(smaller), full: { width, height, source_url: address() } };
  return { alt_text: alt, media_type: 'image', media_details: { width, height, sizes }, source_url: address() };
}

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
