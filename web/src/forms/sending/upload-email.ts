import { type EmailRequest, type FileRequest, sendEmailPath } from '#contract/email.ts';
import { emailContentType, type PostResponse, readResponse } from './post-email.ts';

export type ReadFile = { fileName: string; base64: string; mimeType: string };

/**
 * The browser could not read the file. `phase` says whether reading had begun, because the two cases have different
 * sentences.
 */
export class UnreadableFile extends Error {
  readonly phase: 'setting-up' | 'reading';

  constructor(phase: 'setting-up' | 'reading', cause: unknown) {
    super(`The chosen file failed while ${phase}.`, { cause });
    this.name = 'UnreadableFile';
    this.phase = phase;
  }
}

/** Returns the file in base64. Rejects with UnreadableFile, or with AbortError if the signal aborts. */
export function readFile(
  file: File,
  signal: AbortSignal,
  createReader: () => FileReader = () => new FileReader(),
): Promise<ReadFile> {
  return new Promise((resolve, reject) => {
    try {
      const reader = createReader();
      reader.addEventListener('load', () => {
        const address = typeof reader.result === 'string' ? reader.result : '';
        resolve({ fileName: file.name, base64: address.slice(address.indexOf(',') + 1), mimeType: file.type });
      });
      reader.addEventListener('error', () => reject(new UnreadableFile('reading', reader.error)));
      signal.addEventListener('abort', () => {
        reader.abort();
        reject(new DOMException('Reading was aborted.', 'AbortError'));
      });
      reader.readAsDataURL(file);
    } catch (error) {
      reject(new UnreadableFile('setting-up', error));
    }
  });
}

/** Makes the browser ask before the visitor leaves the site. Returns a function that ends this. */
export function warnBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/**
 * Reads a file, then posts the message with it. The upload continues during client-side navigation; leaving the site
 * would abort it.
 */
export async function sendFile(
  request: EmailRequest,
  file: File,
  onProgress: (sentShare: number) => void,
  signal = new AbortController().signal,
): Promise<PostResponse> {
  const stopWarning = warnBeforeLeaving();
  try {
    const read = await readFile(file, signal);
    signal.throwIfAborted();
    onProgress(0);
    return await uploadEmail(request, read, { onProgress, signal });
  } finally {
    stopWarning();
  }
}

type UploadOptions = {
  /** Called with the share of the body that has been sent, 0 to 1. */
  onProgress: (sentShare: number) => void;
  signal: AbortSignal;
  createRequest?: () => XMLHttpRequest;
};

/**
 * Posts a message with a file and reports upload progress, which fetch does not support. Rejects on a network error or
 * if the signal aborts. Sends no credentials, because the site has no cookies.
 */
export function uploadEmail(request: EmailRequest, file: ReadFile, options: UploadOptions): Promise<PostResponse> {
  const { onProgress, signal, createRequest = () => new XMLHttpRequest() } = options;
  const body: FileRequest = {
    ...request,
    fileName: file.fileName,
    fileContentBase64: file.base64,
    mimeType: file.mimeType || 'application/octet-stream',
  };
  return new Promise((resolve, reject) => {
    const upload = createRequest();
    upload.open('POST', sendEmailPath);
    upload.withCredentials = false;
    upload.setRequestHeader('content-type', emailContentType);
    upload.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    upload.addEventListener('load', () => resolve(readResponse(upload.status, upload.responseText)));
    upload.addEventListener('error', () => reject(new Error(`POST ${sendEmailPath} got no response.`)));
    upload.addEventListener('abort', () => reject(new DOMException('The upload was aborted.', 'AbortError')));
    signal.addEventListener('abort', () => upload.abort());
    upload.send(JSON.stringify(body));
  });
}
