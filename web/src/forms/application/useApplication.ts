import { type Dispatch, useRef } from 'react';
import type { FormValues } from '#contract/email.ts';
import { emailRequest, wovenName } from '../sending/email-request.ts';
import { formWords } from '#content/forms.ts';
import type { SubmissionEvent } from '../sending/submission.ts';
import { isAccepted } from '../sending/post-email.ts';
import { readFile, UnreadableFile, uploadEmail, warnBeforeLeaving } from '../sending/upload-email.ts';
type ApplicationOptions = {
  dispatch: Dispatch<SubmissionEvent>;
  /** Shows the sentence of an outcome. */
  notify: (sentence: string, isError: boolean) => void;
  onAccepted: () => void;
  /** Called if the résumé was changed or moved after it was chosen: the browser will never read it again. */
  onUnreadable: () => void;
};

/**
 * Reads the résumé and sends the application. The visitor can cancel until the last byte has been sent. Client-side
 * navigation does not interrupt it; before the visitor leaves the site, the browser asks for confirmation.
 */
export function useApplication({ dispatch, notify, onAccepted, onUnreadable }: ApplicationOptions) {
  const abort = useRef<AbortController>(undefined);
  const fail = (sentence: string, reason?: string) => {
    notify(sentence, true);
    dispatch({ type: 'fail', reason, sentence, isAlert: false });
  };
  const send = async (values: FormValues, file: File) => {
    const { signal } = (abort.current = new AbortController());
    dispatch({ type: 'read' });
    // Leaving the page would abort the upload.
    const stopWarning = warnBeforeLeaving();
    try {
      const resume = await readFile(file, signal);
      signal.throwIfAborted();
      dispatch({ type: 'send' });
      const onProgress = (sentShare: number) => dispatch({ type: 'progress', sentShare });
      const request = emailRequest('application', values);
      const response = await uploadEmail(request, resume, { onProgress, signal });
      console.log('send-email responded', response);
      if (!isAccepted(response)) return fail(formWords.application.failed, response.error);
      onAccepted();
      notify(formWords.application.accepted, false);
      const { accepted: sentence } = formWords.application;
      dispatch({ type: 'accept', reference: response.id, line: wovenName(request), sentence, isAlert: false });
    } catch (error) {
      if (signal.aborted) return;
      const { failed, unreadable, unprocessed } = formWords.application;
      if (!(error instanceof UnreadableFile)) fail(failed);
      else if (error.phase === 'setting-up') fail(unprocessed);
      else {
        notify(unreadable, true);
        dispatch({ type: 'edit' });
        onUnreadable();
      }
    } finally {
      stopWarning();
    }
  };
  const cancel = () => {
    abort.current?.abort();
    dispatch({ type: 'edit' });
  };
  return { send, cancel };
}
