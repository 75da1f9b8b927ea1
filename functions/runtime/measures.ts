/** One number of operations: which events it counts, or which detail of them it takes. No dimension, no visitor. */
export type Measure = {
  events: readonly string[];
  unit: 'Count' | 'Milliseconds';
  /** Detail that holds the value; without one every event counts as one. */
  detail?: string;
};

/**
 * Every number the functions measure, by the name CloudWatch knows it under. Alarms and dashboard read this list, so
 * that none of them waits for a number that nobody writes.
 */
export const measures = {
  MailAccepted: { events: ['email-accepted'], unit: 'Count' },
  MailRefused: { events: ['email-refused'], unit: 'Count' },
  RobotsDropped: { events: ['robot-dropped'], unit: 'Count' },
  OutboxRefusals: { events: ['outbox-refused'], unit: 'Count' },
  MailDelivered: { events: ['email-delivered'], unit: 'Count' },
  MailWait: { events: ['email-delivered'], unit: 'Milliseconds', detail: 'waitedMs' },
  CmsTime: { events: ['cms-asked'], unit: 'Milliseconds', detail: 'tookMs' },
  CmsFailures: {
    events: [
      'cms-failed',
      'cms-unreachable',
      'cms-too-slow',
      'cms-unreadable',
      'cms-answer-too-large',
      'cms-redirected-away',
    ],
    unit: 'Count',
  },
  CmsClosed: { events: ['cms-access-refused', 'cms-secret-unreadable'], unit: 'Count' },
} as const satisfies Record<string, Measure>;

/** Name of a measure. */
export type MeasureName = keyof typeof measures;
