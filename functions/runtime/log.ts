import { type LogEvent, metrics, type Metric } from './metrics.ts';

declare const code: unique symbol;

/** A text that no visitor has chosen: an id, or the name that a program gives to an error. */
export type LogCode = string & { readonly [code]: true };

/** Details of a log line: counts, codes and references; never a name, an address or text of a visitor. */
export type LogDetails = Readonly<Record<string, string | number | boolean>>;

/** Any `string` may be a visitor's words, so only literals, their unions and LogCode compile. */
type Closed<Details> = { [Name in keyof Details]: string extends Details[Name] ? LogCode : Details[Name] };

export type Log = <const Details extends LogDetails>(event: LogEvent, details?: Details & Closed<Details>) => void;

/** Returns an id or name of another program for the log; `other` if it has spaces or over 200 characters. */
export function logCode(text: string): LogCode {
  return (/^[\w.:/+%-]{1,200}$/.test(text) ? text : 'other') as LogCode;
}

/**
 * Returns the name of an error and of its causes, each with its code. Messages are left out: those of JSON.parse, SES and
 * fetch quote what they were given. `@example 'OutboxUnavailable/AccessDenied'`
 */
export function errorCode(error: unknown, depth = 0): LogCode {
  if (!(error instanceof Error)) return logCode(typeof error);
  const { code: ownCode } = error as { code?: unknown };
  const isCode = typeof ownCode === 'string' || typeof ownCode === 'number';
  const cause = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  const name = logCode(isCode ? `${error.name}.${ownCode}` : error.name);
  return cause instanceof Error && depth < 3 ? logCode(`${name}/${errorCode(cause, depth + 1)}`) : name;
}

/**
 * Returns a handler that rejects with codes and the stack's frames only, because Lambda logs the message and the fields of
 * what a handler throws.
 */
export function withoutMessages<Arguments extends unknown[], Result>(
  handler: (...sent: Arguments) => Promise<Result>,
): (...sent: Arguments) => Promise<Result> {
  return (...sent) =>
    handler(...sent).catch((error: unknown) => {
      const { stack = '', message = '' } = error instanceof Error ? error : {};
      const failure = new Error(errorCode(error));
      // A message may have lines that look like frames, so it is cut off first.
      const [, ...rest] = stack.split(message);
      failure.stack = [`Error: ${failure.message}`, ...(rest.join(message).match(/^ +at .*/gm) ?? [])].join('\n');
      throw failure;
    });
}

/**
 * Returns the log of a function. Log lines of counted events contain metrics, which CloudWatch extracts into
 * `namespace`, such as Website-prod; '' emits no metrics.
 *
 * Lambda turns each line of stdout into a log event. Its `console.log` puts time, request id and level before the line,
 * but "the LogEvent message MUST be a valid JSON object with no additional data at the beginning or end" (Specification:
 * Embedded metric format, "Root node"); otherwise the alarms on these metrics depend on CloudWatch's leniency.
 */
export function createLog(namespace: string, now: () => number = Date.now): Log {
  return (event, details) => {
    const line = { event, ...details, ...metricsOf(namespace, event, details ?? {}, now()) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}

function metricsOf(namespace: string, event: LogEvent, details: LogDetails, now: number): object | undefined {
  if (namespace === '') return undefined;
  const measured = Object.entries<Metric>(metrics).flatMap(([name, { events, unit, detail, exceptType }]) => {
    const value = detail === undefined ? 1 : details[detail];
    const isCounted = events.includes(event) && (exceptType === undefined || details['type'] !== exceptType);
    return isCounted && typeof value === 'number' ? [{ name, unit, value }] : [];
  });
  if (measured.length === 0) return undefined;
  const Metrics = measured.map(({ name, unit }) => ({ Name: name, Unit: unit }));
  return {
    ...Object.fromEntries(measured.map(({ name, value }) => [name, value])),
    _aws: { Timestamp: now, CloudWatchMetrics: [{ Namespace: namespace, Dimensions: [[]], Metrics }] },
  };
}
