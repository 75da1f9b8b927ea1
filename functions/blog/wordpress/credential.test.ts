import { expect, test } from 'vitest';
import { parseCredential, rememberCredential } from './credential.ts';

/** Returns a credential reader whose reads of the secret have these results. */
function setUp(...results: (string | undefined | Error)[]) {
  const failures: string[] = [];
  const reads = { count: 0 };
  const readCredential = rememberCredential(
    async () => {
      reads.count += 1;
      const result = results.shift();
      if (result instanceof Error) throw result;
      return result;
    },
    (cause) => failures.push(cause),
  );
  return { readCredential, failures, reads };
}

const secret = '{"user":"reader","password":"abcd efgh"}';

test('the secret is read once, also by concurrent requests', async () => {
  const { readCredential, reads } = setUp(secret);
  const answers = [...(await Promise.all([readCredential(), readCredential()])), await readCredential()];
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ user: 'reader', password: 'abcd efgh' })));
  expect(reads.count).toBe(1);
});

test('an unreadable secret is logged, makes the request anonymous, and is read again', async () => {
  const { readCredential, failures } = setUp(new RangeError('throttled'), secret);
  expect(await readCredential()).toBeUndefined();
  expect(failures).toEqual(['RangeError']);
  expect(await readCredential()).toMatchObject({ user: 'reader' });
});

test.each([undefined, '', '{"user":"","password":""}', '{"user":"reader","password":""}', '{}'])(
  'a secret of %j means asking as anybody',
  (text) => {
    expect(parseCredential(text)).toBeUndefined();
  },
);

test.each(['secret', 'null', '{"user":1}'])('a secret of %j is logged', async (text) => {
  const { readCredential, failures } = setUp(text);
  expect(await readCredential()).toBeUndefined();
  expect(failures).toHaveLength(1);
});
