import { expect, test } from 'vitest';
import { evaluateMath, isInAlarm, Series } from './alarm-evaluation.testkit.ts';

// The rows of both tables of the guide, with missing data breaching and not breaching.
test.each([
  ['0 - X - X', 3, [false, false]],
  ['0 - - - -', 3, [false, false]],
  ['- - - - -', 3, [true, false]],
  ['0 X X - X', 3, [true, true]],
  ['- - X - -', 3, [true, false]],
  ['0 - X - X', 2, [true, true]],
  ['0 0 X 0 X', 2, [true, true]],
  ['0 - X - -', 2, [true, false]],
  ['- - - - 0', 2, [true, false]],
  ['- - - X -', 2, [true, false]],
] as const)('%s of a %i-out-of-3 alarm has the states of AWS’s guide', (points, datapointsToAlarm, expected) => {
  const range = points.split(' ').map((point) => (point === '-' ? undefined : point === 'X'));
  const states = (['breaching', 'notBreaching'] as const).map((treatMissingData) =>
    isInAlarm(range, { evaluationPeriods: 3, datapointsToAlarm, treatMissingData }),
  );
  expect(states).toEqual(expected);
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
