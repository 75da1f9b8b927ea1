import { compileFunction } from 'node:vm';
import type { Resource } from './synthesis.testkit.ts';

export type AlarmRule = {
  /** N and M of an M-out-of-N alarm. */
  evaluationPeriods: number;
  datapointsToAlarm: number;
  /** The alarms of the stack use these two of CloudWatch's four treatments. */
  treatMissingData: 'breaching' | 'notBreaching';
};

/** A data point: whether it breaches the threshold, or undefined if it is missing. */
export type Datapoint = boolean | undefined;

/**
 * Whether an alarm is in ALARM with the data points of its evaluation range, the oldest first, by the rules of
 * "Configuring how CloudWatch alarms treat missing data" in AWS's user guide.
 */
export function isInAlarm(range: readonly Datapoint[], rule: AlarmRule): boolean {
  const { evaluationPeriods, datapointsToAlarm, treatMissingData } = rule;
  const real = range.filter((point) => point !== undefined);
  const breaching = real.slice(-evaluationPeriods).filter(Boolean).length;
  const filled = treatMissingData === 'breaching' ? Math.max(0, evaluationPeriods - real.length) : 0;
  return breaching + filled >= datapointsToAlarm;
}

/** Periods that CloudWatch reads beyond the evaluation periods, as in the guide's examples; AWS states no number. */
const extraPeriods = 2;

/** Samples of a metric by the minute; several samples of a minute are added up. */
export class Series {
  readonly #sums: number[] = [];
  readonly #counts: number[] = [];

  add(minute: number, value: number, count = 1): void {
    this.#sums[minute] = (this.#sums[minute] ?? 0) + value;
    this.#counts[minute] = (this.#counts[minute] ?? 0) + count;
  }

  /** Returns the statistic of each window that ends before a minute; NaN for a window without samples. */
  windows(minutes: number, length: number, statistic: string): Float64Array {
    const points = new Float64Array(minutes + 1).fill(Number.NaN);
    let [sum, count] = [0, 0];
    for (let end = 1; end <= minutes; end += 1) {
      const [entering, leaving] = [end - 1, end - 1 - length];
      const change = (this.#counts[entering] ?? 0) + (this.#counts[leaving] ?? 0);
      sum += (this.#sums[entering] ?? 0) - (this.#sums[leaving] ?? 0);
      count += (this.#counts[entering] ?? 0) - (this.#counts[leaving] ?? 0);
      if (change === 0) points[end] = points[end - 1]!;
      else if (count > 0) points[end] = this.#statistic(statistic, { sum, count, from: leaving + 1, end });
    }
    return points;
  }

  #statistic(name: string, window: { sum: number; count: number; from: number; end: number }): number {
    if (name === 'Sum') return window.sum;
    if (name === 'SampleCount') return window.count;
    if (name === 'Average') return window.sum / window.count;
    // Maximum and Minimum, and for a percentile the largest value, which is never lower.
    const values: number[] = [];
    for (let minute = Math.max(0, window.from); minute < window.end; minute += 1) {
      const count = this.#counts[minute];
      if (count) values.push(this.#sums[minute]! / count);
    }
    return name === 'Minimum' ? Math.min(...values) : Math.max(...values);
  }
}

export type MetricStat = {
  Metric: { MetricName: string; Namespace: string; Dimensions?: { Name: string; Value: unknown }[] };
  Period: number;
  Stat: string;
};

type MetricQuery = { Id: string; Expression?: string; MetricStat?: MetricStat; ReturnData?: boolean };

/** Functions of CloudWatch's metric maths; NaN is a missing data point. */
const mathFunctions = {
  SUM: (values: number[]) => {
    const real = values.filter((value) => !Number.isNaN(value));
    return real.length === 0 ? Number.NaN : real.reduce((sum, value) => sum + value, 0);
  },
  IF: (condition: boolean, yes: number, no: number) => (condition ? yes : no),
};

/** Returns the data points of an expression; `points` has those of the metrics and expressions it names. */
export function evaluateMath(expression: string, points: Readonly<Record<string, Float64Array>>): Float64Array {
  const names = Object.keys(points).filter((name) => new RegExp(`\\b${name}\\b`).test(expression));
  const evaluate = compileFunction(`return ${expression};`, [...Object.keys(mathFunctions), ...names]) as (
    ...values: unknown[]
  ) => number | boolean;
  // A point lacks its value if an operand does; only SUM of a list skips missing operands.
  const outsideOfLists = expression.replace(/\[[^\]]*\]/g, '');
  const required = names.filter((name) => new RegExp(`\\b${name}\\b`).test(outsideOfLists));
  const length = Math.max(...Object.values(points).map((each) => each.length));
  return Float64Array.from({ length }, (_, index) => {
    if (required.some((name) => Number.isNaN(points[name]![index]))) return Number.NaN;
    return Number(evaluate(...Object.values(mathFunctions), ...names.map((name) => points[name]![index])));
  });
}

/**
 * Returns the minutes in which a synthesized alarm changes to ALARM. CloudWatch evaluates it every minute over sliding
 * windows; `find` returns the samples of a metric.
 */
export function ringsOf({ Properties }: Resource, find: (metric: MetricStat) => Series, minutes: number): number[] {
  const alarm = Properties as Record<string, number> & { Metrics?: MetricQuery[]; TreatMissingData: string };
  const queries = alarm.Metrics ?? [{ Id: 'metric', MetricStat: metricOf(Properties!) }];
  const points: Record<string, Float64Array> = {};
  const periods = queries.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Period / 60] : []));
  const period = Math.max(...periods);
  for (const { Id, MetricStat } of queries) {
    if (MetricStat) points[Id] = find(MetricStat).windows(minutes, period, MetricStat.Stat);
  }
  // An expression may name another one, which CDK lists behind it.
  for (const { Id, Expression } of queries.toReversed()) if (Expression) points[Id] = evaluateMath(Expression, points);
  const result = points[queries.find(({ ReturnData }) => ReturnData !== false)!.Id]!;
  const rule: AlarmRule = {
    evaluationPeriods: alarm['EvaluationPeriods']!,
    datapointsToAlarm: alarm['DatapointsToAlarm'] ?? alarm['EvaluationPeriods']!,
    treatMissingData: alarm.TreatMissingData as AlarmRule['treatMissingData'],
  };
  const threshold = alarm['Threshold']!;
  const isBelow = String(alarm['ComparisonOperator']) === 'LessThanThreshold';
  const datapoints = Array.from(result, (value): Datapoint => {
    return Number.isNaN(value) ? undefined : isBelow ? value < threshold : value >= threshold;
  });
  // Most alarms of a month end here; the loop below takes seconds for all of them.
  if (rule.treatMissingData === 'notBreaching' && !datapoints.includes(true)) return [];
  const reach = rule.evaluationPeriods + extraPeriods;
  const rings: number[] = [];
  let isRinging = false;
  for (let minute = period; minute <= minutes; minute += 1) {
    const range = Array.from({ length: reach }, (_, index) => datapoints[minute - (reach - 1 - index) * period]);
    const isNext = isInAlarm(range, rule);
    if (isNext && !isRinging) rings.push(minute);
    isRinging = isNext;
  }
  return rings;
}

function metricOf({
  MetricName,
  Namespace,
  Dimensions,
  Period,
  Statistic,
  ExtendedStatistic,
}: object & Record<string, unknown>) {
  return {
    Metric: { MetricName, Namespace, Dimensions },
    Period,
    Stat: Statistic ?? ExtendedStatistic,
  } as MetricStat;
}
