import { type Dispatch, useRef } from 'react';
import type { FormValues } from '#contract/email.ts';
import { applicationRequest } from '../sending/requests.ts';
import { formWords } from '#content/words/form-words.ts';
import type { SubmissionEvent } from '../sending/submission.ts';
import { isAccepted } from '../sending/post-email.ts';
import { readFile, UnreadableFile } from './read-file.ts';
import { uploadEmail } from './upload-email.ts';

type ApplicationOptions = {
  dispatch: Dispatch<SubmissionEvent>;
  /** Shows the sentence of an outcome. */
  notify: (sentence: string, isError: boolean) => void;
  onAccepted: () => void;
};

type Sending = { send: (values: FormValues, file: File) => Promise<void>; cancel: () => void };

/**
 * Reads the résumé and sends the application. The visitor can cancel until the last byte has been sent. Client-side
 * navigation does not interrupt it; before the visitor leaves the site, the browser asks for confirmation.
 */
export function useApplication({ dispatch, notify, onAccepted }: ApplicationOptions): Sending {
  const abort = useRef<AbortController>(undefined);
  const fail = (sentence: string, reason?: string) => {
    notify(sentence, true);
    dispatch({ type: 'fail', reason, sentence, isAlert: false });
  };
  const send = async (values: FormValues, file: File) => {
    const { signal } = (abort.current = new AbortController());
    dispatch({ type: 'read' });
    addEventListener('beforeunload', confirmLeave);
    try {
      const resume = await readFile(file, signal);
      signal.throwIfAborted();
      dispatch({ type: 'send' });
      const onProgress = (sentShare: number) => dispatch({ type: 'progress', sentShare });
      const request = applicationRequest(values, resume);
      const response = await uploadEmail(request, { onProgress, signal });
      console.log('send-email responded', response);
      if (!isAccepted(response)) return fail(formWords.application.failed, response.error);
      onAccepted();
      notify(formWords.application.accepted, false);
      const { accepted: sentence } = formWords.application;
      dispatch({ type: 'accept', reference: response.id, name: request.fields?.['name'], sentence, isAlert: false });
    } catch (error) {
      if (!signal.aborted) fail(failureOf(error));
    } finally {
      removeEventListener('beforeunload', confirmLeave);
    }
  };
  const cancel = () => {
    abort.current?.abort();
    dispatch({ type: 'edit' });
  };
  return { send, cancel };
}

/** Asks for confirmation, because leaving the page would abort the upload. */
function confirmLeave(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function failureOf(error: unknown): string {
  const { failed, unreadable, unprocessed } = formWords.application;
  if (!(error instanceof UnreadableFile)) return failed;
  return error.phase === 'reading' ? unreadable : unprocessed;
}
