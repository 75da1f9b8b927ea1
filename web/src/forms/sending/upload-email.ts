import { type EmailRequest, type FileRequest, sendEmailPath } from '#contract/email.ts';
import { emailContentType, type PostResponse, readResponse } from './post-email.ts';
import type { ReadFile } from './read-file.ts';

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
