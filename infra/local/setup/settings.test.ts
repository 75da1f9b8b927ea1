import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, UnusableSetting } from './settings.ts';

test('without variables the product has its default ports and folder and its own services', () => {
  expect(readSettings({})).toEqual({
    port: 3_000,
    cmsUrl: '',
    cmsAccount: undefined,
    cmsWebhookSecret: 'local',
    cmsPreviewSecret: 'local',
    chatHost: '',
    sesEndpoint: '',
    folder: resolve('.local'),
    retryBaseMs: 1_000,
  });
});

test('URLs lose their trailing slash, and a password is not changed', () => {
  const settings = readSettings({
    CMS_URL: 'http://127.0.0.1:8088/wp-json/wp/v2/',
    CMS_USER: 'reader',
    CMS_PASSWORD: ' a b ',
  });
  expect(settings).toMatchObject({
    cmsUrl: 'http://127.0.0.1:8088/wp-json/wp/v2',
    cmsAccount: { user: 'reader', password: ' a b ' },
  });
});

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
