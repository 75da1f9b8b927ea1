import { expect, test } from 'vitest';
import { servicePath, services } from '#content/services/index.ts';
import { notFoundPage } from '#content/pages/not-found.ts';
import { suggest } from './suggest.ts';

test.each([
  ['/carreers', '/careers'],
  ['/abuot', '/about'],
  ['/Services.html', '/services'],
  ['/succes-story', '/success-stories'],
  ['/privacy', '/privacy-policy'],
  ['/terms_of_service/', '/terms-of-service'],
  ['/service/computer-visions', '/service/Computer-Vision'],
  ['/computer vision', '/service/Computer-Vision'],
])('%s suggests %s first', (typed, meant) => {
  expect(suggest(typed)[0]?.path).toBe(meant);
});

test.each(services.map((service) => [service.link, servicePath(service)]))(
  'the stored link %s suggests its service first',
  (link, path) => {
    expect(suggest(link)[0]?.path).toBe(path);
    expect(suggest(`${link}/`).map((page) => page.path)).toEqual([path, '/services', '/search']);
  },
);

test('a path that resembles no page gets the default suggestions', () => {
  expect(suggest('/wp-login.php')).toEqual(notFoundPage.suggestions);
  expect(suggest('/%E0%A4%A')).toEqual(notFoundPage.suggestions);
});

test('every path gets three different suggestions', () => {
  for (const path of ['/', '/service', '/services/', '/contacts', '/chatbot', '/a'.repeat(300)]) {
    const paths = suggest(path).map((page) => page.path);
    expect(paths).toHaveLength(3);
    expect(new Set(paths).size).toBe(3);
  }
});
