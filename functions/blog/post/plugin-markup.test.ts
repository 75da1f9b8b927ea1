import { expect, test } from 'vitest';
import { cleaned } from '../wordpress/fixtures/recorded.testkit.ts';

const cms = 'https://cms.example.com/wp-content';
const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const loom = `${cms}/uploads/2026/11/loom.jpg`;

function shown(name: string, attributes = '', alt = 'A loom'): string {
  return `<img src="/media/2026/11/${name}" ${attributes}alt="${alt}" loading="lazy" decoding="async" />`;
}

function linked(href: string, text: string): string {
  return `<a href="${href}" target="_blank" rel="noopener">${text}</a>`;
}

test.each([
  [
    'lazysizes, with a copy for browsers without scripts',
    `<figure class="wp-block-image"><img class="lazyload wp-image-12" src="${gif}" data-src="${loom}" data-srcset="${loom} 640w" width="640" height="360" alt="A loom"><noscript><img class="wp-image-12" src="${loom}" width="640" height="360" alt="A loom"></noscript><figcaption>At night</figcaption></figure>`,
    `<figure class="wp-block-image">${shown('loom.jpg', 'srcset="/media/2026/11/loom.jpg 640w" width="640" height="360" ')}<figcaption>At night</figcaption></figure>`,
  ],
  [
    'BJ Lazy Load, with a placeholder file',
    `<p><img src="${cms}/plugins/lazy-load/images/1x1.trans.gif" data-src="${loom}" width="300" height="200" alt="A loom"></p>`,
    `<p>${shown('loom.jpg', 'width="300" height="200" ')}</p>`,
  ],
  [
    'WP Rocket, with its own attributes',
    `<p><img src="data:image/svg+xml,%3Csvg%3E" data-lazy-srcset="${cms}/uploads/2026/11/loom-300x200.jpg 300w, ${loom} 640w" data-lazy-sizes="(max-width: 640px) 100vw, 640px" data-lazy-src="${loom}" alt="A loom"><noscript><img src="${loom}" alt="A loom"></noscript></p>`,
    `<p>${shown('loom.jpg', 'srcset="/media/2026/11/loom-300x200.jpg 300w, /media/2026/11/loom.jpg 640w" sizes="(max-width: 640px) 100vw, 640px" ')}</p>`,
  ],
  [
    'Autoptimize, with the copy in front and in another size',
    `<p><noscript><img src="${cms}/uploads/2026/11/loom-300x200.jpg" alt="A loom"></noscript><img class="lazyload" src="${gif}" data-src="${loom}" alt="A loom"></p>`,
    `<p>${shown('loom-300x200.jpg')}</p>`,
  ],
  [
    'a plugin whose only readable picture is the copy',
    `<p><span class="lazy" style="background:url(x)"></span><noscript><img src="${loom}" alt="A loom"></noscript></p>`,
    `<p><span></span>${shown('loom.jpg')}</p>`,
  ],
  [
    'a blurred preview in place of the picture',
    `<p><img src="${cms}/uploads/2026/11/loom-30x20.jpg" data-orig-src="${loom}" alt="A loom"></p>`,
    `<p>${shown('loom.jpg')}</p>`,
  ],
  [
    'a lazy frame with a copy',
    '<div><iframe loading="lazy" src="about:blank" data-rocket-lazyload="fitvidscompatible" data-lazy-src="https://www.youtube.com/embed/abc_123?feature=oembed"></iframe><noscript><iframe src="https://www.youtube.com/embed/abc_123?feature=oembed"></iframe></noscript></div>',
    `<div>${linked('https://www.youtube.com/watch?v=abc_123', 'Watch on YouTube')}</div>`,
  ],
  [
    'pixels and frames that only count readers',
    '<p>Text<noscript><img height="1" width="1" src="https://count.example.org/tr?id=1"><iframe src="https://count.example.org/ns.html" height="0" width="0"></iframe></noscript></p>',
    '<p>Text<span></span></p>',
  ],
  [
    'Jetpack’s and Cloudflare’s CDN',
    `<p><img src="https://i0.wp.com/cms.example.com/wp-content/uploads/2026/11/loom.jpg?resize=640%2C360&#038;ssl=1" srcset="https://i0.wp.com/cms.example.com/wp-content/uploads/2026/11/loom.jpg?w=640 640w, https://i0.wp.com/cms.example.com/wp-content/uploads/2026/11/loom.jpg?w=300 300w" alt="A loom"><img src="https://cms.example.com/cdn-cgi/image/width=800,format=auto/${loom}" alt="A loom"></p>`,
    `<p>${shown('loom.jpg')}${shown('loom.jpg')}</p>`,
  ],
  [
    'smilies and emoji',
    `<p>Thanks <img src="https://cms.example.com/wp-includes/images/smilies/mrgreen.png" alt=":mrgreen:" class="wp-smiley" style="height: 1em" /> <img src="https://s.w.org/images/core/emoji/15/svg/1f44d.svg" alt="👍" class="emoji"></p>`,
    '<p>Thanks <span>:mrgreen:</span> <span>👍</span></p>',
  ],
  [
    'a recording of the block editor',
    `<figure class="wp-block-audio"><audio controls src="${cms}/uploads/2026/11/call.mp3"></audio><figcaption>A call</figcaption></figure>`,
    '<figure class="wp-block-audio"><audio src="/media/2026/11/call.mp3" controls preload="metadata"></audio><figcaption>A call</figcaption></figure>',
  ],
  [
    'a film of the classic editor, with sources and a text for old browsers',
    `<div class="wp-video"><video class="wp-video-shortcode" id="video-1-1" width="640" height="360" preload="none" autoplay poster="${loom}" controls="controls"><source type="video/webm" src="${cms}/uploads/2026/11/call.webm?_=1" /><source type='video/mp4' src='${cms}/uploads/2026/11/call.mp4?_=1&amp;x=2#t=0.1' /><a href="${cms}/uploads/2026/11/call.mp4">${cms}/uploads/2026/11/call.mp4</a></video></div>`,
    '<div><video src="/media/2026/11/call.mp4#t=0.1" controls playsinline preload="metadata" poster="/media/2026/11/loom.jpg" width="640" height="360" id="h-video-1-1"></video></div>',
  ],
  [
    'a picture without any source but the plugin’s (lozad.js)',
    `<p><img alt="A loom" data-src="${loom}" data-srcset="${loom} 640w"></p>`,
    `<p>${shown('loom.jpg', 'srcset="/media/2026/11/loom.jpg 640w" ')}</p>`,
  ],
  [
    'facts of Jetpack’s carousel, which are no sources',
    `<p><img data-orig-file="${cms}/uploads/2026/11/other.jpg" data-orig-size="1024,768" data-large-file="${cms}/uploads/x.jpg" src="${loom}" alt="A loom"></p>`,
    `<p>${shown('loom.jpg')}</p>`,
  ],
  [
    'a playlist whose links are for browsers without scripts',
    `<div class="wp-playlist"><audio controls="controls" preload="none"></audio><noscript><ol><li><a href='${cms}/uploads/2026/11/call.mp3'>Call</a></li></ol></noscript></div>`,
    `<div><span></span><ol><li>${linked('/media/2026/11/call.mp3', 'Call')}</li></ol></div>`,
  ],
  [
    'a document in a frame, and a link to it',
    `<iframe src="${cms}/uploads/2026/11/plan.pdf" width="600" height="400"></iframe><a class="wp-block-file__button" href="${cms}/uploads/2026/11/plan.pdf" download>Plan</a>`,
    `${linked('/media/2026/11/plan.pdf', 'Open the document')}<a class="wp-block-file__button" href="/media/2026/11/plan.pdf" target="_blank" rel="noopener">Plan</a>`,
  ],
])('media reach the reader once: %s', (_, html, expected) => {
  expect(cleaned(html)).toBe(expected);
});
