import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OriginResponse } from './origin.ts';

/** Sizes of responses that CloudFront compresses, in bytes. */
const smallest = 1_000;
const largest = 10_000_000;

const compressible = /^(text\/|image\/svg|font\/(ttf|otf)|application\/(\w+\+)?(json|xml|javascript|wasm))/;

/** Most compressed responses in the cache; the site has far fewer files. */
const maxCachedResponses = 500;

/** Compresses a response with the best encoding that the viewer accepts, if CloudFront would. */
export type Compress = (response: OriginResponse, accepted: string) => Promise<OriginResponse>;

/** Compresses with Brotli or gzip. A response with an ETag is compressed only once. */
export function createCompressor(): Compress {
  const cache = new Map<string, Promise<Buffer>>();

  return async (response, accepted) => {
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
