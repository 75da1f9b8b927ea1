import * as s3 from '@aws-sdk/client-s3';
import type { DeliveryOutbox, Outbox } from './outbox.ts';
import { createS3Outbox } from './s3-outbox.ts';

/** Performs a call of the SDK. A test may delay it or let it fail. */
type PerformCall = <Result>(effect: () => Result) => Promise<Result>;

/** Returns what another release reads of an object. */
type ReadAs = (key: string, text: string) => string;

/** S3 in memory, with conditional writes. `clientFor` returns a client of the SDK. */
export function createBucket(now: () => number = Date.now, onCreated: (key: string) => void = () => {}) {
  const objects = new Map<string, { text: string; etag: string; since: Date }>();
  let writes = 0;
  function store(key: string, text: string): { ETag: string } {
    const etag = `"${(writes += 1)}"`;
    objects.set(key, { text, etag, since: new Date(now()) });
    onCreated(key);
    return { ETag: etag };
  }
  function get(key = '', error = 'NoSuchKey') {
    const object = objects.get(key);
    if (object === undefined) throw s3Error(error, 404);
    return object;
  }
  function perform(command: unknown, readAs: ReadAs = (_key, text) => text): unknown {
    if (command instanceof s3.PutObjectCommand) {
      const { Key = '', Body, IfNoneMatch, IfMatch } = command.input;
      const etag = objects.get(Key)?.etag;
      if ((IfNoneMatch && etag) || (IfMatch && etag !== IfMatch)) throw s3Error('PreconditionFailed', 412);
      return store(Key, Body as string);
    }
    if (command instanceof s3.CopyObjectCommand) {
      return store(command.input.Key!, get(command.input.CopySource!.replace(/^\w+\//, '')).text);
    }
    if (command instanceof s3.GetObjectCommand) {
      const { text, etag } = get(command.input.Key);
      const stored = readAs(command.input.Key!, text);
      const last = /^bytes=0-(\d+)$/.exec(command.input.Range ?? '')?.[1] ?? stored.length;
      return { Body: { transformToString: async () => stored.slice(0, Number(last) + 1) }, ETag: etag };
    }
    if (command instanceof s3.HeadObjectCommand) return get(command.input.Key, 'NotFound');
    if (command instanceof s3.DeleteObjectCommand) return objects.delete(command.input.Key!);
    if (command instanceof s3.DeleteObjectsCommand) {
      for (const { Key = '' } of command.input.Delete?.Objects ?? []) objects.delete(Key);
      return {};
    }
    if (command instanceof s3.ListObjectsV2Command) {
      const keys = [...objects.keys()].filter((key) => key.startsWith(command.input.Prefix!)).toSorted();
      return { Contents: keys.map((Key) => ({ Key, LastModified: objects.get(Key)!.since })) };
    }
    throw new Error('Expected a call that the outbox makes, got another one.');
  }
  return {
    objects,
    store,
    keys: (folder: string) => [...objects.keys()].filter((key) => key.startsWith(`${folder}/`)),
    // The SDK's paginator accepts an S3Client only.
    clientFor: (call: PerformCall, readAs?: ReadAs): s3.S3Client =>
      Object.assign(Object.create(s3.S3Client.prototype) as s3.S3Client, {
        send: (command: unknown) => call(() => perform(command, readAs)),
      }),
  };
}

/** The outbox in a bucket in memory. */
export function createMemoryOutbox(now?: () => number) {
  const bucket = createBucket(now);
  const outbox: Outbox & DeliveryOutbox = createS3Outbox(
    'outbox',
    bucket.clientFor(async (effect) => effect()),
  );
  return { ...outbox, ...bucket };
}

function s3Error(name: string, httpStatusCode: number): s3.S3ServiceException {
  return new s3.S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode }, message: name });
}
