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
  | 'list-update-failed'
  | 'webhook-rejected'
  | 'webhook-secret-unreadable';

export type FieldEvent = 'chunk-failed' | 'csp-violated' | 'script-failed' | 'scripts-missing' | 'visit-reported';

/** Every event that a function logs. Metrics, alarms and the runbook use the same words. */
export type LogEvent =
  | CmsFailureEvent
  | FieldEvent
  | WebhookFailureEvent
  | 'blog-invalidated'
  | 'bounced-email-requeued'
  | 'cms-requested'
  | 'cms-secret-unreadable'
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
  | 'key-unknown'
  | 'list-update-started'
  | 'mail-event-failed'
  | 'mail-event-unmatched'
  | 'mail-event-unreadable'
  | 'notification-unreadable'
  | 'outbox-failed'
  | 'outbox-write-failed'
  | 'preview-opened'
  | 'preview-rejected'
  | 'preview-secret-unreadable'
  | 'repeat-dropped'
  | 'reply-address-dropped'
  | 'request-rejected'
  | 'resume-check-aborted'
  | 'spam-suspected'
  | 'unknown-fields-ignored';
