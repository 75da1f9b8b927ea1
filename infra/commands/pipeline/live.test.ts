import { expect, test } from 'vitest';
import { readLive } from './live.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const lists = '2026-11-20T12:00:00.000Z';

function read(outputs: Readonly<Record<string, string>>): string {
  return readLive(() => ({ status: 0, stdout: JSON.stringify(Object.entries(outputs)), stderr: '' }));
}

test('prod’s commit and the time of its lists are the outputs of the step', () => {
  expect(read({ Address: 'https://x', Commit: commit, Lists: lists })).toBe(`commit=${commit}\nlists=${lists}`);
  expect(read({ Commit: commit })).toBe(`commit=${commit}\nlists=none`);
});

test('before prod exists there is no commit, and the step succeeds', () => {
  const stderr = 'An error occurred (ValidationError): Stack with id Website-prod does not exist';
  expect(readLive(() => ({ status: 254, stdout: '', stderr }))).toBe('commit=');
  expect(readLive(() => ({ status: 0, stdout: 'null', stderr: '' }))).toBe('commit=');
});

test.each<Record<string, string>>([{ Address: 'https://x' }, { Commit: 'none' }, { Commit: '' }])(
  'a stack with the outputs %o names no commit to build',
  (outputs) => {
    expect(() => read(outputs)).toThrow('Website-prod was not deployed by the pipeline');
  },
);

test('without access to the account the step fails', () => {
  const aws = () => ({ status: 255, stdout: '', stderr: 'Unable to locate credentials' });
  expect(() => readLive(aws)).toThrow('Unable to locate credentials');
});
