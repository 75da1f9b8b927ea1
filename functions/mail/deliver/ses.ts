import { SendRawEmailCommand, SESClient, SESServiceException } from '@aws-sdk/client-ses';
import { attemptTag, nameTag } from '../outbox/keys.ts';

/** The mailbox of an email, and its tags. */
export type Delivery = { to: string; name: string; attempt: string };

export type Mailer = {
  /**
   * Resolves with SES's message id. `to` is the only recipient, whatever the message's headers say. Sends the message of
   * `fallback` if SES rejects this one. Rejects with MailDelayed or MailRejected.
   */
  send(mime: Uint8Array, delivery: Delivery, fallback?: () => Promise<Uint8Array>): Promise<string>;
};

/** SES did not accept the message now; a retry may succeed. */
export class MailDelayed extends Error {
  override name = 'MailDelayed';
}

/** SES rejected this particular message; retries fail until an operator changes something. */
export class MailRejected extends Error {
  override name = 'MailRejected';
}

export type SesMailerProps = { sender: string; configurationSet: string };

/** Timeout of a delivery, also with a fallback. */
const timeoutMs = 12_000;

export function createSesMailer(
  { sender, configurationSet }: SesMailerProps,
  client: SESClient = createSesClient(),
): Mailer {
  async function send(mime: Uint8Array, { to, name, attempt }: Delivery, abortSignal: AbortSignal): Promise<string> {
    const command = new SendRawEmailCommand({
      Source: sender,
      Destinations: [to],
      RawMessage: { Data: mime },
      Tags: [
        { Name: nameTag, Value: name },
        { Name: attemptTag, Value: attempt },
      ],
      ...(configurationSet === '' ? {} : { ConfigurationSetName: configurationSet }),
    });
    const { MessageId } = await client.send(command, { abortSignal }).catch((error: unknown) => {
      throw isForGood(error) ? new MailRejected(reasonOf(error)) : new MailDelayed(reasonOf(error));
    });
    // SES always returns a MessageId. A 200 without one came from something else; treating it as success would lose
    // the email.
    if (!MessageId) throw new MailDelayed('SES responded with 200 without a MessageId.');
    return MessageId;
  }
  return {
    send: async (mime, delivery, fallback) => {
      const signal = AbortSignal.timeout(timeoutMs);
      return send(mime, delivery, signal).catch(async (error: unknown) => {
        if (!fallback || !(error instanceof MailRejected)) throw error;
        return send(await fallback(), delivery, signal);
      });
    },
  };
}

/** A client without retries, because the queue retries with growing delays and survives this process. */
function createSesClient(): SESClient {
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

/**
 * Whether SES rejected the message itself. Throttling, a paused account and missing rights are 4xx too, but retryable.
 */
function isForGood(error: unknown): boolean {
  return error instanceof SESServiceException && error.$fault === 'client' && rejections.has(error.name);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
