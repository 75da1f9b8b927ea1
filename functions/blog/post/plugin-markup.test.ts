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
    `<p>${shown('loom.jpg')}</p>`,
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
    '<p>Text</p>',
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
    '<div><video src="/media/2026/11/call.mp4#t=0.1" controls preload="metadata" playsinline poster="/media/2026/11/loom.jpg" width="640" height="360" id="h-video-1-1"></video></div>',
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
    `<div><ol><li>${linked('/media/2026/11/call.mp3', 'Call')}</li></ol></div>`,
  ],
  [
    'a document in a frame, and a link to it',
    `<iframe src="${cms}/uploads/2026/11/plan.pdf" width="600" height="400"></iframe><a class="wp-block-file__button" href="${cms}/uploads/2026/11/plan.pdf" download>Plan</a>`,
    `${linked('/media/2026/11/plan.pdf', 'Open the document')}<a class="wp-block-file__button" href="/media/2026/11/plan.pdf" target="_blank" rel="noopener">Plan</a>`,
  ],
])('media reach the reader once: %s', (_, html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

test.each([
  `<img class="lazyload" src="${gif}" data-srcset="${cms}/uploads/2026/11/loom-300x200.jpg 300w,${loom} 640w" alt="A loom">`,
  `<img data-lazy-srcset="${loom} 640w, ${cms}/uploads/2026/11/loom-300x200.jpg 300w" alt="A loom">`,
  `<picture><source type="image/webp" srcset="${loom}"><img src="${gif}" alt="A loom"></picture>`,
])('the largest picture of %s is shown', (html) => {
  expect(cleaned(html)).toMatch(/^<img src="\/media\/2026\/11\/loom\.jpg" [^<]*alt="A loom" [^<]*>$/);
});

test.each([
  [
    'Kadence’s accordion',
    '<div><button class="kt-blocks-accordion-header"><span>Gujarati?</span><span class="icon"></span></button></div><div class="kt-accordion-panel kt-accordion-panel-hidden" style="display:none"><p>Yes.</p></div>',
    '<div><h2 id="h-gujarati"><span>Gujarati?</span></h2></div><div><p>Yes.</p></div>',
  ],
  [
    'Bootstrap’s accordion, below a heading',
    '<h2>Cost</h2><h3><button data-bs-toggle="collapse" data-bs-target="#c1" aria-expanded="false">Why?</button></h3><div id="c1" hidden>So.</div><button aria-controls="c2">How?<i aria-hidden="true">+</i></button><div id="c2" hidden>Thus.</div><button>Q</button> <div class="my-panel">A</div>',
    '<h2 id="h-cost">Cost</h2><h3 id="h-why"><span>Why?</span></h3><div id="h-c1">So.</div><h4 id="h-how">How?</h4><div id="h-c2">Thus.</div><h4 id="h-q">Q</h4> <div>A</div>',
  ],
  [
    'tabs',
    '<ul role="tablist"><li><button role="tab" aria-controls="p1">One</button></li><li><a role="tab" href="#p2">Two</a></li></ul><div id="p1" role="tabpanel">a</div><div id="p2" hidden>b</div>',
    '<h2 id="h-one">One</h2><div id="h-p1">a</div><h2 id="h-two">Two</h2><div id="h-p2">b</div>',
  ],
  [
    'what only looks hidden, copied or for sharing',
    '<ul><li><a href="#p1">One</a></li></ul><div id="p1" style="display:none">a</div><b onclick="show(event, \'p2\')">Two</b><hr><p id="p2" hidden>b</p><a id="c" onclick="toggle()">Three</a> <p hidden>c</p><b>Four</b><div class="spoiler-body" style="display:none">d</div><i role="tab" aria-controls="p5">Five<b id="p5">e</b></i><h2 aria-label="Six"><i aria-hidden="true">Six</i></h2><div class="post-share-buttons"><p>f</p></div>',
    '<ul><li><a href="#h-p1">One</a></li></ul><div id="h-p1">a</div><b>Two</b><hr /><p id="h-p2">b</p><a id="h-c">Three</a> <p>c</p><b>Four</b><div>d</div><i>Five<b id="h-p5">e</b></i><h2 id="h-six"><i>Six</i></h2><div><p>f</p></div>',
  ],
  [
    'buttons that are tools',
    '<button class="copy">Copy</button><button>Go</button><button aria-haspopup="dialog" aria-expanded="false">Enlarge</button><form><button aria-expanded="false">Send</button></form><pre>x</pre>',
    '<pre>x</pre>',
  ],
  [
    'what is for the eye, and its copy for screen readers',
    '<p><span class="katex-mathml"><math><mi>x</mi><annotation>x</annotation></math></span><span class="katex-html">x</span></p><p><span aria-hidden="true">★★</span><span class="sr-only">two stars</span> <a href="/a/">paper<b class="screen-reader-text">(new tab)</b></a></p>',
    '<p><span><math><mi>x</mi></math></span></p><p><span> two stars</span> <a href="/blog/a">paper<b> (new tab)</b></a></p>',
  ],
  [
    'what the author or a plugin hides',
    '<span style="display:none" class="copy"><pre><textarea>npm</textarea></pre></span><pre class="shiki">npm</pre><p hidden>a</p><div style="color:red; display : none"><p>b</p></div><dialog>c</dialog><div aria-hidden="true" class="wp-block-spacer"></div>',
    '<pre>npm</pre><div class="wp-block-spacer"></div>',
  ],
  [
    'boxes for sharing, liking and reading on',
    '<p>Text.</p><div class="sharedaddy"><h3>Share this:</h3></div><div id="jp-relatedposts" class="jp-relatedposts"><h3>Related</h3></div><div class="addtoany_share_save_container">X</div><p class="read-more"><a href="/x/">More</a></p>',
    '<p>Text.</p>',
  ],
])('text reaches the reader once: %s', (_, html, expected) => {
  expect(cleaned(html)).toBe(expected);
});
