import { createServer } from 'node:http';
import { listen } from '../../listen.ts';

/** Slug of the article with rare blocks. */
export const blockSlug = 'blocks-that-few-have';

/** Starts a CMS with one article and one image. */
export async function startBlockCms(): Promise<AsyncDisposable & { url: string }> {
  const server = await listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', server.url);
      if (!pathname.startsWith('/wp-json/'))
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(dot);
      const items = pathname.endsWith('/posts') ? [post] : [];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(items));
    }),
    0,
  );
  return { url: `${server.url}/wp-json/wp/v2`, [Symbol.asyncDispose]: () => server.close() };
}

/** A PNG of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = `<figure class="wp-block-image"><img src="/wp-content/uploads/dot.png" alt="A dot" width="600" height="400"/></figure>`;

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
<div class="wp-block-file"><a href="/a.pdf">A file</a><a class="wp-block-file__button" href="/a.pdf">Download</a></div>
<div class="wp-block-math"><math display="block"><mi>t</mi><mo>=</mo><mfrac><mi>n</mi><mn>2</mn></mfrac></math></div>
<hr class="wp-block-separator is-style-dots"/>`;

const post = {
  id: 1,
  slug: blockSlug,
  date_gmt: '2026-11-12T04:30:00',
  title: { rendered: 'Blocks that few have' },
  excerpt: { rendered: '<p>One of each.</p>' },
  content: { rendered: fewHave },
};
