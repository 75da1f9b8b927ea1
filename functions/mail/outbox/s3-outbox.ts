import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { reminderKey } from './deletion-reminder.ts';
import { isInfected, setFileAside } from './infected-file.ts';
import { parseDeliveryRecord, parseEmailHead, parseStoredEmail, serializeEmail } from './stored-objects.ts';
import { deliveryKey, keyIn, waitingKey } from './keys.ts';
import { OutboxUnavailable, type DeliveryOutbox, type ListedObject, type Outbox } from './outbox.ts';
import { clientOptions, timeoutMs } from './timeouts.ts';

/**
 * Returns the outbox in an S3 bucket, with a folder per state of an email and delivery records in `deliveries/`. Tests
 * pass in shorter timeouts.
 */
export function createS3Outbox(
  bucket: string,
  client: S3Client = new S3Client(clientOptions),
  limits: typeof timeoutMs = timeoutMs,
): Outbox & DeliveryOutbox {
  return {
    put: async (fingerprint, email) => {
      const key = waitingKey(fingerprint, new Date(email.acceptedAt));
      const version = await write(key, serializeEmail(email), { IfNoneMatch: '*' }, limits.accept);
      return version === undefined ? 'already-there' : 'stored';
    },
    read: async (key) => {
      const object = await read(key);
      return object === undefined ? undefined : parseStoredEmail(object.text);
    },
    readHead: async (key) => {
      const object = await read(key, 'bytes=0-16383');
      return object === undefined ? undefined : parseEmailHead(object.text);
    },
    remove,
    removeAll: (keys) =>
      withOutboxErrors(async () => {
        for (let start = 0; start < keys.length; start += 1_000) {
          const Objects = keys.slice(start, start + 1_000).map((Key) => ({ Key }));
          const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
          const { Errors = [] } = await client.send(command, abortAfter(limits.deliver));
          if (Errors.length > 0) throw new Error(`${Errors.length} objects were not deleted: ${Errors[0]?.Code}`);
        }
      }),
    move: async (name, from, to, record = {}) => {
      const [source, target] = [keyIn(from, name), keyIn(to, name)];
      const isCopied = isInfected(record) ? await copyWithoutFile(source, target) : await copy(source, target);
      if (isCopied && from !== to) await remove(source);
      return isCopied;
    },
    has: async (folder, name) => {
      const object = { Bucket: bucket, Key: keyIn(folder, name) };
      const metadata = await unlessAbsent(() => client.send(new HeadObjectCommand(object), abortAfter(limits.deliver)));
      return metadata !== undefined;
    },
    addReminder: async (reminder) => {
      await write(reminderKey(reminder), '{}', {}, limits.deliver);
    },
    claim: async (key) => (await write(key, '{}', { IfNoneMatch: '*' }, limits.deliver)) !== undefined,
    list: (folder, { prefix = '', end } = {}) =>
      withOutboxErrors(async () => {
        const listed: ListedObject[] = [];
        for await (const { Contents = [] } of paginateListObjectsV2(
          { client },
          { Bucket: bucket, Prefix: `${folder}/${prefix}` },
        )) {
          for (const { Key = '', LastModified = new Date(0) } of Contents) {
            if (end !== undefined && Key >= end) return listed;
            listed.push({ key: Key, since: LastModified });
          }
        }
        return listed;
      }),
    readRecord: async (fingerprint) => {
      const object = await read(deliveryKey(fingerprint));
      return object === undefined ? undefined : { record: parseDeliveryRecord(object.text), version: object.version };
    },
    writeRecord: async (fingerprint, record, expected) => {
      const condition =
        expected === 'any' ? {} : expected === 'none' ? { IfNoneMatch: '*' } : { IfMatch: expected.version };
      return write(deliveryKey(fingerprint), JSON.stringify(record), condition, limits.deliver);
    },
  };

  async function copy(source: string, target: string): Promise<boolean> {
    const object = { Bucket: bucket, CopySource: `${bucket}/${source}`, Key: target };
    const copied = await unlessAbsent(() => client.send(new CopyObjectCommand(object), abortAfter(limits.deliver)));
    return copied !== undefined;
  }

  async function copyWithoutFile(source: string, target: string): Promise<boolean> {
    const object = await read(source);
    if (object === undefined) return false;
    await write(target, serializeEmail(setFileAside(parseStoredEmail(object.text))), {}, limits.deliver);
    return true;
  }

  async function remove(key: string): Promise<void> {
    await withOutboxErrors(() =>
      client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), abortAfter(limits.deliver)),
    );
  }

  async function read(key: string, Range?: string): Promise<{ text: string; version: string } | undefined> {
    return unlessAbsent(async () => {
      const object = new GetObjectCommand({ Bucket: bucket, Key: key, Range });
      const response = await client.send(object, abortAfter(limits.deliver)).catch((error: unknown) => {
        // No range of an empty object exists.
        if (statusOf(error) === 416) return { Body: undefined, ETag: undefined };
        throw error;
      });
      return { text: (await response.Body?.transformToString()) ?? '', version: response.ETag ?? '' };
    });
  }

  /** Resolves with the new version, or with undefined if the condition fails. */
  async function write(
    key: string,
    text: string,
    condition: { IfNoneMatch?: string; IfMatch?: string },
    limitMs: number,
  ): Promise<string | undefined> {
    const object = { Bucket: bucket, Key: key, Body: text, ContentType: 'application/json', ...condition };
    const limit = abortAfter(limitMs);
    const put = async () => {
      try {
        return (await client.send(new PutObjectCommand(object), limit)).ETag ?? '';
      } catch (error) {
        if (statusOf(error) === 412) return undefined;
        throw error;
      }
    };
    return withOutboxErrors(() =>
      put().catch((error: unknown) => {
        // S3 returns 409 when two conditional writes race. Retry once, because the other write may still fail.
        if (statusOf(error) === 409) return put();
        throw error;
      }),
    );
  }
}

/** Resolves with the operation's result, or with undefined if the object does not exist. */
async function unlessAbsent<Result>(operation: () => Promise<Result>): Promise<Result | undefined> {
  return withOutboxErrors(async () => {
    try {
      return await operation();
    } catch (error) {
      // HeadObject's error is called NotFound, because the response has no body. CopyObject's NoSuchKey has no class in
      // the SDK.
      const isAbsent = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
      if (isAbsent) return undefined;
      throw error;
    }
  });
}

function abortAfter(ms: number): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(ms) };
}

async function withOutboxErrors<Result>(operation: () => Promise<Result>): Promise<Result> {
  try {
    return await operation();
  } catch (error) {
    throw new OutboxUnavailable(statusOf(error) === 403 ? 'access-denied' : 'unreachable', error);
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
