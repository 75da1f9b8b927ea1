import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { createLog, errorCode, type LogCode, logCode, withoutMessages } from './log.ts';
import type { LogEvent } from './metrics.ts';

type LogDetails = Readonly<Record<string, LogCode | number | boolean>>;

const reference = logCode('7F3A-19C2');

/** Returns the log event that Lambda makes of an event's line, as CloudWatch parses it. */
function lineOf(event: LogEvent, details?: LogDetails, namespace = 'Website-test'): Record<string, unknown> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // As Lambda's runtime client replaces it.
  const prefixed = (line: unknown) =>
    void process.stdout.write(`2026-11-20T10:12:00.000Z\t7f3a\tINFO\t${String(line)}\n`);
  vi.spyOn(console, 'log').mockImplementation(prefixed);
  try {
    createLog(namespace, () => 1_700_000_000_000)(event, details);
    const [line, ...others] = written.mock.calls
      .map(([chunk]) => String(chunk))
      .join('')
      .split('\n');
    expect(others).toEqual(['']);
    return JSON.parse(String(line)) as Record<string, unknown>;
  } finally {
    vi.restoreAllMocks();
  }
}

test('a log event is one JSON object with its event and details, no metrics without a namespace, no more', () => {
  expect(lineOf('email-accepted', {}, '')).toEqual({ event: 'email-accepted' });
  expect(lineOf('repeat-dropped', { reference })).toEqual({
    event: 'repeat-dropped',
    reference: '7F3A-19C2',
  });
});

test.each<[LogEvent, LogDetails, Record<string, number>, string[]]>([
  ['email-accepted', { reference, repeat: false }, { EmailAccepted: 1 }, ['Count']],
  ['email-delivered', { waitedMs: 4_200 }, { EmailDelivered: 1, EmailWait: 4_200 }, ['Count', 'Milliseconds']],
])('the log line of %s with %j contains the metrics %j', (event, details, values, units) => {
  const Metrics = Object.keys(values).map((Name, index) => ({ Name, Unit: units[index] }));
  const CloudWatchMetrics = [{ Namespace: 'Website-test', Dimensions: [[]], Metrics }];
  const _aws = { Timestamp: 1_700_000_000_000, CloudWatchMetrics };
  expect(lineOf(event, details)).toEqual({ event, ...details, ...values, _aws });
});

test.each<LogEvent>(['cms-access-denied', 'cms-response-too-large', 'cms-redirected-away', 'cms-too-slow'])(
  '%s counts as a failure of the CMS',
  (event) => {
    expect(lineOf(event)).toMatchObject({ CmsFailed: 1 });
  },
);

test('an error is logged by its names and codes, and thrown with its frames, without its words', async () => {
  const words = 'Asha Patel\n    at asha (asha@example.com)';
  const nested = new Error(words, { cause: Object.assign(new TypeError(words), { code: 'ECONNRESET', input: words }) });
  expect(errorCode(nested)).toBe('Error/TypeError.ECONNRESET');
  expect(errorCode(Object.assign(new Error('x'), { name: words }))).toBe('other');
  expect(errorCode(new AggregateError([nested], words))).toBe('AggregateError/Error/TypeError.ECONNRESET');
  const thrown = await withoutMessages(async () => {
    throw nested;
  })().catch((error: unknown) => error as Error);
  expect(inspect(thrown)).toMatch(/Error\/TypeError\.ECONNRESET\n +at .*log\.test/);
  expect(inspect(thrown)).not.toMatch(/asha/i);
});
