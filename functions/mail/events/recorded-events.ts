type Header = { name: string; value: string };

export type EventSubject = { name: string; messageId: string; attempt?: string; headers?: Header[] };

const time = '2026-11-20T10:13:02.012Z';

const typical: Header[] = [
  { name: 'Reply-To', value: 'asha@example.org' },
  { name: 'Subject', value: 'Message from Asha Patel' },
];

/** The field `mail` of every event. Its headers and subject are personal data. */
function mailPart({ name, messageId, attempt, headers = typical }: EventSubject) {
  return {
    timestamp: time,
    source: 'Nadavox website <website@example.com>',
    sourceArn: 'arn:aws:ses:us-east-1:123456789012:identity/example.com',
    sendingAccountId: '123456789012',
    messageId,
    destination: ['office@example.com'],
    headersTruncated: false,
    headers,
    commonHeaders: { subject: 'Message from Asha Patel', to: ['office@example.com'] },
    tags: {
      'ses:operation': ['SendRawEmail'],
      'ses:configuration-set': ['website'],
      'ses:source-ip': ['192.0.2.1'],
      'ses:from-domain': ['example.com'],
      'ses:caller-identity': ['deliver-email'],
      'outbox-email': [name],
      ...(attempt !== undefined && { 'outbox-attempt': [attempt] }),
    },
  };
}

function bounce(type: string, subType: string, status: string, diagnosticCode: string) {
  return {
    eventType: 'Bounce',
    bounce: {
      bounceType: type,
      bounceSubType: subType,
      bouncedRecipients: [{ emailAddress: 'office@example.com', action: 'failed', status, diagnosticCode }],
      timestamp: time,
      feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
      reportingMTA: 'dns; mta.example.com',
    },
  };
}

/**
 * Events that SES publishes to SNS, with every field of the examples in its documentation:
 * docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-examples.html
 */
const events = {
  delivery: {
    eventType: 'Delivery',
    delivery: {
      timestamp: time,
      processingTimeMillis: 11_893,
      recipients: ['office@example.com'],
      smtpResponse: '250 2.6.0 Message received',
      remoteMtaIp: '192.0.2.10',
      reportingMTA: 'mta.example.com',
    },
  },
  hardBounce: bounce('Permanent', 'General', '5.1.1', 'smtp; 550 5.1.1 user unknown'),
  mailboxFull: bounce('Transient', 'MailboxFull', '4.2.2', 'smtp; 452 4.2.2 mailbox full'),
  virus: { eventType: 'Reject', reject: { reason: 'Bad content' } },
  complaint: {
    eventType: 'Complaint',
    complaint: {
      complainedRecipients: [{ emailAddress: 'office@example.com' }],
      timestamp: time,
      feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
      userAgent: 'Amazon SES Mailbox Simulator',
      complaintFeedbackType: 'abuse',
      arrivalDate: time,
    },
  },
  delay: {
    eventType: 'DeliveryDelay',
    deliveryDelay: {
      timestamp: time,
      delayType: 'MailboxFull',
      expirationTime: '2026-11-21T00:13:02.012Z',
      delayedRecipients: [
        { emailAddress: 'office@example.com', status: '4.2.2', diagnosticCode: 'smtp; 452 4.2.2 mailbox full' },
      ],
    },
  },
};

export type RecordedEvent = keyof typeof events;

export function recordedEvent(event: RecordedEvent, subject: EventSubject): string {
  return JSON.stringify({ ...events[event], mail: mailPart(subject) });
}
