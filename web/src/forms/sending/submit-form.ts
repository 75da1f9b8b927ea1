import type { Dispatch } from 'react';
import type { EmailRequest, FormValues } from '#contract/email.ts';
import type { FormKind } from '#contract/forms.ts';
import type { LineSource } from '../../weave/woven-line.ts';
import { emailRequest } from './email-request.ts';
import { isAccepted, type PostResponse } from './post-email.ts';
import type { OutcomeMessage, SubmissionEvent } from './submission.ts';

type SubmitOptions = {
  dispatch: Dispatch<SubmissionEvent>;
  /** Sends the request and dispatches its stages. `line` is the source of the woven line, if it is not the name's. */
  post: (request: EmailRequest) => Promise<PostResponse & { line?: LineSource }>;
  accepted: OutcomeMessage;
  /** What visitors are told of a rejection, or of an error without a response; undefined if it is not a failure. */
  failed: (response: PostResponse | undefined, error?: unknown) => OutcomeMessage | undefined;
  onAccepted: (request: EmailRequest) => void;
};

/** Sends the values of a form, and dispatches the outcome. */
export async function submitForm(form: FormKind, values: FormValues, options: SubmitOptions): Promise<void> {
  const { dispatch, post, accepted, failed, onAccepted } = options;
  try {
    const request = emailRequest(form, values);
    // The name is what the office's email weaves, too.
    const { line = request.fields?.['name'] ?? '', ...response } = await post(request);
    console.log('send-email responded', response);
    if (!isAccepted(response)) {
      const message = failed(response);
      if (message) dispatch({ type: 'fail', reason: response.error, ...message });
      return;
    }
    onAccepted(request);
    dispatch({ type: 'accept', reference: response.id, line, ...accepted });
  } catch (error) {
    const message = failed(undefined, error);
    if (message) dispatch({ type: 'fail', ...message });
  }
}
