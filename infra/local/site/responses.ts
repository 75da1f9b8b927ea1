import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OriginResponse } from './origins.ts';
import type { Behavior } from '../../edge/behaviors.ts';
import {
  contentHosts,
  documentHeaderNames,
  formatHeaders,
  previewHeaders,
  removedFromOthers,
  sandboxHeaders,
  securityHeaders,
} from '../../edge/response-headers.ts';
import type { SiteBuild } from '../../edge/site-build.ts';

/** Sizes of responses that CloudFront compresses, in bytes. */
const smallest = 1_000;
const largest = 10_000_000;

const compressible = /^(text\/|image\/svg|font\/(ttf|otf)|application\/(\w+\+)?(json|xml|javascript|wasm))/;

/** Most compressed responses in the cache; the site has far fewer files. */
const maxCachedResponses = 500;

/**
 * Returns a function that compresses a response with the best encoding that the viewer accepts, Brotli or gzip, if
 * CloudFront would. A response with an ETag is compressed only once.
 */
export function createCompressor() {
  const cache = new Map<string, Promise<Buffer>>();

  return async (response: OriginResponse, accepted: string): Promise<OriginResponse> => {
    const encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : undefined;
    const { headers, body } = response;
    const fits = body.length >= smallest && body.length <= largest;
    if (!compressible.test(headers['content-type'] ?? '') || headers['content-encoding'] || !fits) return response;
    const varied = { ...headers, vary: 'accept-encoding' };
    if (!encoding) return { ...response, headers: varied };

    const tag = headers.etag && `${encoding} ${headers['content-type']} ${headers.etag}`;
    let compressed = tag ? cache.get(tag) : undefined;
    if (!compressed) {
      compressed = encode(encoding, body);
      if (tag) cache.set(tag, compressed);
      if (cache.size > maxCachedResponses) cache.delete(cache.keys().next().value ?? '');
    }
    // The bytes differ from the object's, so its ETag becomes a weak one.
    const weak = headers.etag ? { ...varied, etag: `W/${headers.etag.replace(/^W\//, '')}` } : varied;
    return { ...response, headers: { ...weak, 'content-encoding': encoding }, body: await compressed };
  };
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function encode(encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body);
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

type RequestHeaders = Readonly<Record<string, string>>;

/** Returns 304 without a body if the viewer has this response already (RFC 9110 section 13). */
export function notModified(response: OriginResponse, requestHeaders: RequestHeaders): OriginResponse | undefined {
  const { etag, 'last-modified': modified } = response.headers;
  const tags = requestHeaders['if-none-match'];
  const since = requestHeaders['if-modified-since'];
  const isSame =
    tags !== undefined
      ? etag !== undefined && (tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(etag)))
      : since !== undefined && modified !== undefined && Date.parse(modified) <= Date.parse(since);
  if (response.status !== 200 || !isSame) return undefined;
  const {
    'content-length': _length,
    'content-type': _type,
    'content-encoding': _encoding,
    ...headers
  } = response.headers;
  return { status: 304, headers, body: Buffer.alloc(0) };
}

/** Returns 206 with the requested range of bytes, or 416 if there are no such bytes (RFC 9110 section 14). */
export function rangeOf(response: OriginResponse, requestHeaders: RequestHeaders): OriginResponse {
  const size = response.body.length;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(requestHeaders.range ?? '') ?? [];
  if (response.status !== 200 || (first === '' && last === '')) return response;
  if (requestHeaders['if-range'] !== undefined && requestHeaders['if-range'] !== response.headers.etag) return response;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || end < start) {
    return { status: 416, headers: { ...response.headers, 'content-range': `bytes */${size}` }, body: Buffer.alloc(0) };
  }
  const headers = { ...response.headers, 'content-range': `bytes ${start}-${end}/${size}` };
  return { status: 206, headers, body: response.body.subarray(start, end + 1) };
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/**
 * Adds the headers of the response headers policy, which is that of the last deployment. Headers that belong to a document
 * are kept, except those of other hosts.
 */
export function applyHeadersPolicy(
  { origin, headers: named }: Behavior,
  reply: OriginResponse,
  build: SiteBuild,
): OriginResponse {
  const own = Object.entries(reply.headers);
  if (origin === 'uploads' || origin === 'chat') {
    const kept = own.filter(([name]) => !(removedFromOthers as readonly string[]).includes(name));
    return { ...reply, headers: { ...Object.fromEntries(kept), ...formatHeaders(sandboxHeaders({ noIndex: false })) } };
  }
  const { hashes, id } = build;
  const policy = formatHeaders(securityHeaders({ hashes, build: id, ...contentHosts(), noIndex: false }));
  const kept = own.filter(([name]) => (documentHeaderNames as readonly string[]).includes(name));
  const added = named === 'preview' ? { ...policy, ...previewHeaders } : policy;
  return { ...reply, headers: { ...reply.headers, ...added, ...Object.fromEntries(kept) } };
}
