import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { isObject, parseObject } from '../runtime/json.ts';
import { deliveryKey, waitingKey } from './keys.ts';
import {
  OutboxUnavailable,
  type DeliveryFailure,
  type DeliveryOutbox,
  type DeliveryRecord,
  type Outbox,
} from './outbox.ts';
import { patienceMs } from './patience.ts';
import { parseStoredEmail } from './stored-email.ts';

/** The outbox in an S3 bucket: e-mails under `waiting/`, what is known of their delivery under `deliveries/`. */
export function createS3Outbox(bucket: string, client: S3Client = patientClient()): Outbox & DeliveryOutbox {
  return {
    put: async (fingerprint, email) => {
      const key = waitingKey(fingerprint, new Date(email.acceptedAt));
      const version = await write(key, JSON.stringify(email), { IfNoneMatch: '*' }, patienceMs.accept);
      return version === undefined ? 'already-there' : 'stored';
    },
    read: async (key) => {
      const found = await read(key);
      return found === undefined ? undefined : parseStoredEmail(found.text);
    },
    remove: async (key) => {
      await asked(() =>
        client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), patience(patienceMs.deliver)),
      );
    },
    readRecord: async (fingerprint) => {
      const found = await read(deliveryKey(fingerprint));
      return found === undefined ? undefined : { record: parseRecord(found.text), version: found.version };
    },
    writeRecord: async (fingerprint, record, expected) => {
      const condition =
        expected === 'any' ? {} : expected === 'none' ? { IfNoneMatch: '*' } : { IfMatch: expected.version };
      return write(deliveryKey(fingerprint), JSON.stringify(record), condition, patienceMs.deliver);
    },
  };

  async function read(key: string): Promise<{ text: string; version: string } | undefined> {
    return asked(async () => {
      try {
        const found = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: key }),
          patience(patienceMs.deliver),
        );
        return { text: (await found.Body?.transformToString()) ?? '', version: found.ETag ?? '' };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    });
  }

  /** The version written, or undefined when the condition does not hold. */
  async function write(
    key: string,
    text: string,
    condition: { IfNoneMatch?: string; IfMatch?: string },
    longestMs: number,
  ): Promise<string | undefined> {
    const object = { Bucket: bucket, Key: key, Body: text, ContentType: 'application/json', ...condition };
    const limit = patience(longestMs);
    return asked(async () => {
      try {
        return (await client.send(new PutObjectCommand(object), limit)).ETag ?? '';
      } catch (error) {
        if (statusOf(error) === 412) return undefined;
        // Two conditional writes met; the other one may still fail, so S3 asks for one more try.
        if (statusOf(error) !== 409) throw error;
        return await client.send(new PutObjectCommand(object), limit).then(
          ({ ETag }) => ETag ?? '',
          (again: unknown) => {
            if (statusOf(again) === 412) return undefined;
            throw again;
          },
        );
      }
    });
  }
}

function patientClient(): S3Client {
  return new S3Client({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_500, requestTimeout: 4_000, throwOnRequestTimeout: true },
  });
}

function patience(ms: number): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(ms) };
}

/** A record nobody can read counts as empty: at worst a message arrives twice instead of never. */
function parseRecord(text: string): DeliveryRecord {
  const { lastAcceptedAt, claimedUntil, failure } = parseObject(text) ?? {};
  return {
    ...(typeof lastAcceptedAt === 'string' ? { lastAcceptedAt } : {}),
    ...(typeof claimedUntil === 'string' ? { claimedUntil } : {}),
    // Kept while the next attempt is under way, else an operator who looks just then finds no reason.
    ...(isFailure(failure) ? { failure } : {}),
  };
}

function isFailure(value: unknown): value is DeliveryFailure {
  return isObject(value) && ['at', 'kind', 'reason'].every((key) => typeof value[key] === 'string');
}

async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    const status = statusOf(error);
    throw new OutboxUnavailable(status === 507 ? 'full' : status === 403 ? 'refused' : 'unreachable', error);
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
