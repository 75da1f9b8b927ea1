import { escapeHtml } from '#contract/text.ts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import type { Objects } from './objects.ts';

export type S3EndpointProps = {
  bucket: string;
  objects: Objects;
  /** Called after an object is on the disk, like S3's notification of a queue. */
  onCreated(key: string): unknown;
};

/**
 * The part of S3's REST API that the functions use, path style: PutObject (with `If-None-Match: *` or `If-Match`),
 * CopyObject, GetObject (with `Range: bytes=0-…`), HeadObject, DeleteObject, DeleteObjects and ListObjectsV2. Every other call gets 501 NotImplemented.
 * Signatures are not checked, because it listens on the loopback address only.
 */
export function createS3Endpoint(props: S3EndpointProps): Server {
  return createServer((request, response) => {
    respond(props, request, response).catch((cause: unknown) => {
      console.error(JSON.stringify({ event: 'storage-failed', cause: String(cause) }));
      return sendError(response, 503, 'ServiceUnavailable', 'The disk failed.');
    });
  });
}

async function respond(props: S3EndpointProps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const [bucket = '', ...segments] = pathname.slice(1).split('/').map(decodeURIComponent);
  const key = segments.join('/');
  if (bucket !== props.bucket) return sendError(response, 404, 'NoSuchBucket', `There is no bucket ${bucket}.`);
  if (key === '' && request.method === 'GET' && searchParams.get('list-type') === '2') {
    return list(props.objects, searchParams.get('prefix') ?? '', response);
  }
  if (key === '' && request.method === 'POST' && searchParams.has('delete')) {
    for (const [, name = ''] of (await text(request)).matchAll(/<Key>([^<]*)<\/Key>/g))
      await props.objects.remove(name);
    return void response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end('<?xml version="1.0"?><DeleteResult></DeleteResult>');
  }
  const source = request.headers['x-amz-copy-source'];
  if (request.method === 'PUT' && typeof source === 'string') return copy(props, source, key, response);
  if (request.method === 'PUT') return put(props, key, request, response);
  if (request.method === 'GET' || request.method === 'HEAD') return get(props.objects, key, request, response);
  if (request.method === 'DELETE') {
    await props.objects.remove(key);
    return void response.writeHead(204).end();
  }
  return sendError(response, 501, 'NotImplemented', `${request.method} is not part of the local S3.`);
}

async function put(props: S3EndpointProps, key: string, request: IncomingMessage, response: ServerResponse) {
  if (request.headers['content-encoding']?.includes('aws-chunked')) {
    return sendError(response, 501, 'NotImplemented', 'Chunked uploads are not part of the local S3.');
  }
  const { 'if-none-match': none, 'if-match': match } = request.headers;
  const etag = await props.objects.put(
    key,
    await buffer(request),
    none === '*' ? 'none' : match === undefined ? undefined : { etag: match },
  );
  if (!etag) return sendError(response, 412, 'PreconditionFailed', 'The condition does not hold.');
  response.writeHead(200, { etag }).end();
  props.onCreated(key);
}

async function copy(
  { bucket, objects, onCreated }: S3EndpointProps,
  source: string,
  key: string,
  response: ServerResponse,
) {
  const object = await objects.get(decodeURIComponent(source).replace(`${bucket}/`, ''));
  if (!object) return sendError(response, 404, 'NoSuchKey', 'The key does not exist.');
  const etag = await objects.put(key, object.bytes);
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><CopyObjectResult><ETag>${etag}</ETag></CopyObjectResult>`);
  onCreated(key);
}

async function get(objects: Objects, key: string, { method, headers }: IncomingMessage, response: ServerResponse) {
  const object = await objects.get(key);
  if (!object) return sendError(response, 404, 'NoSuchKey', 'The key does not exist.');
  const last = /^bytes=0-(\d+)$/.exec(headers.range ?? '')?.[1];
  const bytes = last === undefined ? object.bytes : object.bytes.subarray(0, Number(last) + 1);
  if (last !== undefined && bytes.length === 0) return sendError(response, 416, 'InvalidRange', 'The object is empty.');
  response.writeHead(last === undefined ? 200 : 206, {
    'content-type': 'application/octet-stream',
    'content-length': bytes.length,
    ...(last !== undefined && { 'content-range': `bytes 0-${bytes.length - 1}/${object.bytes.length}` }),
    'last-modified': object.modifiedAt.toUTCString(),
    etag: object.etag,
  });
  response.end(method === 'GET' ? bytes : undefined);
}

async function list(objects: Objects, prefix: string, response: ServerResponse): Promise<void> {
  const entries = await objects.list(prefix);
  const contents = entries.map(
    ({ key, modifiedAt }) =>
      `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
  );
  const counts = `<KeyCount>${entries.length}</KeyCount><IsTruncated>false</IsTruncated>`;
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><ListBucketResult>${counts}${contents.join('')}</ListBucketResult>`);
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error>`);
}
