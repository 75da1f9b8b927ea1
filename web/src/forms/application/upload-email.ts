import { type FileRequest, sendEmailPath } from '#contract/email.ts';
import { emailContentType, type PostResponse, readResponse } from '../sending/post-email.ts';

type UploadOptions = {
  /** Called with the share of the body that has been sent, 0 to 1. */
  onProgress: (sentShare: number) => void;
  signal: AbortSignal;
  createRequest?: () => XMLHttpRequest;
};

/**
 * Posts an application and reports upload progress, which fetch does not support. Rejects on a network error or if the
 * signal aborts. Sends no credentials, because the site has no cookies.
 */
export function uploadEmail(request: FileRequest, options: UploadOptions): Promise<PostResponse> {
  const { onProgress, signal, createRequest = () => new XMLHttpRequest() } = options;
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
    upload.send(JSON.stringify(request));
  });
}
