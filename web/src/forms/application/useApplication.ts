import { type Dispatch, useRef } from 'react';
import type { FormValues } from '#contract/email.ts';
import { applicationWords } from '#content/forms.ts';
import type { SubmissionEvent } from '../sending/submission.ts';
import { submitForm } from '../sending/submit-form.ts';
import { readFile, UnreadableFile, uploadEmail, warnBeforeLeaving } from '../sending/upload-email.ts';
type ApplicationOptions = {
  dispatch: Dispatch<SubmissionEvent>;
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
  const { accepted, failed, unreadable, unprocessed } = applicationWords;
  const send = (values: FormValues, file: File) => {
    const { signal } = (abort.current = new AbortController());
    dispatch({ type: 'read' });
    return submitForm('application', values, {
      dispatch,
      async post(request) {
        // Leaving the page would abort the upload.
        const stopWarning = warnBeforeLeaving();
        try {
          const resume = await readFile(file, signal);
          signal.throwIfAborted();
          dispatch({ type: 'send' });
          const onProgress = (sentShare: number) => dispatch({ type: 'progress', sentShare });
          return await uploadEmail(request, resume, { onProgress, signal });
        } finally {
          stopWarning();
        }
      },
      accepted: { sentence: accepted, isAlert: false },
      failed(_, error) {
        if (signal.aborted) return undefined;
        if (error instanceof UnreadableFile && error.phase === 'reading') {
          notify(unreadable, true);
          dispatch({ type: 'edit' });
          onUnreadable();
          return undefined;
        }
        const sentence = error instanceof UnreadableFile ? unprocessed : failed;
        notify(sentence, true);
        return { sentence, isAlert: false };
      },
      onAccepted() {
        onAccepted();
        notify(accepted, false);
      },
    });
  };
  const cancel = () => {
    abort.current?.abort();
    dispatch({ type: 'edit' });
  };
  return { send, cancel };
}
