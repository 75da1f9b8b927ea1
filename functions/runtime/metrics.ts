export type CmsFailureEvent =
  | 'cms-access-denied'
  | 'cms-failed'
  | 'cms-post-damaged'
  | 'cms-redirected-away'
  | 'cms-response-too-large'
  | 'cms-too-slow'
  | 'cms-unreachable'
  | 'cms-unreadable';

export type WebhookFailureEvent =
  | 'blog-invalidation-failed'
  | 'list-report-failed'
  | 'list-update-failed'
  | 'webhook-rejected'
  | 'webhook-secret-unreadable';

export type FieldEvent = 'chunk-failed' | 'csp-violated' | 'script-failed' | 'scripts-missing' | 'visit-reported';

/** Every event that a function logs. Metrics, alarms and the runbook use the same words. */
export type LogEvent =
  | CmsFailureEvent
  | FieldEvent
  | WebhookFailureEvent
  | 'alarms-unsubscribed'
  | 'blog-invalidated'
  | 'bounced-email-requeued'
  | 'cms-requested'
  | 'cms-secret-unreadable'
  | 'cms-shortcodes-removed'
  | 'cms-stray-text-ignored'
  | 'complaint-received'
  | 'deletion-reminded'
  | 'delivery-delayed'
  | 'delivery-unrecorded'
  | 'email-accepted'
  | 'email-bounced'
  | 'email-delayed'
  | 'email-delivered'
  | 'email-given-up'
  | 'email-rejected'
  | 'email-requeued'
  | 'email-sent'
  | 'email-unconfirmed'
  | 'email-unreadable'
  | 'infected-file-dropped'
  | 'key-unknown'
  | 'list-problems-reported'
  | 'list-update-skipped'
  | 'list-update-started'
  | 'mail-event-failed'
  | 'mail-event-unmatched'
  | 'mail-event-unreadable'
  | 'notification-unreadable'
  | 'outbox-failed'
  | 'outbox-write-failed'
  | 'preview-opened'
  | 'shared-draft-opened'
  | 'preview-rejected'
  | 'preview-secret-unreadable'
  | 'receipt-sent'
  | 'receipt-withheld'
  | 'receipts-stopped'
  | 'repeat-dropped'
  | 'reply-address-dropped'
  | 'request-rejected'
  | 'spam-suspected'
  | 'step-reported'
  | 'unknown-fields-ignored'
  | 'weekly-letter-written';

/**
 * A metric: the events that it counts, or the detail of these events that holds its value. Metrics have no dimensions.
 */
export type Metric = {
  events: readonly LogEvent[];
  unit: 'Count' | 'Milliseconds';
  /** Detail that holds the value. If undefined, every event counts as 1. */
  detail?: string;
  /** Value of the detail `type` whose events do not count. */
  exceptType?: string;
};

/**
 * Every metric that the functions emit, by its CloudWatch name. Alarms and dashboard use these names, so that none of
 * them watches a metric that is never emitted.
 */
export const metrics = {
  EmailAccepted: { events: ['email-accepted'], unit: 'Count' },
  RequestRejected: { events: ['request-rejected'], unit: 'Count' },
  SpamSuspected: { events: ['spam-suspected'], unit: 'Count' },
  UnknownFieldsIgnored: { events: ['unknown-fields-ignored'], unit: 'Count', detail: 'count' },
  OutboxWriteFailed: { events: ['outbox-write-failed'], unit: 'Count' },
  EmailReturned: {
    events: [
      'complaint-received',
      'delivery-delayed',
      'email-bounced',
      'email-rejected',
      'email-unconfirmed',
      'mail-event-unmatched',
      'receipts-stopped',
    ],
    unit: 'Count',
    // An unmatched confirmation is late; an unmatched return is an email that nobody sends again.
    exceptType: 'Delivery',
  },
  EmailRequeued: { events: ['email-requeued'], unit: 'Count' },
  EmailDelivered: { events: ['email-delivered'], unit: 'Count' },
  EmailWait: { events: ['email-delivered'], unit: 'Milliseconds', detail: 'waitedMs' },
  CmsTime: { events: ['cms-requested'], unit: 'Milliseconds', detail: 'tookMs' },
  CmsFailed: {
    events: [
      'cms-access-denied',
      'cms-failed',
      'cms-secret-unreadable',
      'cms-unreachable',
      'cms-too-slow',
      'cms-unreadable',
      'cms-response-too-large',
      'cms-redirected-away',
    ],
    unit: 'Count',
  },
  PageFailed: { events: ['csp-violated', 'script-failed', 'chunk-failed'], unit: 'Count' },
  /** The failures in one half of all networks (report/handler.ts). One network's are all in it, or none. */
  PageFailedForHalf: { events: ['csp-violated', 'script-failed', 'chunk-failed'], unit: 'Count', detail: 'network' },
  ScriptsMissing: { events: ['scripts-missing'], unit: 'Count' },
  ScriptsMissingForHalf: { events: ['scripts-missing'], unit: 'Count', detail: 'network' },
  LargestPaint: { events: ['visit-reported'], unit: 'Milliseconds', detail: 'lcpMs' },
  InteractionDelay: { events: ['visit-reported'], unit: 'Milliseconds', detail: 'inpMs' },
  FirstByte: { events: ['visit-reported'], unit: 'Milliseconds', detail: 'ttfbMs' },
  // Not `webhook-rejected`, because anybody can send a call with a wrong signature; the plugin shows it to the editors.
  PluginCallFailed: {
    events: [
      'blog-invalidation-failed',
      'list-report-failed',
      'list-update-failed',
      'preview-secret-unreadable',
      'webhook-secret-unreadable',
    ],
    unit: 'Count',
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
