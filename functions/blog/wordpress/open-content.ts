import { wordPressRoot } from '#contract/media.ts';
import { staticPaths } from '#head/static-paths.ts';
import { routes } from '#content/routes.ts';
import { type Log, logCode } from '../../runtime/log.ts';
import { type ContentService, createContentService } from './content-service.ts';
import type { AwsVariables } from '../../runtime/signed-client.ts';
import { anonymous, type ReadCredential, rememberCredential, createSecretReader } from './secret.ts';
import type { UrlContext } from '../post/url-resolver.ts';
import { createWordPress, type WordPress } from './wordpress.ts';

export type WordPressEnvironment = {
  /** Root of the CMS's REST API, such as https://cms.example.com/wp-json/wp/v2. */
  CMS_URL: string;
  /** Name of a Secrets Manager secret `{"user","password"}`; '' for anonymous requests. */
  CMS_SECRET_ID: string;
  /** Origin of the live site; links from posts to it become relative. */
  SITE_ORIGIN: string;
};

export function openWithAccount(environment: WordPressEnvironment, variables: AwsVariables, log: Log): WordPress {
  const readCredential =
    environment.CMS_SECRET_ID === ''
      ? anonymous
      : rememberCredential(createSecretReader(environment.CMS_SECRET_ID, variables), (cause) =>
          log('cms-secret-unreadable', { cause }),
        );
  return openWordPress(environment.CMS_URL, readCredential, log);
}

export function openContent(
  wordPress: WordPress,
  environment: WordPressEnvironment,
  timeoutMs: number,
  log: Log,
): ContentService {
  const logged = new Set<number>();
  return createContentService(wordPress, {
    urlContext: urlContextOf(environment),
    timeoutMs,
    onShortcodes(id, names) {
      // Once for each instance, because every request of the post finds them.
      if (!logged.has(id)) log('cms-shortcodes-removed', { id, names: logCode(names.join('/').slice(0, 200)) });
      logged.add(id);
    },
  });
}

export function urlContextOf({ CMS_URL, SITE_ORIGIN }: Omit<WordPressEnvironment, 'CMS_SECRET_ID'>): UrlContext {
  return {
    cmsRoot: wordPressRoot(CMS_URL),
    siteOrigin: SITE_ORIGIN,
    sitePaths: [...staticPaths, routes.blog.path, routes.search.path],
  };
}

/** Returns a client of the REST API at `restRoot` that logs the duration of every request, successful or not. */
export function openWordPress(restRoot: string, readCredential: ReadCredential, log: Log): WordPress {
  let isStrayTextLogged = false;
  const wordPress = createWordPress(restRoot, readCredential, fetch, () => {
    // Once for each instance, because every response of this WordPress has it.
    if (!isStrayTextLogged) log('cms-stray-text-ignored');
    isStrayTextLogged = true;
  });
  return {
    async request(collection, query, signal) {
      const started = performance.now();
      try {
        return await wordPress.request(collection, query, signal);
      } finally {
        log('cms-requested', { collection, tookMs: Math.round(performance.now() - started) });
      }
    },
  };
}
