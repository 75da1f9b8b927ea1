import assets from '#document-assets' with { type: 'json' };
import { wordPressRoot } from '#contract/media.ts';
import { previewPath } from '#head/blog-url.ts';
import { render } from '#render';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog, withoutMessages } from '../../runtime/log.ts';
import { anonymous, createSecretReader } from '../wordpress/secret.ts';
import { openWordPress, urlContextOf } from '../wordpress/open-content.ts';
import { createTakeDraft } from './draft.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment(
  process.env,
  // DOCUMENT_HEADERS: JSON, with the CSP of the build whose renderer the function contains.
  ['CMS_URL', 'CMS_PREVIEW_SECRET_ID', 'SITE_ORIGIN', 'DOCUMENT_HEADERS'],
  ['METRICS_NAMESPACE'],
);

export type Environment = typeof environment;

const log = createLog(environment.METRICS_NAMESPACE);
const cmsRoot = wordPressRoot(environment.CMS_URL);
// The plugin has a namespace of its own. The link's nonce is the only right: this function has no account.
const wordPress = openWordPress(environment.CMS_URL.replace(/wp\/v2\/*$/, 'site/v1'), anonymous, log);

export const handler = withoutMessages(
  createHandler({
    readSecret: createSecretReader(environment.CMS_PREVIEW_SECRET_ID, process.env),
    takeDraft: createTakeDraft(wordPress, urlContextOf(environment), 8_000),
    render: (data) => render(previewPath, assets, data),
    cmsRoot,
    documentHeaders: JSON.parse(environment.DOCUMENT_HEADERS) as Record<string, string>,
    now: () => new Date(),
    log,
  }),
);
