import { type ApplicationRequest, sendEmailPath } from '#contract/email.ts';
import { emailContentType, type PostAnswer, readAnswer } from '../sending/post-email.ts';

type UploadParts = {
  /** Called with the share of the body that has left the browser, 0 to 1. */
  onProgress: (sentShare: number) => void;
  signal: AbortSignal;
  createRequest?: () => XMLHttpRequest;
};

/**
 * Posts an application and reports how much of it has been sent, which fetch cannot. Rejects when no answer came and
 * when the signal aborts. No credentials travel: the site sets no cookies and asks for none.
 */
export function uploadEmail(request: ApplicationRequest, parts: UploadParts): Promise<PostAnswer> {
  const { onProgress, signal, createRequest = () => new XMLHttpRequest() } = parts;
  return new Promise((resolve, reject) => {
    const upload = createRequest();
    upload.open('POST', sendEmailPath);
    upload.withCredentials = false;
    upload.setRequestHeader('content-type', emailContentType);
    upload.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    upload.addEventListener('load', () => resolve(readAnswer(upload.status, upload.responseText)));
    upload.addEventListener('error', () => reject(new Error(`POST ${sendEmailPath} got no answer.`)));
    upload.addEventListener('abort', () => reject(new DOMException('Sending was called off.', 'AbortError')));
    signal.addEventListener('abort', () => upload.abort());
    upload.send(JSON.stringify(request));
  });
}
