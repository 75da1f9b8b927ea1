import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('all variables are returned if they are set, and an optional one may be empty', () => {
  const variables = { BUCKET: 'b', SET: '' };
  expect(readEnvironment(variables, ['BUCKET'], ['SET'])).toMatchObject(variables);
});

test('an error names every missing variable', () => {
  expect(() => readEnvironment({ BUCKET: '' }, ['BUCKET'], ['SET'])).toThrow(
    'Expected the environment variables BUCKET, SET, got none.',
  );
});
