import { resolve } from 'node:path';

/** What a person may choose about the twin; each field is a variable of the environment. */
export type Settings = {
  /** PORT: the site's; the three after it belong to the inbox, the sample CMS and the chat stand-in. */
  port: number;
  /** CMS_URL: REST root of a real content service; '' for the sample. */
  cmsUrl: string;
  /** CMS_USER and CMS_PASSWORD: its account; none when the user is empty. */
  cmsAccount: { user: string; password: string } | undefined;
  /** PUBLISHED_SECRET: what WordPress shows when it has published. */
  publishedSecret: string;
  /** CHAT_HOST: origin of a real chat host; '' for the stand-in. */
  chatHost: string;
  /** SES_ENDPOINT: another SES; '' for the inbox on PORT+1. */
  sesEndpoint: string;
  /** DATA_DIR: outbox and queue; an absolute path. */
  folder: string;
  /** RETRY_BASE_MS: first back-off of the queue, in milliseconds. */
  retryBaseMs: number;
};

/** A variable of the environment with a value that cannot be used; the message says what is expected. */
export class UnusableSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
    this.name = 'UnusableSetting';
  }
}

/** Ports the twin takes, one after the other. */
export const portsTaken = 4;

/** Reads the settings; throws UnusableSetting for the first value that cannot be used. An empty value is none. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string) => variables[name]?.trim() ?? '';
  const user = text('CMS_USER');
  return {
    port: wholeNumber('PORT', text('PORT'), { fallback: 3_000, least: 1, most: 65_536 - portsTaken }),
    cmsUrl: address('CMS_URL', text('CMS_URL')),
    cmsAccount: user === '' ? undefined : { user, password: variables.CMS_PASSWORD ?? '' },
    publishedSecret: text('PUBLISHED_SECRET') || 'local',
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
