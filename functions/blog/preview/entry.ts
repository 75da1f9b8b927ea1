import assets from '#document-assets' with { type: 'json' };
import { wordPressRoot } from '#contract/media.ts';
import { previewPath } from '#contract/preview.ts';
import { render } from '#render';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog } from '../../runtime/log.ts';
import { anonymous } from '../wordpress/credential.ts';
import { openWordPress, urlContextOf } from '../wordpress/open-content.ts';
import { createSecretReader } from '../wordpress/secret.ts';
import { createTakeDraft } from './draft.ts';
import type { Environment } from './environment.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment<Environment>(
  process.env,
  { CMS_URL: true, CMS_PREVIEW_SECRET_ID: true, SITE_ORIGIN: true, METRICS_NAMESPACE: true, DOCUMENT_HEADERS: true },
  ['METRICS_NAMESPACE'],
);
const log = createLog(environment.METRICS_NAMESPACE);
const cmsRoot = wordPressRoot(environment.CMS_URL);
// The plugin has a namespace of its own. The link's nonce is the only right: this function has no account.
const wordPress = openWordPress(environment.CMS_URL.replace(/wp\/v2\/*$/, 'site/v1'), anonymous, log);

/** Lambda handler of the page that shows a draft. */
export const handler = createHandler({
  readSecret: createSecretReader(environment.CMS_PREVIEW_SECRET_ID, process.env),
  takeDraft: createTakeDraft(wordPress, urlContextOf(environment), 8_000),
  render: (data) => render(previewPath, assets, data),
  cmsRoot,
  documentHeaders: JSON.parse(environment.DOCUMENT_HEADERS) as Record<string, string>,
  now: () => new Date(),
  log,
});
