import { cmsPath } from '#contract/cms.ts';
import { notFoundScreen, redirects } from '#head/routes.ts';
import { staticPaths } from '#head/static-paths.ts';
import { missingPostHead } from '#head/tags.ts';
import { documentProblem, expected, lacks, pageProblem } from './check-answers.ts';
import type { Ask, Check } from './check-site.ts';

/** Every document: the listed pages, the newest article, and what is missing. */
export function pages(): Check[] {
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
      return expected(answer.status, 404) || lacks(answer.text, notFoundScreen) || pageProblem(answer);
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
      return expected(answer.status, 200) || lacks(answer.text, '"BlogPosting"') || pageProblem(answer);
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
      return expected(answer.status, 404) || lacks(answer.text, missingPostHead.title) || pageProblem(answer);
    },
  };
}

/** Every address that leads to another one; on a domain of its own also plain HTTP and `www.`. */
export function moves(origin: string): Check[] {
  const spelled = staticPaths.filter((path) => path !== '/').slice(0, 1);
  const all = [...redirects, ...spelled.map((path) => ({ from: `${path}/`, to: path })), ...otherOrigins(origin)];
  return all.map(({ from, to }) => ({
    what: 'redirect',
    where: from,
    look: async (ask) => {
      const { status, headers } = await ask(from);
      return expected(status, 301) || expected(headers.get('location'), to);
    },
  }));
}

/** CloudFront's own names have neither certificate nor record for a `www.`. */
function otherOrigins(origin: string): { from: string; to: string }[] {
  const { protocol, host } = new URL(origin);
  if (protocol !== 'https:') return [];
  const plain = { from: `http://${host}/about`, to: `${origin}/about` };
  const www = { from: `https://www.${host}/about`, to: `${origin}/about` };
  return /^www\.|\.cloudfront\.net$/.test(host) ? [plain] : [plain, www];
}
