import { staticPaths } from '#head/static-paths.ts';
import { readEnvironment } from '../runtime/environment.ts';
import { log } from '../runtime/log.ts';
import { createContentService } from '../wordpress/content-service.ts';
import { anonymous, rememberCredential } from '../wordpress/credential.ts';
import { createSecretReader } from '../wordpress/secret.ts';
import { createWordPress } from '../wordpress/wordpress.ts';
import type { Environment } from './environment.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment<Environment>(
  process.env,
  { CMS_URL: true, CMS_SECRET_ID: true, SITE_ORIGIN: true },
  ['CMS_SECRET_ID'],
);

const readCredential =
  environment.CMS_SECRET_ID === ''
    ? anonymous
    : rememberCredential(createSecretReader(environment.CMS_SECRET_ID), (cause) =>
        log('cms-secret-unreadable', { cause }),
      );

/** Lambda handler of the CMS proxy. */
export const handler = createHandler(
  createContentService(createWordPress(environment.CMS_URL, readCredential, fetch), {
    places: {
      cmsOrigin: new URL(environment.CMS_URL).origin,
      siteOrigin: environment.SITE_ORIGIN,
      sitePaths: [...staticPaths, '/blog'],
    },
    // Under API Gateway's 29 s and the browser's 10 s, so that the browser hears an answer before it gives up.
    timeoutMs: 8_000,
  }),
  log,
);
