import { createServer } from 'node:http';
import { recordedItems } from '../../../../functions/wordpress/fixtures/recorded.ts';
import { listen } from '../../listen.ts';

/** Slug of the article that holds the blocks which few articles have. */
export const blockSlug = 'everything-in-one';

/** Starts a CMS with one post, as a real WordPress answered it but with more blocks; its pictures are a single dot. */
export async function startBlockCms(): Promise<AsyncDisposable & { url: string }> {
  const posts = recordedItems(`slug-${blockSlug}`).map((post) => ({ ...post, content: { rendered: fewHave } }));
  const server = await listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', server.url);
      if (!pathname.startsWith('/wp-json/'))
        return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(dot);
      const own = JSON.stringify(pathname.endsWith('/posts') ? posts : []).replaceAll(recordedHost, server.url);
      response.writeHead(200, { 'content-type': 'application/json' }).end(own);
    }),
    0,
  );
  return { url: `${server.url}/wp-json/wp/v2`, [Symbol.asyncDispose]: () => server.close() };
}

const recordedHost = 'http://127.0.0.1:18080';
const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const picture = `<figure class="wp-block-image"><img src="${recordedHost}/dot.svg" alt="A dot" width="600" height="400"/></figure>`;

const fewHave = `
<p class="has-drop-cap has-large-font-size">A first letter that drops.</p>
<figure class="wp-block-gallery has-nested-images columns-2">${picture}${picture}</figure>
<div class="wp-block-columns"><div class="wp-block-column"><p>Left.</p></div><div class="wp-block-column"><p>Right.</p></div></div>
<div class="wp-block-media-text has-media-on-the-right"><div class="wp-block-media-text__content"><p>Beside.</p></div>
<figure class="wp-block-media-text__media">${picture}</figure></div>
<div class="wp-block-group has-background"><p>In a group.</p></div>
<figure class="wp-block-pullquote"><blockquote><p>Pulled out.</p><cite>A caller</cite></blockquote></figure>
<pre class="wp-block-verse">Written
  in lines.</pre>
<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/contact">Write to us</a></div></div>
<details class="wp-block-details"><summary>What else?</summary><p>No more.</p></details>
<div class="wp-block-file"><a href="${recordedHost}/a.pdf">A file</a><a class="wp-block-file__button" href="${recordedHost}/a.pdf">Download</a></div>
<hr class="wp-block-separator is-style-dots"/>`;
