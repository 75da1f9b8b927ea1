import { type LogEvent, metrics, type Metric } from './metrics.ts';
/** Details of a log line: counts, codes and references; never a name, an address or text of a visitor. */
export type LogDetails = Record<string, string | number | boolean>;

export type Log = (event: LogEvent, details?: LogDetails) => void;

/**
 * Returns the log of a function. Log lines of counted events contain metrics, which CloudWatch extracts into
 * `namespace`, such as Website-prod; '' emits no metrics.
 *
 * Lambda turns each line of stdout into a log event. Its `console.log` puts time, request id and level before the line,
 * but "the LogEvent message MUST be a valid JSON object with no additional data at the beginning or end" (Specification:
 * Embedded metric format, "Root node"); otherwise the alarms on these metrics depend on CloudWatch's leniency.
 */
export function createLog(namespace: string, now: () => number = Date.now): Log {
  return (event, details = {}) => {
    process.stdout.write(`${JSON.stringify({ event, ...details, ...metricsOf(namespace, event, details, now()) })}\n`);
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
