import { firstTwoSeconds } from '../../../local/sample/articles/first-two-seconds.ts';
import { testingAPhoneLine } from '../../../local/sample/articles/testing-a-phone-line.ts';
import { webhooksThatArriveTwice } from '../../../local/sample/articles/webhooks-that-arrive-twice.ts';
import type { SamplePost } from '../../../local/sample/post.ts';
import { posts } from '../../../local/sample/posts.ts';
import { startSampleWordPress } from '../../../local/wordpress.ts';

const blocks = [firstTwoSeconds, webhooksThatArriveTwice, testingAPhoneLine].flatMap(({ body }) =>
  body.split('\n\n\n\n'),
);

/** Every block of text, and up to 1,500 words. */
export const longArticle: SamplePost = {
  ...firstTwoSeconds,
  id: 9_000,
  slug: 'a-long-article',
  published: '2025-01-01T10:00',
  body: blocks.slice(0, 48).join(''),
};

/** Starts the sample CMS with 25 articles, three pages, the short and the long one older, and counts its requests. */
export async function startCountedCms() {
  const notes = Array.from({ length: 24 - posts.length }, (_, index): SamplePost => {
    const id = 9_100 + index;
    const published = `2025-${String((index % 12) + 1).padStart(2, '0')}-${10 + Math.floor(index / 12)}T10:00`;
    const image = { name: `note-${id}`, alt: 'Woven threads' };
    const body = `<p>A note of the test, number ${id}.</p>`;
    const [slug, title] = [`note-${id}`, `Note ${id}`];
    return { id, slug, title, published, author: 'Rohan Dave', categories: ['process', 'aws'], image, body };
  });
  /** URL of every request so far. */
  const requests: (string | undefined)[] = [];
  const { url, close } = await startSampleWordPress({
    port: 0,
    published: [...posts, ...notes, longArticle],
    onRequest: (request) => requests.push(request.url),
  });
  return { url, requests, [Symbol.asyncDispose]: close };
}
