import { expect, test } from 'vitest';
import type { SendRequest } from './check.ts';
import { attempts, waitForBuild } from './wait-for-build.ts';

/** Runs the wait against a site that serves the given texts in turn, the last one repeatedly. */
async function setUp(...texts: (string | Error)[]) {
  let requests = 0;
  const send: SendRequest = () => {
    const text = texts[Math.min(requests++, texts.length - 1)]!;
    if (text instanceof Error) return Promise.reject(text);
    return Promise.resolve({ status: 200, headers: new Headers(), text });
  };
  const finding = await waitForBuild('<html>new', { send, pause: () => Promise.resolve() });
  return { finding, requests };
}

test('the check starts once the site serves the new build', async () => {
  const { finding, requests } = await setUp('<html>old', new TypeError('ENOTFOUND'), '<html>old', '<html>new');
  expect(finding.problem).toBe('');
  expect(requests).toBe(4);
});

test('a site that still serves the old build after five minutes fails', async () => {
  const { finding, requests } = await setUp('<html>old');
  expect(finding.problem).toContain('not the build in web/dist after five minutes');
  expect(requests).toBe(attempts);
});
