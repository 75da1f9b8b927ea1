import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Preview, PreviewRefusal } from '#contract/preview.ts';
import type { InitialBlogData } from '#render';
import { fitsResponse, html, type HttpHandler } from '../../runtime/http.ts';
import type { Log } from '../../runtime/log.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import type { TakeDraft } from './draft.ts';
import { isExpired, isGenuine, type PreviewLink, readPreviewLink } from './preview-link.ts';

/** Gateways and settings of the handler; tests pass in their own. */
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

const statuses: Readonly<Record<PreviewRefusal, number>> = { forged: 403, stale: 403, unreachable: 503 };

/**
 * GET /blog/preview: shows the draft of a link that WordPress has signed, once, until it expires. Responds with 403 and
 * a page that says why to forged, expired and used links, with 503 if WordPress or the secret cannot be read.
 */
export function createHandler(dependencies: Dependencies): HttpHandler {
  return async (event) => {
    // HEAD is sent by programs that check links and must not use one up. CloudFront would cache a 405 for ten seconds,
    // for GET and every link alike.
    if (event.httpMethod !== 'GET') return html(403, '');
    const { preview, post } = await openLink(dependencies, event);
    const respond = async (data: Opened) => {
      const { html: page } = await dependencies.render(data);
      const status = 'refusal' in data.preview ? statuses[data.preview.refusal] : 200;
      return html(status, page, dependencies.documentHeaders);
    };
    const response = await respond({ preview, ...(post && { post }) });
    if (fitsResponse(response.body)) return response;
    dependencies.log('cms-response-too-large', { document: 'preview' });
    return respond({ preview: { refusal: 'unreachable' } });
  };
}

type Opened = { preview: Preview; post?: InitialBlogData['post'] };

async function openLink(dependencies: Dependencies, event: APIGatewayProxyEvent): Promise<Opened> {
  const { readSecret, takeDraft, cmsRoot, now, log } = dependencies;
  const reject = (cause: string, preview: Preview): Opened => {
    log('preview-rejected', { cause });
    return { preview };
  };
  const link = readPreviewLink(event.multiValueQueryStringParameters);
  if (!link) return reject('malformed', { refusal: 'forged' });
  const secret = await readSecret().catch(() => undefined);
  if (!secret) {
    log('preview-secret-unreadable');
    return { preview: { refusal: 'unreachable' } };
  }
  if (!isGenuine(secret, link)) return reject('forged', { refusal: 'forged' });
  const renewUrl = renewUrlOf(cmsRoot, link);
  if (isExpired(link, now())) return reject('expired', { refusal: 'stale', renewUrl });
  try {
    const draft = await takeDraft(link.nonce);
    if (!draft) return reject('used', { refusal: 'stale', renewUrl });
    const { post, state, editUrl } = draft;
    log('preview-opened', { state });
    return { preview: { state, until: Number(link.until), editUrl, renewUrl }, post };
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
