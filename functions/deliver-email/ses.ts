import { SendRawEmailCommand, SESClient, SESServiceException } from '@aws-sdk/client-ses';

/** Takes a MIME message for the office. Rejects with MailDelayed or MailRejected. */
export type Mailer = { send(mime: Uint8Array): Promise<void> };

/** SES did not take the message now; the same message may pass later. */
export class MailDelayed extends Error {
  override name = 'MailDelayed';
}

/** SES refuses this very message; trying again changes nothing until somebody changes something. */
export class MailRejected extends Error {
  override name = 'MailRejected';
}

export type SesMailerProps = { sender: string; office: string; configurationSet: string };

/** The longest that one message may take, in milliseconds. */
const patienceMs = 12_000;

/** SES as the way out. The only destination is the office, whatever the message's own headers say. */
export function createSesMailer(
  { sender, office, configurationSet }: SesMailerProps,
  client: SESClient = impatientClient(),
): Mailer {
  return {
    send: async (mime) => {
      const command = new SendRawEmailCommand({
        Source: sender,
        Destinations: [office],
        RawMessage: { Data: mime },
        ...(configurationSet === '' ? {} : { ConfigurationSetName: configurationSet }),
      });
      const { MessageId } = await client
        .send(command, { abortSignal: AbortSignal.timeout(patienceMs) })
        .catch((error: unknown) => {
          throw isForGood(error) ? new MailRejected(reasonOf(error)) : new MailDelayed(reasonOf(error));
        });
      // Whoever says 200 without one is not SES, and the message would be dropped as delivered.
      if (!MessageId) throw new MailDelayed('SES answered 200 without a MessageId.');
    },
  };
}

/** One attempt: the queue repeats, with longer and longer pauses, and outlives this process. */
function impatientClient(): SESClient {
  return new SESClient({
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
}

const rejections = new Set([
  'MessageRejected',
  'InvalidParameterValue',
  'InvalidParameterCombination',
  'ValidationError',
  'ValidationException',
  'RequestEntityTooLarge',
]);

/** Throttling, a paused account and missing rights are 4xx too, but not the message's fault. */
function isForGood(error: unknown): boolean {
  return error instanceof SESServiceException && error.$fault === 'client' && rejections.has(error.name);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
