import type { LineSource } from '../../weave/woven-line.ts';

export type Submission =
  | { stage: 'editing' }
  /** The browser reads the résumé; only the application form. */
  | { stage: 'reading' }
  /** `sentShare` is the share of the body that has been sent, 0 to 1. */
  | { stage: 'sending'; sentShare: number }
  /** `line` is the source of the woven line, as the office's email has it; unknown after a native submit. */
  | ({ stage: 'success'; reference?: string; line?: LineSource } & OutcomeMessage)
  | ({ stage: 'failure'; reason?: string } & OutcomeMessage);

/** Sentence of an outcome, and whether an alert shows it until it is dismissed. */
export type OutcomeMessage = { sentence: string; isAlert: boolean };

export type Outcome = Extract<Submission, OutcomeMessage>;

export type SubmissionEvent =
  | { type: 'edit' }
  | { type: 'read' }
  | { type: 'send' }
  | { type: 'progress'; sentShare: number }
  | ({ type: 'accept'; reference?: string; line?: LineSource } & OutcomeMessage)
  | ({ type: 'fail'; reason?: string } & OutcomeMessage)
  | { type: 'dismiss' };

export const untouched: Submission = { stage: 'editing' };

/** Whether the form is being sent and accepts no second submit. */
export function isBusy({ stage }: Submission): boolean {
  return stage === 'reading' || stage === 'sending';
}

export function isOutcome(submission: Submission): submission is Outcome {
  return submission.stage === 'success' || submission.stage === 'failure';
}

/** Returns the state after an event. Ignores events that are impossible in the state. */
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
      const { reference, line, sentence, isAlert } = event;
      return { stage: 'success', reference, line, sentence, isAlert };
    }
    case 'fail': {
      const { reason, sentence, isAlert } = event;
      return { stage: 'failure', reason, sentence, isAlert };
    }
    default:
      return isOutcome(state) ? { ...state, isAlert: false } : state;
  }
}
