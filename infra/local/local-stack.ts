import type { Server } from 'node:http';
import { requeueMinutes } from '../../functions/mail/outbox/retry-ladder.ts';
import { company } from '#content/company.ts';
import { wordPressRoot } from '#contract/media.ts';
import { previewPath } from '#head/blog-url.ts';
import { startChat } from './chat.ts';
import type { Functions, FunctionVariables } from './functions.ts';
import { createGateway } from './gateway.ts';
import { host, listen } from './listen.ts';
import { startMailbox } from './mailbox.ts';
import { distributionId, startInvalidations, secretIds, startSecrets } from './sdk-endpoints.ts';
import { documentHeaders } from '../edge/response-headers.ts';
import { readSiteBuild, type SiteBuild } from '../edge/site-build.ts';
import type { Settings } from './setup/settings.ts';
import { createSite } from './site.ts';
import { createEdgeCache } from './site/edge-cache.ts';
import { createHttpOrigin } from './site/origins.ts';
import { outboxBucket, startStorage } from './storage.ts';
import { startSampleWordPress } from './wordpress.ts';

export type LocalStackProps = {
  settings: Settings;
  dist: string;
  /** Sets these variables of the environment, then loads the functions, which read them. */
  loadFunctions: (variables: Readonly<Record<string, string>>) => Promise<Functions>;
  /** Server that takes the site's port and forwards requests to the site. */
  openFront?: (site: Server) => Promise<Front>;
};

export type Front = { server: Server; close(): Promise<void> };

/** The running product and its URLs; '' for a service that a setting replaces. */
export type LocalStack = {
  site: string;
  inbox: string;
  cms: string;
  chat: string;
  /** Stops every server within three seconds. */
  close(): Promise<void>;
};

type Service = { close(): Promise<void> };

/** Starts every server. Rejects with PortInUse, and leaves nothing running, if one of the four ports is in use. */
export async function startLocalStack(props: LocalStackProps): Promise<LocalStack> {
  const { settings, dist, loadFunctions, openFront } = props;
  const services: Service[] = [];
  const track = async <Started extends Service>(starting: Promise<Started>): Promise<Started> => {
    const service = await starting;
    services.push(service);
    return service;
  };
  /** Stops in reverse order of the start, so that no server loses one that it needs. */
  const close = async () => {
    for (const service of services.toReversed()) await service.close();
  };

  const { port, folder, retryBaseMs, cmsAccount, cmsWebhookSecret, cmsPreviewSecret } = settings;
  const edgeCache = createEdgeCache();
  try {
    const build = readSiteBuild(dist);
    const storage = await track(startStorage({ folder, firstWaitMs: retryBaseMs }));
    const publish = (event: string) => {
      storage.publishMailEvent(event);
      functions['send-receipt']({ Records: [{ Sns: { Message: event } }] }).catch(console.error);
    };
    const inbox = settings.sesEndpoint ? undefined : await track(startMailbox(port + 1, publish));
    const preview = { url: `http://${host}:${port}${previewPath}`, secret: cmsPreviewSecret };
    const cms = settings.cmsUrl ? undefined : await track(startSampleWordPress({ port: port + 2, preview }));
    const chat = settings.chatHost ? undefined : await track(startChat(port + 3));
    const secrets = await track(
      startSecrets({
        [secretIds.cmsWebhook]: cmsWebhookSecret,
        [secretIds.cmsPreview]: cmsPreviewSecret,
        ...(cmsAccount && { [secretIds.cms]: JSON.stringify(cmsAccount) }),
      }),
    );
    const invalidations = await track(startInvalidations(edgeCache.invalidate));
    const cmsUrl = settings.cmsUrl || cms?.url || '';
    const functions = await loadFunctions({
      ...sdkVariables,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
      AWS_ENDPOINT_URL_CLOUDFRONT: invalidations.url,
      AWS_ENDPOINT_URL_S3: storage.urls.s3,
      AWS_ENDPOINT_URL_SQS: new URL(storage.urls.waitingQueue).origin,
      AWS_ENDPOINT_URL_SES: settings.sesEndpoint || inbox?.url || '',
      ...functionVariables(settings, cmsUrl, storage.urls.waitingQueue, build),
    });

    const site = createSite({
      build,
      api: createGateway(functions),
      uploads: createHttpOrigin(wordPressRoot(cmsUrl)),
      chat: createHttpOrigin(settings.chatHost || chat?.url || ''),
      edgeCache,
    });
    const front = openFront && (await track(openFront(site)));
    const { url } = await track(listen(front?.server ?? site, port, true));
    storage.trigger(functions);
    services.push(startSchedule(functions['requeue-emails']));
    return { site: url, inbox: inbox?.url ?? '', cms: cms?.url ?? '', chat: chat?.url ?? '', close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** Runs requeue-emails at the start, and as often as the stack does. */
function startSchedule(requeueEmails: () => Promise<void>): Service {
  let running: Promise<void> | undefined;
  const run = () => {
    running = requeueEmails().catch(console.error);
  };
  run();
  const timer = setInterval(run, requeueMinutes * 60_000);
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
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
  // Otherwise the inbox would relay emails to this server.
  SMTP_TRANSPORT: '',
};

/** Variables that the constructs set on AWS, typed by the functions. The office's addresses are the content's. */
function functionVariables(
  { port, cmsAccount }: Settings,
  cmsUrl: string,
  waitingQueue: string,
  build: SiteBuild,
): FunctionVariables {
  return {
    OUTBOX_BUCKET: outboxBucket,
    WAITING_QUEUE_URL: waitingQueue,
    ALARM_TOPICS: '',
    LOG_GROUPS: '',
    OFFICE_MAILBOX: company.email,
    EDITORS_MAILBOX: company.email,
    LETTER_MAILBOX: company.email,
    ALLOWED_RECIPIENTS: company.email,
    SENDER_ADDRESS: `website@${company.email.split('@')[1]}`,
    CONFIGURATION_SET: '',
    SITE_ORIGIN: `http://${host}:${port}`,
    SUBJECT_PREFIX: '',
    MAIL_KEY: 'local',
    CMS_URL: cmsUrl,
    CMS_SECRET_ID: cmsAccount ? secretIds.cms : '',
    CMS_WEBHOOK_SECRET_ID: secretIds.cmsWebhook,
    PIPELINE_SECRET_ID: '',
    CMS_PREVIEW_SECRET_ID: secretIds.cmsPreview,
    DISTRIBUTION_ID: distributionId,
    RELEASE: build.id,
    DOCUMENT_HEADERS: JSON.stringify(documentHeaders(build)),
    // People read a terminal, so it gets no JSON.
    METRICS_NAMESPACE: '',
  };
}
