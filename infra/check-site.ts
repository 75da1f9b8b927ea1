import { botChatPath } from '#contract/chat.ts';
import { cmsPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import { company } from '#content/company.ts';
import { notFoundScreen, redirects } from '#head/routes.ts';
import { staticPaths } from '#head/static-paths.ts';
import { absolute, headFor } from '#head/tags.ts';
import { cacheTiers } from './edge/behaviors.ts';
import { securityHeaders } from './edge/response-headers.ts';

/** One thing that was looked at; `problem` is '' when it is as it should be. */
export type Finding = { what: string; where: string; problem: string };

export type CheckSiteOptions = {
  /** Sends one marked message to the office. */
  mail: boolean;
  /** Time and patience of one request, in milliseconds. */
  timeoutMs?: number;
};

type Ask = (path: string, init?: RequestInit) => Promise<Answer>;
type Answer = { status: number; headers: Headers; text: string };
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
  return [...documents, newestPost(), unknown];
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
      return expected(answer.status, 200) || headersProblem(answer);
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
  return [sitemap('/sitemap.xml'), sitemap('/Sitemap.xml'), assets];
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

function documentProblem(answer: Answer, path: string): string {
  const { headers, text } = answer;
  return (
    lacks(text, `<title>${escaped(headFor(path).title)}</title>`) ||
    lacks(text, `<link rel="canonical" href="${absolute(path)}"`) ||
    expected(headers.get('cache-control'), cacheTiers.html.cacheControl) ||
    (/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '') ? '' : 'is not compressed') ||
    headersProblem(answer)
  );
}

function headersProblem({ headers }: Answer): string {
  const wanted = Object.keys(securityHeaders({ scriptHashes: [], styleHashes: [], noIndex: false }));
  const missing = wanted.filter((name) => !headers.has(name));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  return headers.get('content-security-policy')?.includes('unsafe-') ? 'its CSP lets unsafe code in' : '';
}

function listProblem(text: string): string {
  try {
    return Array.isArray(JSON.parse(text)) ? '' : 'is no list';
  } catch {
    return 'is not JSON';
  }
}

/** Text as it stands in HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function expected(value: unknown, wanted: unknown): string {
  return value === wanted ? '' : `expected ${String(wanted)}, got ${String(value)}`;
}

function lacks(text: string, part: string): string {
  return text.includes(part) ? '' : `lacks ${part}`;
}
