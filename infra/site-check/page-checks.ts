import { apiPrefix } from '#contract/api-stage.ts';
import { cmsPath } from '#contract/cms.ts';
import { servicePage } from '#content/pages/service-page.ts';
import { notFoundScreen, redirects } from '#head/routes.ts';
import { staticPaths } from '#head/static-paths.ts';
import { missingPostHead } from '#head/tags.ts';
import { documentProblem, expected, lacks, pageProblem } from './check-answers.ts';
import type { Ask, Check } from './check.ts';

/** Checks of documents: the listed pages, the newest post, and missing pages. */
export function pages(): Check[] {
  const documents = [...staticPaths, '/blog'].map((path) => ({
    what: 'page',
    where: path,
    look: async (ask: Ask) => {
      const answer = await ask(path);
      return expected(answer.status, 200) || documentProblem(answer, path);
    },
  }));
  return [...documents, newestPost(), ...notFound, unknownApiPath];
}

/** An edge function sets the 404 of the last two; the distribution's error page must not replace them. */
const notFound: readonly Check[] = [
  { where: '/no-such-page', words: notFoundScreen },
  { where: '/blog/no-such-article', words: missingPostHead.title },
  { where: '/service/no-such-service', words: servicePage.unknown },
].map(({ where, words }) => ({
  what: '404',
  where,
  look: async (ask) => {
    const answer = await ask(where);
    return expected(answer.status, 404) || lacks(answer.text, words) || pageProblem(answer);
  },
}));

const unknownApiPath: Check = {
  what: '404',
  where: `${apiPrefix}/no-such-path`,
  look: async (ask) => {
    const { status, text } = await ask(`${apiPrefix}/no-such-path`);
    return expected(status, 404) || lacks(text, '"status":404');
  },
};

/** Check of the newest post, whose URL comes from the CMS. */
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

/** Checks of redirects; on a domain of its own also from plain HTTP and `www.`. */
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

/** CloudFront's own domain names have no `www.` record or certificate. */
function otherOrigins(origin: string): { from: string; to: string }[] {
  const { protocol, host } = new URL(origin);
  if (protocol !== 'https:') return [];
  const plain = { from: `http://${host}/about`, to: `${origin}/about` };
  const www = { from: `https://www.${host}/about`, to: `${origin}/about` };
  return /^www\.|\.cloudfront\.net$/.test(host) ? [plain] : [plain, www];
}
