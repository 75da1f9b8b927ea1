import assets from '#document-assets' with { type: 'json' };
import { jobs } from '#content/lists/jobs.static.ts';
import { mostPassages } from '#head/site-search.ts';
import { render } from '#render';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog, withoutMessages } from '../../runtime/log.ts';
import { openContent, openWithAccount } from '../wordpress/open-content.ts';
import { createBlogData } from './blog-data.ts';
import { createReadClosedJobs } from './closed-jobs.ts';
import { createHandler } from './handler.ts';
import { createFindRenamed } from '../wordpress/renamed.ts';

const environment = readEnvironment(
  process.env,
  // RELEASE: the build whose renderer the function contains. DOCUMENT_HEADERS: JSON, with the build's CSP. MAIL_KEY is secret.
  ['CMS_URL', 'SITE_ORIGIN', 'RELEASE', 'DOCUMENT_HEADERS', 'MAIL_KEY'],
  ['CMS_SECRET_ID', 'METRICS_NAMESPACE'],
);

export type Environment = typeof environment;

const log = createLog(environment.METRICS_NAMESPACE);

// Shorter than cms-proxy's, because a post's page makes two requests in sequence.
const wordPress = openWithAccount(environment, process.env, log);
const content = openContent(wordPress, environment, 6_000, log);
const now = () => new Date();

export const handler = withoutMessages(
  createHandler({
    blog: createBlogData(content, createFindRenamed(environment.CMS_URL, fetch, 3_000), log),
    content,
    jobs,
    readClosedJobs: createReadClosedJobs(wordPress, jobs, now, log),
    now,
    async findPassages(text) {
      const { loadSearch } = await import('#search/load-search.ts');
      return (await loadSearch()).find(text, mostPassages);
    },
    key: environment.MAIL_KEY,
    render: (url, data) => render(url, assets, data),
    release: environment.RELEASE,
    documentHeaders: JSON.parse(environment.DOCUMENT_HEADERS) as Record<string, string>,
    log,
  }),
);
