import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import type { FormKind } from '#contract/message.ts';
import { loadAlertDialog } from '../feedback/alert-dialog.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { readNativeAnswer } from './native-answer.ts';
import { sentences } from '../feedback/sentences.ts';
import { nextSubmission, type Submission, type SubmissionEvent, untouched } from './submission.ts';
import { typedIn, type Typed } from './typed.ts';

type MailForm = {
  form: RefObject<HTMLFormElement | null>;
  submission: Submission;
  dispatch: Dispatch<SubmissionEvent>;
  /** Keeps the draft; for the form's `onInput`. */
  keep: () => void;
  /** Empties the form after what it held was sent. */
  clear: () => void;
};

/**
 * What the three forms have in common: fields that the browser owns, so that what was typed before hydration stays;
 * a draft in this tab; the states of a submission; and the outcome of a form that the browser sent by itself.
 */
export function useMailForm(kind: FormKind): MailForm {
  const form = useRef<HTMLFormElement>(null);
  const [submission, dispatch] = useReducer(nextSubmission, untouched);
  const keep = useCallback(() => {
    if (!form.current) return;
    keepDraft(kind, typedIn(form.current));
    if (kind !== 'application') fetchAlert();
  }, [kind]);
  const clear = useCallback(() => {
    form.current?.reset();
    dropDraft(kind);
  }, [kind]);
  useEffect(() => {
    const answer = kind === 'application' ? undefined : readNativeAnswer(location.search);
    if (answer) {
      dropDraft(kind);
      history.replaceState(history.state, '', location.pathname);
      const sentence = sentences.banner.success.join(' ');
      dispatch({ type: 'accept', reference: answer.reference, sentence, isAlert: false });
      return;
    }
    if (form.current && fill(form.current, readDraft(kind))) keep();
  }, [kind, keep]);
  return { form, submission, dispatch, keep, clear };
}

/** Writes a draft into the fields that are still empty, and answers whether anything stands in the form now. */
function fill(form: HTMLFormElement, draft: Typed): boolean {
  const fields = [...form.elements].filter(takesText);
  for (const field of fields) {
    const kept = draft[field.name];
    if (kept !== undefined && field.value === '') field.value = kept;
  }
  return fields.some((field) => field.value !== '');
}

function takesText(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (field instanceof HTMLInputElement) return !['file', 'checkbox', 'hidden'].includes(field.type);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
}

/** Fetched with the first key, because an alert may be needed just when the network has gone. */
function fetchAlert(): void {
  // Without it the outcome is told by the banner alone.
  loadAlertDialog().catch(() => undefined);
}
