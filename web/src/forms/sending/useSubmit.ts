import { type SubmitEvent, useReducer, useRef, useState } from 'react';
import { company } from '#content/company.ts';
import { honeypotField, type EmailRequest, type FormValues } from '#contract/email.ts';
import { composeForm, fillForm, formProblems } from '#contract/form-values.ts';
import type { FormKind } from '#contract/forms.ts';
import type { LineSource } from '../../weave/woven-line.ts';
import { unlessLeaving } from '../../runtime/load-with-retry.ts';
import { readFormValues } from './form-controls.ts';
import { isAccepted, type PostResponse, postEmail } from './post-email.ts';
import { isBusy, nextSubmission, type OutcomeMessage, untouched } from './submission.ts';

/** Sends a request. `line` is the source of the woven line, if it is not the name's. Rejects on a network error. */
export type Upload = (
  request: EmailRequest,
  onProgress: (sentShare: number) => void,
  signal?: AbortSignal,
) => Promise<PostResponse & { line?: LineSource }>;

/** Sends a request without a file. */
const post: Upload = (request) => unlessLeaving(() => postEmail(request));

type Sending = {
  upload?: Upload | undefined;
  /** The first stage: `read` if a file is read before its first progress. */
  stage?: 'read' | 'send';
  accepted: OutcomeMessage;
  /**
   * What visitors are told of a rejection, or of an error without a response; undefined if it is not a failure. Not
   * called once the visitor has cancelled.
   */
  failed: (response: PostResponse | undefined, error?: unknown) => OutcomeMessage | undefined;
  onAccepted?: (request: EmailRequest) => void;
};

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

/** State of a form's submission, and its handler of submit events. `clear` is called once the message is accepted. */
export function useSubmit(kind: FormKind, clear: () => void) {
  const [submission, dispatch] = useReducer(nextSubmission, untouched);
  const [problems, setProblems] = useState<FormValues>({});
  const abort = useRef<AbortController>(undefined);
  const busy = isBusy(submission);
  /** Marks the invalid fields, and lists them in the ErrorSummary. Returns whether there are any. */
  const showProblems = (values: FormValues, mayBeEmpty: boolean) => {
    const found = formProblems(fillForm(kind, values), mayBeEmpty);
    setProblems(found);
    return Object.keys(found).length > 0;
  };
  const send = async (values: FormValues, { stage = 'send', upload = post, accepted, failed, onAccepted }: Sending) => {
    const { signal } = (abort.current = new AbortController());
    const fail = (response?: PostResponse, error?: unknown) => {
      const message = signal.aborted ? undefined : failed(response, error);
      dispatch(message ? { type: 'fail', reason: response?.error, ...message } : { type: 'edit' });
    };
    dispatch({ type: stage });
    try {
      const request = emailRequest(kind, values);
      const onProgress = (sentShare: number) => dispatch({ type: 'progress', sentShare });
      // The name is what the office's email weaves, too.
      const { line = request.fields?.['name'] ?? '', ...response } = await upload(request, onProgress, signal);
      console.log('send-email responded', response);
      if (!isAccepted(response)) {
        fail(response);
        return;
      }
      clear();
      onAccepted?.(request);
      dispatch({ type: 'accept', reference: response.id, line, ...accepted });
    } catch (error) {
      fail(undefined, error);
    }
  };
  /** `prepare` returns how to send the values, or undefined if the visitor has to correct something first. */
  const submitWith =
    (prepare: (values: FormValues) => Sending | undefined) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      const values = readFormValues(event.currentTarget);
      const sending = prepare(values);
      if (sending) void send(values, sending);
      else dispatch({ type: 'edit' });
    };
  const cancel = () => abort.current?.abort();
  return { submission, isBusy: busy, problems, dispatch, showProblems, submitWith, cancel };
}
