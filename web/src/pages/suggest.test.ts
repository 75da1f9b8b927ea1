import { expect, test } from 'vitest';
import { servicePath, services } from '#content/services/index.ts';
import { notFoundPage } from '#content/not-found.ts';
import { suggest } from './suggest.ts';

test.each([
  ['/carreers', '/careers'],
  ['/Services.html', '/services'],
  ['/privacy', '/privacy-policy'],
  ['/terms_of_service/', '/terms-of-service'],
  ['/service/computer-visions', '/service/Computer-Vision'],
  ['/carrers.%3Futm_source=newsletter&utm_campaign=spring', '/careers'],
  ['/computer vision', '/service/Computer-Vision'],
])('%s suggests %s first', (typed, meant) => {
  expect(suggest(typed)[0]?.path).toBe(meant);
});

test.each(services.map((service) => [service.link, servicePath(service)]))(
  'the stored link %s suggests its service first',
  (link, path) => {
    expect(suggest(link)[0]?.path).toBe(path);
    expect(suggest(`${link}/`).map((page) => page.path)).toEqual([
      path,
      '/services',
      expect.stringMatching(/^\/search\?q=services\+/),
    ]);
  },
);

test('a path that resembles no page gets the default suggestions', () => {
  expect(suggest('/wp-login.php').slice(0, 2)).toEqual(notFoundPage.suggestions.slice(0, 2));
  expect(suggest('/%E0%A4%A')).toEqual(notFoundPage.suggestions);
});

test.each([
  ['/wp-login.php', 'wp login'],
  ['/2024/05/12/voice_agents-for-clinics/', 'voice agents for clinics'],
  ['/caf%C3%A9/%E0%AA%B5%E0%AA%BE%E0%AA%A4', 'café વાત'],
  ['/one-two-three-four-five-six-seven', 'one two three four five six'],
  [`/${'a'.repeat(300)}`, 'a'.repeat(100)],
  ['/"><script>', 'script'],
])('%s suggests the search for %s last', (typed, words) => {
  const search = new URL(suggest(typed).at(-1)?.path ?? '', 'https://site.example');
  expect(search.pathname).toBe('/search');
  expect(search.searchParams.get('q')).toBe(words);
});

test.each(['/', '/404', '/2024/05', '/%E0%A4%A'])('%s, which has no words, suggests an empty search last', (typed) => {
  expect(suggest(typed).at(-1)?.path).toBe('/search');
});

test('every path gets three different suggestions', () => {
  for (const path of ['/', '/service', '/services/', '/contacts', '/chatbot', '/a'.repeat(300)]) {
    const paths = suggest(path).map((page) => page.path);
    expect(paths).toHaveLength(3);
    expect(new Set(paths).size).toBe(3);
  }
});
