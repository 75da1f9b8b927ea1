import { expect, test } from 'vitest';
import { readSettings, UnusableSetting } from './settings.ts';

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  // The last of the four ports would be 65536.
  ['PORT', '65533'],
  ['RETRY_BASE_MS', '0'],
  ['CMS_URL', 'cms.example.com'],
  ['CHAT_HOST', 'ftp://chat.example.com'],
  ['SES_ENDPOINT', 'http://'],
])('%s=%s is rejected in a sentence with the variable, the value and the expectation', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(UnusableSetting);
  expect(read).toThrow(new RegExp(`^${name} is "${value}"; expected .+\\.$`));
});
