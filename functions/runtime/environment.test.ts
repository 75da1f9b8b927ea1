import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

type Environment = { BUCKET: string; SET: string };

test('all variables are returned if they are set, and an optional one may be empty', () => {
  expect(readEnvironment<Environment>({ BUCKET: 'b', SET: '' }, { BUCKET: true, SET: true }, ['SET'])).toMatchObject({
    BUCKET: 'b',
    SET: '',
  });
});

test('an error names every missing variable', () => {
  expect(() => readEnvironment<Environment>({ BUCKET: '' }, { BUCKET: true, SET: true }, ['SET'])).toThrow(
    'Expected the environment variables BUCKET, SET, got none.',
  );
});
