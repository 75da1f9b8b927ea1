import { expect, test, vi } from 'vitest';
import { createLog, type LogDetails } from './log.ts';
import { measures } from './measures.ts';

/** The line that an event becomes, as CloudWatch reads it. */
function lineOf(event: string, details?: LogDetails, namespace = 'Website-test'): Record<string, unknown> {
  const written = vi.spyOn(console, 'log').mockReturnValue();
  try {
    createLog(namespace, () => 1_700_000_000_000)(event, details);
    return JSON.parse(String(written.mock.lastCall?.[0])) as Record<string, unknown>;
  } finally {
    written.mockRestore();
  }
}

test('a line is one JSON object with its event and details', () => {
  expect(lineOf('repeat-dropped', { reference: '7F3A-19C2' })).toEqual({
    event: 'repeat-dropped',
    reference: '7F3A-19C2',
  });
});

test('a measured event is counted by the line that tells of it', () => {
  expect(lineOf('email-accepted', { reference: '7F3A-19C2', repeat: false })).toEqual({
    event: 'email-accepted',
    reference: '7F3A-19C2',
    repeat: false,
    MailAccepted: 1,
    _aws: {
      Timestamp: 1_700_000_000_000,
      CloudWatchMetrics: [
        { Namespace: 'Website-test', Dimensions: [[]], Metrics: [{ Name: 'MailAccepted', Unit: 'Count' }] },
      ],
    },
  });
});

test('a duration is taken out of the details, beside the count', () => {
  expect(lineOf('email-delivered', { waitedMs: 4_200 })).toMatchObject({
    MailDelivered: 1,
    MailWait: 4_200,
    _aws: {
      CloudWatchMetrics: [
        {
          Metrics: [
            { Name: 'MailDelivered', Unit: 'Count' },
            { Name: 'MailWait', Unit: 'Milliseconds' },
          ],
        },
      ],
    },
  });
});

test.each(['cms-answer-too-large', 'cms-redirected-away', 'cms-too-slow'])(
  '%s counts as a failure of the CMS',
  (event) => {
    expect(lineOf(event)).toMatchObject({ CmsFailures: 1 });
  },
);

test('a measurement splits by nothing, so that no detail of a visitor can become a metric', () => {
  const reference = '7F3A-19C2';
  for (const event of new Set(Object.values(measures).flatMap(({ events }): readonly string[] => events))) {
    const metrics = JSON.stringify(lineOf(event, { reference, waitedMs: 1, tookMs: 1 })['_aws']);
    expect(metrics).toContain('"Dimensions":[[]]');
    expect(metrics).not.toContain(reference);
  }
});

test('without a namespace a line is for people alone', () => {
  expect(lineOf('email-accepted', {}, '')).toEqual({ event: 'email-accepted' });
});
