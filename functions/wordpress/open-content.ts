import { staticPaths } from '#head/static-paths.ts';
import type { Log } from '../runtime/log.ts';
import { type ContentService, createContentService } from './content-service.ts';
import { anonymous, rememberCredential } from './credential.ts';
import { type AwsVariables, createSecretReader } from './secret.ts';
import { createWordPress, type WordPress } from './wordpress.ts';

/** Where WordPress is and who asks it; variables of every function that does. */
export type WordPressEnvironment = {
  /** Root of the CMS's REST API, such as https://cms.example.com/wp-json/wp/v2. */
  CMS_URL: string;
  /** Name of a Secrets Manager secret `{"user","password"}`; empty: the CMS is asked as anybody. */
  CMS_SECRET_ID: string;
  /** Origin of the live site; links of posts that lead there stay inside it. */
  SITE_ORIGIN: string;
};

export type OpenContentOptions = {
  variables: AwsVariables;
  /** Longest time of a call. */
  timeoutMs: number;
  log: Log;
};

/** The content service of an environment. Wires only, for entries. */
export function openContent(
  environment: WordPressEnvironment,
  { variables, timeoutMs, log }: OpenContentOptions,
): ContentService {
  const readCredential =
    environment.CMS_SECRET_ID === ''
      ? anonymous
      : rememberCredential(createSecretReader(environment.CMS_SECRET_ID, variables), (cause) =>
          log('cms-secret-unreadable', { cause }),
        );
  const places = {
    cmsOrigin: new URL(environment.CMS_URL).origin,
    siteOrigin: environment.SITE_ORIGIN,
    sitePaths: [...staticPaths, '/blog'],
  };
  const wordPress = createWordPress(environment.CMS_URL, readCredential, fetch);
  return createContentService(timed(wordPress, log), { places, timeoutMs });
}

/** The same WordPress, each question of which leaves how long it took, answered or not. */
function timed(wordPress: WordPress, log: Log): WordPress {
  return {
    async ask(collection, query, signal) {
      const started = performance.now();
      try {
        return await wordPress.ask(collection, query, signal);
      } finally {
        log('cms-asked', { collection, tookMs: Math.round(performance.now() - started) });
      }
    },
  };
}
