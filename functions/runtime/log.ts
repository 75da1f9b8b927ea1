import { measures, type Measure } from './measures.ts';

/** What a log line may carry beside its event: counts, codes, references; never a name, an address or a text. */
export type LogDetails = Record<string, string | number | boolean>;

/** Writes one JSON line for operators; `event` is kebab-case and what measures and queries look for. */
export type Log = (event: string, details?: LogDetails) => void;

/** Variable of every function that logs. */
export type LogEnvironment = {
  /** CloudWatch namespace of the stage's measures, such as Website-prod; '' measures nothing. */
  METRICS_NAMESPACE: string;
};

/** What a measured event adds to its line, in CloudWatch's Embedded Metric Format. */
type Metrics = {
  _aws: {
    Timestamp: number;
    CloudWatchMetrics: readonly [
      { Namespace: string; Dimensions: readonly [readonly []]; Metrics: readonly { Name: string; Unit: string }[] },
    ];
  };
} & Record<string, unknown>;

/**
 * The log of a function. A line of a measured event is its measurement too: CloudWatch takes the numbers out of it,
 * into `namespace`. With '' nothing is measured. Wants Lambda's text logs: its JSON logs would wrap the line in
 * another.
 */
export function createLog(namespace: string, now: () => number = Date.now): Log {
  return (event, details = {}) =>
    console.log(JSON.stringify({ event, ...details, ...metricsOf(namespace, event, details, now()) }));
}

function metricsOf(namespace: string, event: string, details: LogDetails, now: number): Metrics | undefined {
  if (namespace === '') return undefined;
  const measured = Object.entries<Measure>(measures).flatMap(([name, { events, unit, detail }]) => {
    const value = detail === undefined ? 1 : details[detail];
    return events.includes(event) && typeof value === 'number' ? [{ name, unit, value }] : [];
  });
  if (measured.length === 0) return undefined;
  const Metrics = measured.map(({ name, unit }) => ({ Name: name, Unit: unit }));
  return {
    ...Object.fromEntries(measured.map(({ name, value }) => [name, value])),
    _aws: { Timestamp: now, CloudWatchMetrics: [{ Namespace: namespace, Dimensions: [[]], Metrics }] },
  };
}
