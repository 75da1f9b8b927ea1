import { resolve } from 'node:path';

export type Settings = {
  /** PORT: of the site; the next three are those of the inbox, the sample CMS and the chat host. */
  port: number;
  /** CMS_URL: REST root of a real content service; '' for the sample. */
  cmsUrl: string;
  /** CMS_USER and CMS_PASSWORD: account of the CMS; none if the user is empty. */
  cmsAccount: { user: string; password: string } | undefined;
  /** CMS_WEBHOOK_SECRET: secret with which WordPress signs its calls of the webhook. */
  cmsWebhookSecret: string;
  /** CMS_PREVIEW_SECRET: secret with which WordPress signs preview links. */
  cmsPreviewSecret: string;
  /** CHAT_HOST: origin of a real chat host; '' for the fake one. */
  chatHost: string;
  /** SES_ENDPOINT: another SES; '' for the inbox on PORT+1. */
  sesEndpoint: string;
  /** DATA_DIR: the outbox; an absolute path. */
  folder: string;
  /** RETRY_BASE_MS: first wait of the retry ladder, in milliseconds. */
  retryBaseMs: number;
};

/** An environment variable with an unusable value; the message states the expectation. */
export class UnusableSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
    this.name = 'UnusableSetting';
  }
}

/** Number of consecutive ports that the local stack uses. */
export const portCount = 4;

/** Reads the settings. Throws UnusableSetting for the first unusable value. An empty value counts as unset. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string) => variables[name]?.trim() ?? '';
  const user = text('CMS_USER');
  return {
    port: wholeNumber('PORT', text('PORT'), { fallback: 3_000, least: 1, most: 65_536 - portCount }),
    cmsUrl: address('CMS_URL', text('CMS_URL')),
    cmsAccount: user === '' ? undefined : { user, password: variables.CMS_PASSWORD ?? '' },
    cmsWebhookSecret: text('CMS_WEBHOOK_SECRET') || 'local',
    cmsPreviewSecret: text('CMS_PREVIEW_SECRET') || 'local',
    chatHost: address('CHAT_HOST', text('CHAT_HOST')),
    sesEndpoint: address('SES_ENDPOINT', text('SES_ENDPOINT')),
    folder: resolve(text('DATA_DIR') || '.local'),
    retryBaseMs: wholeNumber('RETRY_BASE_MS', text('RETRY_BASE_MS'), { fallback: 1_000, least: 1, most: 3_600_000 }),
  };
}

function wholeNumber(name: string, value: string, range: { fallback: number; least: number; most: number }): number {
  if (value === '') return range.fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < range.least || number > range.most) {
    throw new UnusableSetting(name, value, `a whole number from ${range.least} to ${range.most}`);
  }
  return number;
}

function address(name: string, value: string): string {
  if (value === '') return '';
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new UnusableSetting(name, value, 'an address that starts with http:// or https://');
  }
  return value.replace(/\/+$/, '');
}
