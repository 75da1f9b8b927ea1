import type { Server } from 'node:http';
import { join } from 'node:path';
import { apiRoutes } from '../constructs/api/api-routes.ts';
import { company } from '#content/company.ts';
import { startChat } from './chat.ts';
import type { Functions, FunctionVariables } from './aws/functions.ts';
import { createGateway } from './gateway.ts';
import { host, listen } from './listen.ts';
import { startMailbox } from './mailbox.ts';
import { distributionId, startInvalidations } from './aws/invalidations.ts';
import { secretIds, startSecrets } from './aws/secrets.ts';
import type { Settings } from './setup/settings.ts';
import { createSite } from './site.ts';
import { createEdgeCache } from './site/edge-cache.ts';
import { createHttpOrigin } from './site/http-origin.ts';
import { createSiteHeaders } from './site/site-headers.ts';
import { outboxBucket, startStorage } from './storage.ts';
import { startSampleWordPress } from './wordpress.ts';

export type TwinProps = {
  settings: Settings;
  /** Folder of the built site: `client/` and `csp.json`. */
  dist: string;
  /** Sets these variables of the environment, then loads the functions, which read them. */
  loadFunctions: (variables: Readonly<Record<string, string>>) => Promise<Functions>;
  /** What takes the site's port in its place and asks it when it likes. */
  openFront?: (site: Server) => Promise<Front>;
};

/** A server in front of the site. */
export type Front = { server: Server; close(): Promise<void> };

/** The whole product, running, and its addresses; '' where somebody else's part is used. */
export type Twin = {
  site: string;
  inbox: string;
  cms: string;
  chat: string;
  /** Ends every part within three seconds. */
  close(): Promise<void>;
};

type Part = { close(): Promise<void> };

/** Starts every part; rejects with PortTaken, and leaves nothing running, when one of the four ports is in use. */
export async function startTwin({ settings, dist, loadFunctions, openFront }: TwinProps): Promise<Twin> {
  const parts: Part[] = [];
  const started = async <Started extends Part>(starting: Promise<Started>): Promise<Started> => {
    const part = await starting;
    parts.push(part);
    return part;
  };
  /** The last to start is the first to end: no part misses one that it needs. */
  async function close(): Promise<void> {
    for (const part of parts.toReversed()) await part.close();
  }

  const { port, folder, retryBaseMs, cmsAccount, publishedSecret } = settings;
  const edgeCache = createEdgeCache();
  try {
    const inbox = settings.sesEndpoint ? undefined : await started(startMailbox(port + 1));
    const cms = settings.cmsUrl ? undefined : await started(startSampleWordPress({ port: port + 2, host }));
    const chat = settings.chatHost ? undefined : await started(startChat(port + 3));
    const secrets = await started(
      startSecrets({
        [secretIds.published]: publishedSecret,
        ...(cmsAccount && { [secretIds.cms]: JSON.stringify(cmsAccount) }),
      }),
    );
    const invalidations = await started(startInvalidations(edgeCache.forget));
    const storage = await started(startStorage({ folder, retryBaseMs }));

    const cmsUrl = settings.cmsUrl || cms?.url || '';
    const functions = await loadFunctions({
      ...sdkVariables,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
      AWS_ENDPOINT_URL_CLOUDFRONT: invalidations.url,
      AWS_ENDPOINT_URL_S3: storage.s3Url,
      AWS_ENDPOINT_URL_SES: settings.sesEndpoint || inbox?.url || '',
      ...functionVariables(cmsUrl, cmsAccount !== undefined, `http://${host}:${port}`),
    });

    const site = createSite({
      folder: join(dist, 'client'),
      headers: createSiteHeaders(join(dist, 'csp.json'), new URL(cmsUrl).origin),
      api: createGateway({ routes: apiRoutes, handlers: functions }),
      chat: createHttpOrigin(settings.chatHost || chat?.url || ''),
      edgeCache,
    });
    const front = openFront && (await started(openFront(site)));
    const { url } = await started(listen(front?.server ?? site, port));
    storage.deliverTo(functions['deliver-email']);
    return { site: url, inbox: inbox?.url ?? '', cms: cms?.url ?? '', chat: chat?.url ?? '', close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** The AWS SDK never leaves this machine: no profile, no metadata service, made-up keys. */
const sdkVariables = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_SESSION_TOKEN: '',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_IGNORE_CONFIGURED_ENDPOINT_URLS: 'false',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  AWS_ENDPOINT_URL: `http://${host}:9`,
  // The inbox would pass mail on to this server.
  SMTP_TRANSPORT: '',
};

/** What the constructs would set, by the functions' own types. The office's addresses are the content's own. */
function functionVariables(cmsUrl: string, hasSecret: boolean, site: string): FunctionVariables {
  return {
    OUTBOX_BUCKET: outboxBucket,
    OFFICE_MAILBOX: company.email,
    ALLOWED_RECIPIENTS: company.email,
    SENDER_ADDRESS: `website@${company.email.split('@')[1]}`,
    CONFIGURATION_SET: '',
    SITE_ORIGIN: site,
    CMS_URL: cmsUrl,
    CMS_SECRET_ID: hasSecret ? secretIds.cms : '',
    PUBLISHED_SECRET_ID: secretIds.published,
    DISTRIBUTION_ID: distributionId,
    // A terminal is read by people.
    METRICS_NAMESPACE: '',
  };
}
