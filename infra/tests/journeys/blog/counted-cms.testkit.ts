import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../../local/listen.ts';
import { createHttpOrigin } from '../../../local/site/origins.ts';
import { firstTwoSeconds } from '../../../local/sample/articles/first-two-seconds.ts';
import { testingAPhoneLine } from '../../../local/sample/articles/testing-a-phone-line.ts';
import { webhooksThatArriveTwice } from '../../../local/sample/articles/webhooks-that-arrive-twice.ts';
import { startSampleWordPress } from '../../../local/wordpress.ts';
import { manyPosts } from './many-posts.testkit.ts';

/** Slug of an article of at least 1,500 words, composed of others. */
export const longSlug = 'a-long-article';

/** Starts the sample CMS with 25 articles, three pages, behind a proxy that counts requests. `url` is its REST root. */
export async function startCountedCms() {
  const cms = await startSampleWordPress({ port: 0, published: manyPosts(25) });
  /** Method and URL of every request so far. */
  const requests: string[] = [];
  const counter = await listen(
    createServer((request, response) => {
      const address = request.url ?? '/';
      requests.push(`${request.method} ${address}`);
      pass(cms.url, address, request.method ?? 'GET', response).catch(() => response.destroy());
    }),
    0,
  );
  return {
    url: `${counter.url}/wp-json/wp/v2`,
    requests,
    async [Symbol.asyncDispose]() {
      await counter.close();
      await cms.close();
    },
  };
}

async function pass(restRoot: string, address: string, method: string, response: ServerResponse): Promise<void> {
  if (address.includes(`slug=${longSlug}`)) {
    const headers = { 'content-type': 'application/json', 'x-wp-total': '1', 'x-wp-totalpages': '1' };
    return void response.writeHead(200, headers).end(JSON.stringify([await longPost(restRoot)]));
  }
  const origin = createHttpOrigin(new URL(restRoot).origin);
  const answer = await origin({ method, path: address, query: '', headers: {}, body: Buffer.alloc(0) });
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

type Item = { content: { rendered: string } };

/** Three articles with every block of text, as much of them as has 1,500 words. */
async function longPost(restRoot: string): Promise<object> {
  const slugs = [firstTwoSeconds, webhooksThatArriveTwice, testingAPhoneLine].map(({ slug }) => slug);
  const items = (await (
    await fetch(`${restRoot}/posts?slug=${slugs.join(',')}&order=desc&_embed=true`)
  ).json()) as Item[];
  const parts = items.flatMap(({ content }) => content.rendered.split('\n\n\n\n'));
  let [rendered, words] = ['', 0];
  for (const part of parts) {
    if (words >= 1_500) break;
    rendered += part;
    words += part.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
  }
  return { ...items[0], id: 9_000, slug: longSlug, content: { rendered } };
}
