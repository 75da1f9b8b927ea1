// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readFile, UnreadableFile, uploadEmail } from './upload-email.ts';
const request = { subject: 's', message: 'm', to: [] };

/** A fake XMLHttpRequest with the members that `uploadEmail` uses; the test sends its events. */
function setUp() {
  const upload = Object.assign(new EventTarget(), {
    upload: new EventTarget(),
    open: () => undefined,
    setRequestHeader: () => undefined,
    send: () => undefined,
    abort: () => upload.dispatchEvent(new Event('abort')),
  });
  const controller = new AbortController();
  const answer = uploadEmail(
    request,
    { fileName: 'a.pdf', base64: 'JVBERg==', mimeType: 'application/pdf' },
    {
      onProgress: () => undefined,
      signal: controller.signal,
      createRequest: () => upload as unknown as XMLHttpRequest,
    },
  );
  return { upload, controller, answer };
}

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

test('an upload rejects on a network error or an abort', async () => {
  const lost = setUp();
  lost.upload.dispatchEvent(new Event('error'));
  await expect(lost.answer).rejects.toThrow('no response');
  const off = setUp();
  off.controller.abort();
  await expect(off.answer).rejects.toMatchObject({ name: 'AbortError' });
});
