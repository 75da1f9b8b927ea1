import { botChatPath } from '#contract/chat.ts';
import { cmsPath } from '#contract/cms.ts';
import { securityTxtPath } from '#head/static-paths.ts';
import { xmlPaths } from '#content/routes.ts';
import { tierCacheControl } from '../../edge/behaviors.ts';
import { blogCacheProblem, expected, expiryProblem, lacks, listProblem, type Check } from './response-problems.ts';
import { totalHeaders } from '#contract/cms-wire.ts';

export function files(now: Date): Check[] {
  const sitemap = (path: string): Check => ({
    what: 'sitemap',
    where: path,
    findProblem: async (send) => {
      const { status, headers, text } = await send(path);
      return expected(status, 200) || lacks(text, '<urlset') || lacks(headers.get('content-type') ?? '', 'xml');
    },
  });
  const feed: Check = {
    what: 'feed',
    where: xmlPaths.feed,
    findProblem: async (send) => {
      const { status, headers, text } = await send(xmlPaths.feed);
      return expected(status, 200) || lacks(text, '<item>') || lacks(headers.get('content-type') ?? '', 'rss+xml');
    },
  };
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
  const robots: Check = {
    what: 'robots',
    where: '/robots.txt',
    findProblem: async (send) => {
      const { status, text } = await send('/robots.txt');
      return expected(status, 200) || lacks(text, 'Sitemap: ');
    },
  };
  const security: Check = {
    what: 'security',
    where: securityTxtPath,
    findProblem: async (send) => {
      const { status, headers, text } = await send(securityTxtPath);
      return (
        expected(status, 200) ||
        expected(headers.get('content-type'), 'text/plain; charset=utf-8') ||
        lacks(text, 'Contact: mailto:') ||
        expiryProblem(text, now)
      );
    },
  };
  return [sitemap(xmlPaths.sitemap), sitemap(xmlPaths.sitemapLink), feed, robots, security, assets];
}

export function services(): Check[] {
  const collection = (name: string): Check => ({
    what: 'CMS',
    where: `${cmsPath}/${name}`,
    findProblem: async (send) => {
      const { status, headers, text } = await send(`${cmsPath}/${name}?per_page=1`);
      return (
        expected(status, 200) ||
        (headers.has(totalHeaders.total) ? listProblem(text) : 'lacks X-WP-Total') ||
        blogCacheProblem(headers.get('cache-control') ?? '')
      );
    },
  });
  const chat: Check = {
    what: 'chat',
    where: botChatPath,
    findProblem: async (send) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"message":"Hello"}' };
      const { status, text } = await send(botChatPath, init);
      // A stage without a chat host responds with this sentence, which the chat panel shows.
      return status === 503 && text.includes('no-chat-host') ? '' : expected(status, 200) || lacks(text, '"data"');
    },
  };
  return [collection('posts'), collection('categories'), chat];
}
