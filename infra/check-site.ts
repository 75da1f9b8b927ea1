import { botChatPath } from '#contract/chat.ts';
import { cmsPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { company } from '#content/company.ts';
import { notFoundScreen, redirects } from '#head/routes.ts';
import { staticPaths } from '#head/static-paths.ts';
import { missingPostHead } from '#head/tags.ts';
import { type Answer, documentProblem, expected, headersProblem, lacks, listProblem } from './check-answers.ts';
import { cacheTiers } from './edge/behaviors.ts';

/** One thing that was looked at; `problem` is '' when it is as it should be. */
export type Finding = { what: string; where: string; problem: string };

export type CheckSiteOptions = {
  /** Sends one marked message to the office. */
  mail: boolean;
  /** Time and patience of one request, in milliseconds. */
  timeoutMs?: number;
};

type Ask = (path: string, init?: RequestInit) => Promise<Answer>;
type Check = { what: string; where: string; look: (ask: Ask) => Promise<string> };

/** Looks at a running site as a visitor, a search engine and an office would; one finding for each check. */
export async function checkSite(origin: string, { mail, timeoutMs = 15_000 }: CheckSiteOptions): Promise<Finding[]> {
  const ask: Ask = async (path, init = {}) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const checks = [...pages(), ...moves(), ...files(), ...services(), ...(mail ? [marked()] : [])];
  const findings: Finding[] = [];
  for (const { what, where, look } of checks) {
    const problem = await look(ask).catch((error: unknown) => `no answer: ${String(error)}`);
    findings.push({ what, where, problem });
  }
  return findings;
}

function pages(): Check[] {
  const documents = [...staticPaths, '/blog'].map((path) => ({
    what: 'page',
    where: path,
    look: async (ask: Ask) => {
      const answer = await ask(path);
      return expected(answer.status, 200) || documentProblem(answer, path);
    },
  }));
  const unknown: Check = {
    what: '404',
    where: '/no-such-page',
    look: async (ask) => {
      const answer = await ask('/no-such-page');
      return expected(answer.status, 404) || lacks(answer.text, notFoundScreen) || headersProblem(answer);
    },
  };
  return [...documents, newestPost(), unknownPost(), unknown];
}

/** The newest article: its address is known only to the CMS. */
function newestPost(): Check {
  return {
    what: 'post',
    where: '/blog/*',
    look: async (ask) => {
      const slug = /"slug":"([^"]+)"/.exec((await ask(`${cmsPath}/posts?per_page=1`)).text)?.[1];
      if (!slug) return 'the CMS names no post';
      const answer = await ask(`/blog/${encodeURIComponent(slug)}`);
      return expected(answer.status, 200) || lacks(answer.text, '"BlogPosting"') || headersProblem(answer);
    },
  };
}

/** blog-pages says 404 with its own page, which takes an edge function. */
function unknownPost(): Check {
  return {
    what: '404',
    where: '/blog/no-such-article',
    look: async (ask) => {
      const answer = await ask('/blog/no-such-article');
      return expected(answer.status, 404) || lacks(answer.text, missingPostHead.title) || headersProblem(answer);
    },
  };
}

function moves(): Check[] {
  const spelled = staticPaths.filter((path) => path !== '/').slice(0, 1);
  const all = [...redirects, ...spelled.map((path) => ({ from: `${path}/`, to: path }))];
  return all.map(({ from, to }) => ({
    what: 'redirect',
    where: from,
    look: async (ask) => {
      const { status, headers } = await ask(from);
      return expected(status, 301) || expected(headers.get('location'), to);
    },
  }));
}

function files(): Check[] {
  const sitemap = (path: string): Check => ({
    what: 'sitemap',
    where: path,
    look: async (ask) => {
      const { status, headers, text } = await ask(path);
      return expected(status, 200) || lacks(text, '<urlset') || lacks(headers.get('content-type') ?? '', 'xml');
    },
  });
  const feed: Check = {
    what: 'feed',
    where: '/feed.xml',
    look: async (ask) => {
      const { status, headers, text } = await ask('/feed.xml');
      return expected(status, 200) || lacks(text, '<item>') || lacks(headers.get('content-type') ?? '', 'rss+xml');
    },
  };
  const assets: Check = {
    what: 'cache',
    where: '/assets/*',
    look: async (ask) => {
      const path = /\/assets\/[^"'\s]+\.js/.exec((await ask('/')).text)?.[0];
      if (!path) return 'the home page names no script of /assets/';
      const { status, headers } = await ask(path);
      return expected(status, 200) || expected(headers.get('cache-control'), cacheTiers.assets.cacheControl);
    },
  };
  return [sitemap('/sitemap.xml'), sitemap('/Sitemap.xml'), feed, assets];
}

function services(): Check[] {
  const collection = (name: string): Check => ({
    what: 'CMS',
    where: `${cmsPath}/${name}`,
    look: async (ask) => {
      const { status, headers, text } = await ask(`${cmsPath}/${name}?per_page=1`);
      return (
        expected(status, 200) ||
        (headers.has('x-wp-total') ? listProblem(text) : 'lacks X-WP-Total') ||
        lacks(headers.get('cache-control') ?? '', 's-maxage')
      );
    },
  });
  const chat: Check = {
    what: 'chat',
    where: botChatPath,
    look: async (ask) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"message":"Hello"}' };
      const { status, text } = await ask(botChatPath, init);
      // A stage without a chat host says so, and its panels say it on.
      return status === 503 && text.includes('no-chat-host') ? '' : expected(status, 200) || lacks(text, '"data"');
    },
  };
  return [collection('posts'), collection('categories'), chat];
}

function marked(): Check {
  return {
    what: 'mail',
    where: sendEmailPath,
    look: async (ask) => {
      const subject = 'Test of the website after a deployment';
      const message = `Nobody needs to answer this message. Sent ${new Date().toISOString()}.`;
      const { status, text } = await ask(sendEmailPath, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ subject, message, to: [company.email] }),
      });
      return expected(status, 200) || lacks(text, '"id"');
    },
  };
}
