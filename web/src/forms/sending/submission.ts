/** Where a form stands between the visitor's first key and the office's answer (specification §4). */
export type Submission =
  | { stage: 'editing' }
  /** The résumé is being read; the application only. */
  | { stage: 'reading' }
  /** `sentShare` is the part of the body that has left the browser, 0 to 1. */
  | { stage: 'sending'; sentShare: number }
  | ({ stage: 'success'; reference?: string | undefined } & Told)
  | ({ stage: 'failure'; reason?: string | undefined } & Told);

/** How an outcome is told: the catalogue's sentence, and whether it waits in an alert to be dismissed (D01, D46). */
type Told = { sentence: string; isAlert: boolean };

/** An end of a submission, good or bad. */
export type Outcome = Extract<Submission, Told>;

export type SubmissionEvent =
  | { type: 'edit' }
  | { type: 'read' }
  | { type: 'send' }
  | { type: 'progress'; sentShare: number }
  | ({ type: 'accept'; reference?: string | undefined } & Told)
  | ({ type: 'fail'; reason?: string | undefined } & Told)
  | { type: 'dismiss' };

/** Every form begins here. */
export const untouched: Submission = { stage: 'editing' };

/** Whether the form is on its way and takes no second submit (D68). */
export function isBusy({ stage }: Submission): boolean {
  return stage === 'reading' || stage === 'sending';
}

/** Whether the submission has ended. */
export function isOutcome(submission: Submission): submission is Outcome {
  return submission.stage === 'success' || submission.stage === 'failure';
}

/** The state after an event; an event that cannot happen in a state leaves it as it is. */
export function nextSubmission(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'edit':
      return untouched;
    case 'read':
      return isBusy(state) ? state : { stage: 'reading' };
    case 'send':
      return state.stage === 'sending' ? state : { stage: 'sending', sentShare: 0 };
    case 'progress':
      return state.stage === 'sending' ? { stage: 'sending', sentShare: Math.min(1, event.sentShare) } : state;
    case 'accept': {
      const { reference, sentence, isAlert } = event;
      return { stage: 'success', reference, sentence, isAlert };
    }
    case 'fail': {
      const { reason, sentence, isAlert } = event;
      return { stage: 'failure', reason, sentence, isAlert };
    }
    default:
      return isOutcome(state) ? { ...state, isAlert: false } : state;
  }
}
