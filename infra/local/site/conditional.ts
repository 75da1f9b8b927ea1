import type { OriginAnswer } from './origin.ts';

type RequestHeaders = Readonly<Record<string, string>>;

/** Returns 304 without a body if the viewer has this response already (RFC 9110 section 13). */
export function notModified(answer: OriginAnswer, asked: RequestHeaders): OriginAnswer | undefined {
  const { etag, 'last-modified': modified } = answer.headers;
  const tags = asked['if-none-match'];
  const since = asked['if-modified-since'];
  const isSame =
    tags !== undefined
      ? etag !== undefined && (tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(etag)))
      : since !== undefined && modified !== undefined && Date.parse(modified) <= Date.parse(since);
  if (answer.status !== 200 || !isSame) return undefined;
  const {
    'content-length': _length,
    'content-type': _type,
    'content-encoding': _encoding,
    ...headers
  } = answer.headers;
  return { status: 304, headers, body: Buffer.alloc(0) };
}

/** Returns 206 with the requested range of bytes, or 416 if there are no such bytes (RFC 9110 section 14). */
export function rangeOf(answer: OriginAnswer, asked: RequestHeaders): OriginAnswer {
  const size = answer.body.length;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked.range ?? '') ?? [];
  if (answer.status !== 200 || (first === '' && last === '')) return answer;
  if (asked['if-range'] !== undefined && asked['if-range'] !== answer.headers.etag) return answer;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || end < start) {
    return { status: 416, headers: { ...answer.headers, 'content-range': `bytes */${size}` }, body: Buffer.alloc(0) };
  }
  const headers = { ...answer.headers, 'content-range': `bytes ${start}-${end}/${size}` };
  return { status: 206, headers, body: answer.body.subarray(start, end + 1) };
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
