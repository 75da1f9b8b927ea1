import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

type Environment = { BUCKET: string; SET: string };

test('variables that are there are read, and one that may be empty may be empty', () => {
  expect(readEnvironment<Environment>({ BUCKET: 'b', SET: '' }, { BUCKET: true, SET: true }, ['SET'])).toMatchObject({
    BUCKET: 'b',
    SET: '',
  });
});

test('every variable that is missing is named in one sentence', () => {
  expect(() => readEnvironment<Environment>({ BUCKET: '' }, { BUCKET: true, SET: true }, ['SET'])).toThrow(
    'Expected the environment variables BUCKET, SET, got none.',
  );
});
