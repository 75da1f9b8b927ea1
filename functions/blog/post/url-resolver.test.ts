import { expect, test } from 'vitest';
import { createUrlResolver } from './url-resolver.ts';

function setUp(permalink = 'https://cms.example.com/a-post/', cmsRoot = 'https://cms.example.com') {
  const context = { cmsRoot, siteOrigin: 'https://www.example.com', sitePaths: ['/', '/privacy-policy', '/blog'] };
  const { link, image, file } = createUrlResolver(context, permalink);
  return { href: (written: string) => link(written)?.href, link, image, file };
}

test.each([
  ['/other-post/', '/blog/other-post'],
  ['https://cms.example.com/other-post', '/blog/other-post'],
  ['http://cms.example.com/other-post/#measure', '/blog/other-post#h-measure'],
  ['//cms.example.com/other-post/', '/blog/other-post'],
  ['../other-post/', '/blog/other-post'],
  ['/%e0%aa%97%e0%ab%81/', `/blog/${encodeURIComponent('ગુ')}`],
])('a link to another post, %s, becomes a link to our page of it', (written, href) => {
  expect(setUp().link(written)).toEqual({ href, external: false });
});

test('links to posts are recognised in every permalink format', () => {
  const { href } = setUp('https://cms.example.com/2026/11/a-post/');
  expect(href('/2025/03/other-post/')).toBe('/blog/other-post');
  expect(href('/about/team/lead/')).toBe('https://cms.example.com/about/team/lead/');
  expect(href('/imprint/')).toBe('https://cms.example.com/imprint/');
});

test.each([
  ['/privacy-policy/', '/privacy-policy'],
  ['/careers/devops-engineer/', '/careers/devops-engineer'],
  ['/projects/fleet-telemetry-api/', '/projects/fleet-telemetry-api'],
  ['https://www.example.com/contact#contact-form', '/contact#contact-form'],
  ['/category/voice-ai/', '/blog?category=voice-ai'],
])('a link to the site, %s, becomes relative', (written, href) => {
  expect(setUp().link(written)).toEqual({ href, external: false });
});

test.each(['/wp-content/uploads/2026/11/data.csv', '/?p=12', '/author/isha/', '/wp-admin/'])(
  'what only the CMS has, %s, is linked there',
  (written) => {
    expect(setUp().link(written)).toEqual({ href: `https://cms.example.com${written}`, external: true });
  },
);

test('URLs of other sites are absolute and use https', () => {
  const { href } = setUp();
  expect(href('http://example.org/page?x=1#y')).toBe('https://example.org/page?x=1#y');
  expect(href('//example.org/page')).toBe('https://example.org/page');
});

test.each(['//evil.example/x', '/\\evil.example', '/.//evil.example', 'https://www.example.com//evil.example/x'])(
  '%s is never a link to the site, also if the editor’s host is the site’s',
  (written) => {
    for (const permalink of ['https://cms.example.com/a-post/', 'https://www.example.com/a-post/']) {
      const { href = '', external } = setUp(permalink).link(written) ?? {};
      expect({ external, isAbsolute: href.startsWith('https://') }).toEqual({ external: true, isAbsolute: true });
    }
  },
);

test.each([
  ['/wp-content/uploads/2026/11/a.jpg', '/media/2026/11/a.jpg'],
  ['http://cms.example.com/wp-content/uploads/A.PNG?ver=2#x', '/media/A.PNG'],
  ['https://www.example.com/wp-content/uploads/before-the-move.webp', '/media/before-the-move.webp'],
  ['../wp-content/uploads/ફોન.avif', `/media/${encodeURIComponent('ફોન')}.avif`],
  ['/wp-content/uploads/2026/../../../wp-admin/a.png', undefined],
  ['/wp-content/uploads/drawing.svg', undefined],
  ['/wp-content/uploads/report.pdf', undefined],
  ['/wp-content/themes/x/a.png', undefined],
  ['/a.jpg', undefined],
  ['https://cdn.example.org/wp-content/uploads/a.jpg', undefined],
  ['https://d1.cloudfront.net/wp-content/uploads/2026/11/22093015/a.jpg', undefined],
  ['https://cdn.example.com/wp-content/uploads/22093015/a.jpg', undefined],
  ['https://media.s3.eu-west-1.amazonaws.com/wp-content/uploads/a.jpg', undefined],
])('the image %s is loaded from %s', (written, path) => {
  expect(setUp().image(written)).toBe(path);
});

test.each([
  'https://i0.wp.com/cms.example.com/wp-content/uploads/a.jpg?resize=640%2C360&ssl=1',
  'https://cms.example.com/cdn-cgi/image/width=800,format=auto/https://cms.example.com/wp-content/uploads/a.jpg',
  'https://www.example.com/cdn-cgi/image/width=800/wp-content/uploads/a.jpg',
  'https://cdn.shortpixel.ai/spai/w_800+q_lossy/https://cms.example.com/wp-content/uploads/a.jpg',
  'https://abc.i.optimole.com/cb:1/w:800/h:auto/q:mauto/https://cms.example.com/wp-content/uploads/a.jpg',
  'https://abcdefg.exactdn.com/wp-content/uploads/a.jpg?strip=all&lossy=1&ssl=1',
  '//cdn.example.com/wp-content/uploads/a.jpg',
  'https://cdn.statically.io/img/cms.example.com/wp-content/uploads/a.jpg?quality=100',
])('an upload behind an image CDN, %s, is loaded from /media/a.jpg', (written) => {
  expect(setUp().image(written)).toBe('/media/a.jpg');
});

test.each(['report.pdf', 'call.mp3', 'call.MP4', 'loom.png'])('the upload %s is linked on the site', (name) => {
  expect(setUp().link(`/wp-content/uploads/2026/11/${name}`)).toEqual({
    href: `/media/2026/11/${name}`,
    external: true,
  });
});

test('posts and images are recognised under the editor’s host, images in a WordPress below a path too', () => {
  const journal = setUp('https://journal.example.com/a-post/');
  expect(journal.href('https://journal.example.com/other-post/')).toBe('/blog/other-post');
  expect(journal.image('https://journal.example.com/wp-content/uploads/a.jpg')).toBe('/media/a.jpg');
  const { image } = setUp('https://cms.example.com/news/a-post/', 'https://cms.example.com/news');
  expect(image('/news/wp-content/uploads/a.jpg')).toBe('/media/a.jpg');
  expect(image('/wp-content/uploads/a.jpg')).toBeUndefined();
});

test('files are linked at the CMS, by https if it has https', () => {
  const { file } = setUp();
  expect(file('/wp-content/uploads/a.mp4')).toBe('https://cms.example.com/wp-content/uploads/a.mp4');
  expect(file('http://cms.example.com/a.mp4')).toBe('https://cms.example.com/a.mp4');
  expect(file('http://cdn.example.org/a.mp4')).toBe('https://cdn.example.org/a.mp4');
  const local = setUp('http://127.0.0.1:3002/a-post/', 'http://127.0.0.1:3002');
  expect(local.file('/a.mp4')).toBe('http://127.0.0.1:3002/a.mp4');
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://www.example.com/1',
  'file:///etc/passwd',
  'https://user:password@example.org/',
  'https://[',
  '',
])('%j is not linked', (written) => {
  expect(setUp().link(written)).toBeUndefined();
  expect(setUp().file(written)).toBeUndefined();
  expect(setUp().image(written)).toBeUndefined();
});

test('a link to an anchor uses the id of its heading', () => {
  const { href } = setUp();
  expect(setUp().link('#deeper')).toEqual({ href: '#h-deeper', external: false });
  expect(href('#h-deeper')).toBe('#h-deeper');
  expect(href(`#${encodeURIComponent('ગુજરાતી')}`)).toBe('#h-ગુજરાતી');
});

test.each(['mailto:hello@example.com', 'tel:+910000000000'])('%s is unchanged and opens no tab', (href) => {
  expect(setUp().link(` ${href}`)).toEqual({ href, external: false });
});
