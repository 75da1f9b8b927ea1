import { botChatPath } from '#contract/chat.ts';
import { cmsPath } from '#contract/cms.ts';
import { securityTxtPath } from '#head/static-paths.ts';
import { xmlPaths } from '#content/routes.ts';
import { tierCacheControl } from '../../edge/behaviors.ts';
import {
  blogCacheProblem,
  check,
  expected,
  lacks,
  listProblem,
  type Check,
  type SiteResponse,
} from './response-problems.ts';
import { totalHeaders } from '#contract/cms-wire.ts';

export function files(): Check[] {
  const xml = (what: string, path: string, element: string, type: string) =>
    check(what, path, ({ status, headers, text }) => {
      return expected(status, 200) || lacks(text, element) || lacks(headers.get('content-type') ?? '', type);
    });
  const assets: Check = {
    what: 'cache',
    where: '/assets/*',
    findProblem: async (send) => {
      const path = /\/assets\/[^"'\s]+\.js/.exec((await send('/')).text)?.[0];
      if (!path) return 'the home page names no script of /assets/';
      const { status, headers } = await send(path);
      return expected(status, 200) || expected(headers.get('cache-control'), tierCacheControl('assets'));
    },
  };
  return [
    xml('sitemap', xmlPaths.sitemap, '<urlset', 'xml'),
    xml('sitemap', xmlPaths.sitemapLink, '<urlset', 'xml'),
    xml('feed', xmlPaths.feed, '<item>', 'rss+xml'),
    check('robots', '/robots.txt', ({ status, text }) => expected(status, 200) || lacks(text, 'Sitemap: ')),
    check('security', securityTxtPath, ({ status, headers, text }) => {
      const typeProblem = expected(headers.get('content-type'), 'text/plain; charset=utf-8');
      return expected(status, 200) || typeProblem || lacks(text, 'Contact: mailto:') || lacks(text, 'Expires: ');
    }),
    assets,
  ];
}

export function services(): Check[] {
  const collectionProblem = ({ status, headers, text }: SiteResponse) =>
    expected(status, 200) ||
    (headers.has(totalHeaders.total) ? listProblem(text) : 'lacks X-WP-Total') ||
    blogCacheProblem(headers.get('cache-control') ?? '');
  const collections = ['posts', 'categories'].map((name) => `${cmsPath}/${name}`);
  const message = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"message":"Hello"}' };
  // A stage without a chat host responds with this sentence, which the chat panel shows.
  const hasNoHost = ({ status, text }: SiteResponse) => status === 503 && text.includes('no-chat-host');
  const chatProblem = (response: SiteResponse) =>
    hasNoHost(response) ? '' : expected(response.status, 200) || lacks(response.text, '"data"');
  return [
    ...collections.map((path) => check('CMS', path, collectionProblem, { path: `${path}?per_page=1` })),
    { ...check('chat', botChatPath, chatProblem, message), isWarning: true },
  ];
}
