import { company } from '#content/company.ts';
import { sendEmailPath } from '#contract/email.ts';
import { apiPrefix } from '#contract/http.ts';
import { cmsPath } from '#contract/cms.ts';
import { servicePage } from '#content/service.ts';
import { closedTitles } from '#content/lists/jobs.static.ts';
import { jobPage } from '#content/job.ts';
import { isEntryPath, notFoundScreen, pathBefore, redirects, routes } from '#content/routes.ts';
import { passageTitles } from '#content/search-words.ts';
import { postPath, previewPath } from '#head/blog-url.ts';
import { searchUrl } from '#head/site-search.ts';
import { contentPaths } from '#head/content-paths.ts';
import { missingPostHead } from '#head/tags.ts';
import { previewHeaders } from '../../edge/response-headers.ts';
import { simulatorMailbox } from '../../stack/stage-values.ts';
import {
  check,
  documentProblem,
  expected,
  lacks,
  pageProblem,
  type Check,
  type SiteResponse,
} from './response-problems.ts';
import { previewWords } from '#content/preview.ts';

export function pages(): Check[] {
  const documents = [...contentPaths, routes.blog.path, routes.search.path].map(documentCheck);
  return [...documents, search, newestPost, previewWithoutLink, ...missing, unknownApiPath];
}

function documentCheck(path: string): Check {
  return check('page', path, (response) => expected(response.status, 200) || documentProblem(response, path));
}

/**
 * Checks of pages and routes that a release decides alone. Neither WordPress, which is asked for posts and open jobs, nor
 * the functions that `npm run release` does not switch, can fail them.
 */
export function releaseChecks(): Check[] {
  const paths = [...contentPaths, routes.search.path].filter((path) => !isEntryPath('job', path));
  const isOwn = ({ where }: Check) => !where.startsWith(pathBefore('blogPost'));
  return [...paths.map(documentCheck), ...missing.filter(isOwn), ...ownMoves()];
}

/** An edge function sets the status of all but the first; the distribution's error page must not replace them. */
const missing: readonly Check[] = [
  { status: 404, where: '/no-such-page', words: notFoundScreen },
  { status: 404, where: postPath('no-such-article'), words: missingPostHead.title },
  { status: 404, where: `${pathBefore('service')}no-such-service`, words: servicePage.unknown },
  { status: 404, where: `${pathBefore('job')}no-such-role`, words: jobPage.unknown },
  // A few stand for all, of which there are more every year.
  ...Object.entries(closedTitles)
    .slice(0, 3)
    .map(([slug, title]) => ({ status: 410, where: pathBefore('job') + slug, words: jobPage.closed(title) })),
].map(({ status, where, words }) =>
  check(String(status), where, (response) => {
    return expected(response.status, status) || lacks(response.text, words) || pageProblem(response);
  }),
);

const unknownApiPath = check('404', `${apiPrefix}/no-such-path`, ({ status, text }) => {
  return expected(status, 404) || lacks(text, '"status":404');
});

/** The passages are a file of their own in the package of blog-pages, which only a search loads. */
const search = check('search', searchUrl(passageTitles.hours), ({ status, text }) => {
  return expected(status, 200) || lacks(text, `href="${routes.contact.path}#:~:text=`);
});

/** Without a signed link the page of previews explains itself, and nothing may store it. */
const previewWithoutLink = check('preview', previewPath, ({ status, headers, text }) => {
  return (
    expected(status, 403) ||
    lacks(text, previewWords.refused) ||
    expected(headers.get('cache-control'), 'no-store') ||
    expected(headers.get('referrer-policy'), previewHeaders['referrer-policy'])
  );
});

const newestPost: Check = {
  what: 'post',
  where: postPath('*'),
  async findProblem(send) {
    const slug = /"slug":"([^"]+)"/.exec((await send(`${cmsPath}/posts?per_page=1`)).text)?.[1];
    if (!slug) return 'the CMS names no post';
    const response = await send(postPath(slug));
    return expected(response.status, 200) || lacks(response.text, '"BlogPosting"') || pageProblem(response);
  },
};

/** Checks of redirects; on a domain of its own also from plain HTTP and `www.`. */
export function moves(origin: string): Check[] {
  return [...ownMoves(), ...otherOrigins(origin).map(moveCheck)];
}

function ownMoves(): Check[] {
  const spelled = contentPaths.filter((path) => path !== '/').slice(0, 1);
  return [...Object.values(redirects), ...spelled.map((path) => ({ from: `${path}/`, to: path }))].map(moveCheck);
}

function moveCheck({ from, to }: { from: string; to: string }): Check {
  return check('redirect', from, ({ status, headers }) => {
    return expected(status, 301) || expected(headers.get('location'), to);
  });
}

/** CloudFront's own domain names have no `www.` record or certificate. */
function otherOrigins(origin: string): { from: string; to: string }[] {
  const { protocol, host } = new URL(origin);
  if (protocol !== 'https:') return [];
  const plain = { from: `http://${host}${routes.about.path}`, to: `${origin}${routes.about.path}` };
  const www = { from: `https://www.${host}${routes.about.path}`, to: `${origin}${routes.about.path}` };
  return /^www\.|\.cloudfront\.net$/.test(host) ? [plain] : [plain, www];
}

/** Recipient of the test message: none, SES's mailbox simulator, or the office, with a mark. */
export type TestMail = 'none' | 'simulator' | 'office';

export const testSubject = 'Message from the check after a deployment';

/** Sends one marked message through the API as a form does; sends none for `none`. */
export function mailChecks(mail: TestMail): Check[] {
  if (mail === 'none') return [];
  const recipient = mail === 'simulator' ? simulatorMailbox : company.email;
  const message = `This message needs no reply. Sent ${new Date().toISOString()}.`;
  const body = JSON.stringify({ subject: testSubject, message, to: [recipient] });
  const request = { method: 'POST', headers: { 'content-type': 'text/plain' }, body };
  const problemOf = ({ status, text }: SiteResponse) => {
    // A stage accepts the simulator's address only if it is its officeMailbox. A 400 therefore means that its emails
    // reach people.
    if (mail === 'simulator' && status === 400) return `the stage's officeMailbox is not ${simulatorMailbox}`;
    return expected(status, 200) || lacks(text, '"id"');
  };
  return [check('mail', sendEmailPath, problemOf, request)];
}
