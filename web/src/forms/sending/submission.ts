import type { LineSource } from '../../weave/woven-line.ts';

export type Submission =
  | { stage: 'editing' }
  /** The browser reads the résumé; only the application form. */
  | { stage: 'reading' }
  /** `sentShare` is the share of the body that has been sent, 0 to 1. */
  | { stage: 'sending'; sentShare: number }
  | Outcome;

/** Sentence of an outcome, and whether an alert shows it until it is dismissed. */
export type OutcomeMessage = { sentence: string; isAlert: boolean; hasReceipt?: boolean };

type OutcomeFacts = OutcomeMessage & {
  reference?: string | undefined;
  /** Source of the woven line, as the office's email has it. */
  line?: LineSource | undefined;
  /** Why the server rejected the message, as a sentence. */
  reason?: string | undefined;
};

type Outcome = { stage: 'success' | 'failure' } & OutcomeFacts;

export type SubmissionEvent =
  | { type: 'edit' }
  | { type: 'read' }
  | { type: 'send' }
  | { type: 'progress'; sentShare: number }
  | ({ type: 'accept' | 'fail' } & OutcomeFacts)
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
      return isBusy(state) ? { stage: 'sending', sentShare: Math.min(1, event.sentShare) } : state;
    case 'accept':
    case 'fail': {
      const { type, ...facts } = event;
      return { stage: type === 'accept' ? 'success' : 'failure', ...facts };
    }
    default:
      return isOutcome(state) ? { ...state, isAlert: false } : state;
  }
}
