// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readFile, UnreadableFile, uploadEmail } from './upload-email.ts';
const request = { subject: 's', message: 'm', to: [] };
const resume = { fileName: 'a.pdf', base64: 'JVBERg==', mimeType: 'application/pdf' };

/** A fake XMLHttpRequest with the members that `uploadEmail` uses; the test sends its events. */
function setUp(file = resume) {
  const bodies: unknown[] = [];
  const headers: Record<string, string> = {};
  const upload = Object.assign(new EventTarget(), {
    upload: new EventTarget(),
    status: 0,
    responseText: '',
    withCredentials: true,
    open: () => undefined,
    setRequestHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    send: (body: string) => bodies.push(JSON.parse(body)),
    abort: () => upload.dispatchEvent(new Event('abort')),
  });
  const shares: number[] = [];
  const controller = new AbortController();
  const answer = uploadEmail(request, file, {
    onProgress: (share) => shares.push(share),
    signal: controller.signal,
    createRequest: () => upload as unknown as XMLHttpRequest,
  });
  return { upload, headers, bodies, shares, controller, answer };
}

test('a résumé is encoded in base64 without a data: prefix', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
  const file = new File([bytes], 'અરજી "1".pdf', { type: 'application/pdf' });
  const { fileName, base64, mimeType } = await readFile(file, new AbortController().signal);
  expect(Buffer.from(base64, 'base64').equals(Buffer.from(bytes))).toBe(true);
  expect({ fileName, mimeType }).toEqual({ fileName: 'અરજી "1".pdf', mimeType: 'application/pdf' });
});

test('a reader that cannot start is distinguished from one that fails while reading', async () => {
  const file = new File(['x'], 'a.pdf');
  const signal = new AbortController().signal;
  const none = () => {
    throw new Error('no reader');
  };
  await expect(readFile(file, signal, none)).rejects.toMatchObject({ phase: 'setting-up' });
  const failing = () => {
    const reader = new FileReader();
    reader.readAsDataURL = () => reader.dispatchEvent(new Event('error'));
    return reader;
  };
  await expect(readFile(file, signal, failing)).rejects.toBeInstanceOf(UnreadableFile);
  await expect(readFile(file, signal, failing)).rejects.toMatchObject({ phase: 'reading' });
});

test('an upload contains the file, and one of unknown type is sent as bytes', () => {
  const file = { fileName: 'a.pdf', fileContentBase64: 'JVBERg==', mimeType: 'application/pdf' };
  expect(setUp().bodies).toEqual([{ ...request, ...file }]);
  const [unknown] = setUp({ ...resume, mimeType: '' }).bodies;
  expect(unknown).toMatchObject({ mimeType: 'application/octet-stream' });
});

test('an upload reports its progress and returns the response', async () => {
  const { upload, headers, shares, answer } = setUp();
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(upload.withCredentials).toBe(false);
  upload.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 62, total: 100 }));
  Object.assign(upload, { status: 413, responseText: '{"status":413,"error":"Too large"}' });
  upload.dispatchEvent(new Event('load'));
  expect(await answer).toEqual({ status: 413, error: 'Too large' });
  expect(shares).toEqual([0.62]);
});

test('an upload rejects on a network error or an abort', async () => {
  const lost = setUp();
  lost.upload.dispatchEvent(new Event('error'));
  await expect(lost.answer).rejects.toThrow('no response');
  const off = setUp();
  off.controller.abort();
  await expect(off.answer).rejects.toMatchObject({ name: 'AbortError' });
});
