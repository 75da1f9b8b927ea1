import { type Dispatch, useRef } from 'react';
import { applicationRequest } from '../sending/requests.ts';
import type { Typed } from '../sending/typed.ts';
import { sentences } from '../feedback/sentences.ts';
import type { SubmissionEvent } from '../sending/submission.ts';
import { isAccepted } from '../sending/post-email.ts';
import { readFile, UnreadableFile } from './read-file.ts';
import { uploadEmail } from './upload-email.ts';

type ApplicationParts = {
  dispatch: Dispatch<SubmissionEvent>;
  /** Called with the sentence of an outcome, good or bad. */
  tell: (sentence: string, isError: boolean) => void;
  onAccepted: () => void;
};

type Sending = { send: (typed: Typed, file: File) => Promise<void>; cancel: () => void };

/**
 * Reads the résumé and sends the application. It can be called off until the last byte has left; another page of this
 * site does not interrupt it, and before the visitor leaves the site the browser asks.
 */
export function useApplication({ dispatch, tell, onAccepted }: ApplicationParts): Sending {
  const abort = useRef<AbortController>(undefined);
  const fail = (sentence: string, reason?: string) => {
    tell(sentence, true);
    dispatch({ type: 'fail', reason, sentence, isAlert: false });
  };
  const send = async (typed: Typed, file: File) => {
    const { signal } = (abort.current = new AbortController());
    dispatch({ type: 'read' });
    addEventListener('beforeunload', askFirst);
    try {
      const resume = await readFile(file, signal);
      signal.throwIfAborted();
      dispatch({ type: 'send' });
      const onProgress = (sentShare: number) => dispatch({ type: 'progress', sentShare });
      const answer = await uploadEmail(applicationRequest(typed, resume), { onProgress, signal });
      console.log('send-email answered', answer);
      if (!isAccepted(answer)) return fail(sentences.application.failed, answer.error);
      onAccepted();
      tell(sentences.application.accepted, false);
      dispatch({ type: 'accept', reference: answer.id, sentence: sentences.application.accepted, isAlert: false });
    } catch (error) {
      if (!signal.aborted) fail(failureOf(error));
    } finally {
      removeEventListener('beforeunload', askFirst);
    }
  };
  const cancel = () => {
    abort.current?.abort();
    dispatch({ type: 'edit' });
  };
  return { send, cancel };
}

/** A file that is on its way would be lost with the document. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function failureOf(error: unknown): string {
  const { failed, unreadable, unprocessed } = sentences.application;
  if (!(error instanceof UnreadableFile)) return failed;
  return error.phase === 'reading' ? unreadable : unprocessed;
}
