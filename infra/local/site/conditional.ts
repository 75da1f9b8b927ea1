import type { OriginResponse } from './origin.ts';

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
