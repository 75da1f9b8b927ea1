import { expect, test } from 'vitest';
import { evaluateMath, nextState, Series, type AlarmRule, type State } from './alarm-evaluation.testkit.ts';

const treatments = ['missing', 'ignore', 'breaching', 'notBreaching'] as const;

/** Returns the state for each treatment of missing data; `ignore` retains INSUFFICIENT_DATA here. */
function states(points: string, datapointsToAlarm: number): State[] {
  const range = points.split(' ').map((point) => (point === '-' ? undefined : point === 'X'));
  return treatments.map((treatMissingData) => {
    const rule: AlarmRule = { evaluationPeriods: 3, datapointsToAlarm, treatMissingData };
    return nextState(range, rule, 'INSUFFICIENT_DATA');
  });
}

const [ok, alarm, unknown] = ['OK', 'ALARM', 'INSUFFICIENT_DATA'] as const;

// The rows of both tables of the guide.
test.each([
  ['0 - X - X', 3, [ok, ok, ok, ok]],
  ['0 - - - -', 3, [ok, ok, ok, ok]],
  ['- - - - -', 3, [unknown, unknown, alarm, ok]],
  ['0 X X - X', 3, [alarm, alarm, alarm, alarm]],
  ['- - X - -', 3, [alarm, unknown, alarm, ok]],
  ['0 - X - X', 2, [alarm, alarm, alarm, alarm]],
  ['0 0 X 0 X', 2, [alarm, alarm, alarm, alarm]],
  ['0 - X - -', 2, [ok, ok, alarm, ok]],
  ['- - - - 0', 2, [ok, ok, alarm, ok]],
  ['- - - X -', 2, [alarm, unknown, alarm, ok]],
] as const)('%s of a %i-out-of-3 alarm has the states of AWS’s guide', (points, datapointsToAlarm, expected) => {
  expect(states(points, datapointsToAlarm)).toEqual(expected);
});

test.each(['- - - - X', '- - - X -'])('%s does not reach ALARM at once if missing data is missing', (points) => {
  expect(states(points, 3)[0]).toBe(ok);
});

test('a window without samples has no data point, and others have the metric’s statistic', () => {
  const series = new Series();
  series.add(0, 4);
  series.add(1, 2);
  expect([...series.windows(4, 2, 'Sum')]).toEqual([Number.NaN, 4, 6, 2, Number.NaN]);
  expect([...series.windows(4, 2, 'Average')]).toEqual([Number.NaN, 4, 3, 2, Number.NaN]);
  expect([...series.windows(4, 2, 'SampleCount')]).toEqual([Number.NaN, 1, 2, 1, Number.NaN]);
  expect([...series.windows(4, 2, 'p95')]).toEqual([Number.NaN, 4, 4, 2, Number.NaN]);
});

test('metric maths drops a point that lacks an operand, and SUM of a list skips missing ones', () => {
  const points = { a: Float64Array.of(1, Number.NaN, 5), b: Float64Array.of(2, 3, Number.NaN) };
  expect([...evaluateMath('a + b', points)]).toEqual([3, Number.NaN, Number.NaN]);
  expect([...evaluateMath('SUM([a, b])', points)]).toEqual([3, 3, 5]);
  expect([...evaluateMath('IF(a > 4, a, 0)', points)]).toEqual([0, Number.NaN, 5]);
});
