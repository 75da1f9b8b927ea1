import type { Dispatch } from 'react';
import { company } from '#content/company.ts';
import { honeypotField, type EmailRequest, type FormValues } from '#contract/email.ts';
import { composeForm, fillForm } from '#contract/form-values.ts';
import type { FormKind } from '#contract/forms.ts';
import type { LineSource } from '../../weave/woven-line.ts';
import { isAccepted, type PostResponse, postEmail } from './post-email.ts';
import type { OutcomeMessage, SubmissionEvent } from './submission.ts';
import { unlessLeaving } from '../../runtime/load-with-retry.ts';

/** Returns the request body of a form, with the visitor's email address as `replyTo`. */
export function emailRequest(form: FormKind, values: FormValues): EmailRequest {
  const replyTo = values['email']?.trim() ?? '';
  return {
    ...composeForm(fillForm(form, values)),
    to: [company.email],
    ...(replyTo === '' ? {} : { replyTo }),
    ...(values[honeypotField] ? { [honeypotField]: values[honeypotField] } : {}),
  };
}

type SubmitOptions = {
  dispatch: Dispatch<SubmissionEvent>;
  /** Sends the request and dispatches its stages. `line` is the source of the woven line, if it is not the name's. */
  post: (request: EmailRequest) => Promise<PostResponse & { line?: LineSource }>;
  accepted: OutcomeMessage;
  /** What visitors are told of a rejection, or of an error without a response; undefined if it is not a failure. */
  failed: (response: PostResponse | undefined, error?: unknown) => OutcomeMessage | undefined;
  onAccepted: (request: EmailRequest) => void;
};

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

type Post = SubmitOptions['post'];

/** A recording, which sends its request itself. */
type Recording = { send: (request: EmailRequest, onProgress: (sentShare: number) => void) => ReturnType<Post> };

/** Posts a contact message, with its recording if there is one. Rejects only on a network error. */
export function postContactMessage(
  request: EmailRequest,
  voice: Recording | undefined,
  dispatch: Dispatch<SubmissionEvent>,
): ReturnType<Post> {
  dispatch({ type: 'send' });
  if (voice) return voice.send(request, (sentShare) => dispatch({ type: 'progress', sentShare }));
  return unlessLeaving(() => postEmail(request));
}
