import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Preview, PreviewRefusal } from '#contract/preview.ts';
import type { InitialBlogData } from '#render';
import { fitsResponse, html, type HttpHandler, seeOther } from '../../runtime/http.ts';
import type { Log } from '../../runtime/log.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import { postPath } from '#head/blog-url.ts';
import type { TakeDraft } from './draft.ts';
import { isExpired, isGenuine, isShared, type PreviewLink, readPreviewLink } from './preview-link.ts';

export type Dependencies = {
  /** Returns the secret with which WordPress signs. Rejects if Secrets Manager returns an error. */
  readSecret: () => Promise<string | undefined>;
  takeDraft: TakeDraft;
  render: (data: InitialBlogData) => Promise<{ html: string }>;
  /** Root URL of WordPress, without a slash at its end. */
  cmsRoot: string;
  /** Headers of every document, with the policy of the build that `render` belongs to. */
  documentHeaders: Readonly<Record<string, string>>;
  now: () => Date;
  log: Log;
};

const statuses: Readonly<Record<PreviewRefusal, number>> = { forged: 403, stale: 403, ended: 403, unreachable: 503 };

/**
 * GET /blog/preview: shows the draft of a link that WordPress has signed, once, until it expires. A shared link shows a
 * button instead, whose POST shows the draft, any number of times; it redirects to an article that is published by then.
 * Responds with 403 and a page that says why to forged, expired, used and revoked links, with 503 if WordPress or the
 * secret cannot be read.
 */
export function createHandler(dependencies: Dependencies): HttpHandler {
  return async (event) => {
    const link = readPreviewLink(event.multiValueQueryStringParameters);
    // HEAD is sent by programs that check links and must not use one up. CloudFront would cache a 405 for ten seconds,
    // for GET and every link alike.
    if (event.httpMethod !== 'GET' && !(link && isShared(link))) return html(403, '');
    const response = await respondTo(dependencies, link, event.httpMethod === 'POST');
    return event.httpMethod === 'HEAD' ? { ...response, body: '' } : response;
  };
}

async function respondTo(
  dependencies: Dependencies,
  link: PreviewLink | undefined,
  isClicked: boolean,
): Promise<APIGatewayProxyResult> {
  const { preview, post, publishedPath } = await openLink(dependencies, link, isClicked);
  if (publishedPath !== undefined) return seeOther(publishedPath);
  const respond = async (data: Opened) => {
    const { html: page } = await dependencies.render(data);
    const status = 'refusal' in data.preview ? statuses[data.preview.refusal] : 200;
    return html(status, page, dependencies.documentHeaders);
  };
  const response = await respond({ preview, ...(post && { post }) });
  if (fitsResponse(response.body)) return response;
  dependencies.log('cms-response-too-large', { document: 'preview' });
  return respond({ preview: { refusal: 'unreachable' } });
}

/** Why a link is refused, for the log. */
type PreviewCause = 'malformed' | 'forged' | 'expired' | 'revoked' | 'used';

type Opened = { preview: Preview; post?: InitialBlogData['post']; publishedPath?: string };

async function openLink(
  dependencies: Dependencies,
  link: PreviewLink | undefined,
  isClicked: boolean,
): Promise<Opened> {
  const { readSecret, takeDraft, cmsRoot, now, log } = dependencies;
  const reject = (cause: PreviewCause, preview: Preview): Opened => {
    log('preview-rejected', { cause });
    return { preview };
  };
  if (!link) return reject('malformed', { refusal: 'forged' });
  const secret = await readSecret().catch(() => undefined);
  if (!secret) {
    log('preview-secret-unreadable');
    return { preview: { refusal: 'unreachable' } };
  }
  if (!isGenuine(secret, link)) return reject('forged', { refusal: 'forged' });
  const renewUrl = renewUrlOf(cmsRoot, link);
  const refused: Preview = isShared(link) ? { refusal: 'ended' } : { refusal: 'stale', renewUrl };
  if (isExpired(link, now())) return reject('expired', refused);
  try {
    const draft = await takeDraft(link);
    if (!draft) return reject(isShared(link) ? 'revoked' : 'used', refused);
    const { post, state, editUrl } = draft;
    const until = Number(link.until);
    if (!isShared(link)) {
      log('preview-opened', { state });
      return { preview: { state, until, editor: { editUrl, renewUrl } }, post };
    }
    const preview: Preview = isClicked ? { state, until } : { needsClick: true, until };
    if (state === 'published') return { preview, publishedPath: postPath(post.slug) };
    if (!isClicked) return { preview };
    log('shared-draft-opened', { state });
    return { preview, post };
  } catch (cause) {
    if (!(cause instanceof WordPressFailure)) throw cause;
    log(cause.event, { ...cause.details, document: 'preview' });
    // Without the URL: CloudFront caches a 503 for ten seconds and serves it to other links too.
    return { preview: { refusal: 'unreachable' } };
  }
}

function renewUrlOf(cmsRoot: string, { id }: PreviewLink): string {
  return `${cmsRoot}/?p=${id}&preview=true`;
}
