import { staticPaths } from '#head/static-paths.ts';
import type { Log } from '../runtime/log.ts';
import { type ContentService, createContentService } from './content-service.ts';
import { anonymous, rememberCredential } from './credential.ts';
import { createSecretReader } from './secret.ts';
import { createWordPress } from './wordpress.ts';

/** Where WordPress is and who asks it; variables of every function that does. */
export type WordPressEnvironment = {
  /** Root of the CMS's REST API, such as https://cms.example.com/wp-json/wp/v2. */
  CMS_URL: string;
  /** Name of a Secrets Manager secret `{"user","password"}`; empty: the CMS is asked as anybody. */
  CMS_SECRET_ID: string;
  /** Origin of the live site; links of posts that lead there stay inside it. */
  SITE_ORIGIN: string;
};

/** The content service of an environment; each call may take `timeoutMs`. Wires only, for entries. */
export function openContent(environment: WordPressEnvironment, timeoutMs: number, log: Log): ContentService {
  const readCredential =
    environment.CMS_SECRET_ID === ''
      ? anonymous
      : rememberCredential(createSecretReader(environment.CMS_SECRET_ID), (cause) =>
          log('cms-secret-unreadable', { cause }),
        );
  const places = {
    cmsOrigin: new URL(environment.CMS_URL).origin,
    siteOrigin: environment.SITE_ORIGIN,
    sitePaths: [...staticPaths, '/blog'],
  };
  return createContentService(createWordPress(environment.CMS_URL, readCredential, fetch), { places, timeoutMs });
}
