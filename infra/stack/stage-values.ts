import type { Hsts } from '../edge/response-headers.ts';

/** Values of a stage; `''` turns the feature off. */
export type StageValues = {
  /** Apex domain such as example.com; its `www.` is redirected there. */
  domain: string;
  /** Route 53 hosted zone of the domain; the stack then creates the certificate. */
  zoneId: string;
  certificateArn: string;
  /** `create` adds the DNS records to the zone; `manual` prints them as outputs, for a zone that has some already. */
  dnsRecords: 'create' | 'manual';
  /** HTTP Strict Transport Security: one day, or two years for all subdomains as well. Browsers remember it. */
  hsts: Hsts;
  /** The only mailbox that receives the forms' emails. */
  officeMailbox: string;
  /** Mailbox that is told what is wrong in the lists of WordPress; '' for the office. */
  editorsMailbox: string;
  /** Mailbox of the letter about the week, on Mondays; '' sends none. Needs logs of 15 days. */
  weeklyLetter: string;
  /** Sender of the forms' emails. Without it nothing is sent and accepted emails stay in the outbox. */
  senderAddress: string;
  /** Whether applicants may ask for a receipt by email. It needs production access to SES. */
  receipts: boolean;
  /** Domain that SES signs for; without it only `senderAddress` itself is verified. */
  mailDomain: string;
  /** `create` verifies mailDomain or senderAddress with SES; `existing` uses an identity that the account has. */
  mailIdentity: 'create' | 'existing';
  /**
   * DMARC policy for all emails from mailDomain, also those of other senders; '' creates no record. Start with `none`.
   */
  dmarcPolicy: '' | 'none' | 'quarantine' | 'reject';
  /**
   * Mailbox for the daily reports about the senders of mailDomain (`rua` of dmarcPolicy). Another domain has to agree, by
   * a TXT record `v=DMARC1` of the name `MAILDOMAIN._report._dmarc.OTHER` (RFC 7489, 7.1).
   */
  dmarcReports: string;
  /** Addresses that the API accepts in `to`, besides the company's own and the office mailbox. */
  allowedRecipients: readonly string[];
  chatHost: string;
  /** WordPress REST root, such as https://cms.example.com/wp-json/wp/v2. */
  cmsUrl: string;
  /** Secrets Manager secret holding {"user","password"} for WordPress. */
  cmsSecretName: string;
  /** Secrets Manager secret holding {"url","token"} of the workflow that pulls the lists of WordPress. */
  pipelineSecretName: string;
  alarmMailbox: string;
  /**
   * Email address or https URL of whatever wakes somebody, such as an on-call service. It receives the urgent alarms,
   * besides alarmMailbox, which receives all.
   */
  pager: string;
  /** Number of the secret that CloudFront sends to the API; raise it by one at a time for a new secret. */
  originSecret: number;
  waf: boolean;
  /** Minutes between two visits of the canary; 0 for none. Its alarm waits half an hour for one that succeeds. */
  canaryMinutes: number;
  /** Monthly costs of the whole account, in US dollars, above which the alarm mailbox is notified; 0 for no budget. */
  monthlyBudget: number;
  logDays: number;
  /** Days that an undelivered email stays in the outbox. */
  failedMailDays: number;
  /** Whether the bucket and the outbox are retained when the stack is deleted. */
  retainOnTearDown: boolean;
  /** Messages of all visitors per minute that the API passes on, or twenty at once. */
  mailRate: number;
  /** Reserved concurrency of the functions; 0 reserves none, which a new account with its quota of ten needs. */
  mailConcurrency: number;
  cmsConcurrency: number;
  /** Allows synthesizing production with sample content. */
  allowSamples: boolean;
};

/**
 * SES's mailbox simulator, which accepts every email and delivers none; it needs no verification and costs no
 * reputation.
 */
export const simulatorMailbox = 'success@simulator.amazonses.com';

type Reader<Value> = { expected: string; read: (text: string) => Value | undefined };

const bounds = {
  originSecret: [1, 9_999],
  canaryMinutes: [0, 15],
  monthlyBudget: [0, 1_000_000],
  logDays: [1, 731],
  failedMailDays: [14, 365],
  mailRate: [1, 10_000],
  mailConcurrency: [0, 500],
  cmsConcurrency: [0, 500],
} as const satisfies Partial<Record<keyof StageValues, readonly [number, number]>>;

/** Retention periods that CloudWatch Logs accepts, in days. */
const logRetentions: readonly number[] = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731];

const address = /^[^\s@,<>"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const domain = /^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const secretName = /^[\w/+=.@-]{1,512}$/;
const host = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

export const readers: { readonly [Key in keyof StageValues]: Reader<StageValues[Key]> } = {
  domain: matching(domain, 'an apex domain in lower case without www, such as example.com'),
  zoneId: matching(/^Z[A-Z0-9]{5,31}$/, 'a Route 53 hosted zone id, such as Z0123456789ABC'),
  certificateArn: matching(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'an ACM certificate arn of us-east-1'),
  dnsRecords: oneOf('create', 'manual'),
  hsts: oneOf('one-day', 'two-years'),
  officeMailbox: matching(address, 'one mail address, such as office@example.com'),
  editorsMailbox: matching(address, 'one mail address, such as editors@example.com'),
  weeklyLetter: matching(address, 'one mail address, such as owner@example.com'),
  senderAddress: matching(address, 'one mail address, such as website@example.com'),
  receipts: yesOrNo(),
  mailDomain: matching(host, 'a mail domain in lower case, such as example.com'),
  mailIdentity: oneOf('create', 'existing'),
  dmarcPolicy: oneOf('none', 'quarantine', 'reject'),
  dmarcReports: matching(address, 'one mail address, such as dmarc@example.com'),
  allowedRecipients: { expected: 'mail addresses separated by commas', read: readAddresses },
  chatHost: matching(host, 'a host name without scheme, port and path, such as chat.example.com'),
  cmsUrl: matching(
    // CloudFront, which fetches uploads from there, takes no port in the name of an origin.
    /^https:\/\/[^\s/?#:@]+(\/[^\s?#]*)?\/wp\/v2$/,
    'a WordPress REST root ending in /wp/v2, by https on its usual port',
  ),
  cmsSecretName: matching(secretName, 'the name of a Secrets Manager secret'),
  pipelineSecretName: matching(secretName, 'the name of a Secrets Manager secret'),
  alarmMailbox: matching(address, 'one mail address, such as alarms@example.com'),
  pager: matching(
    /^(https:\/\/[^\s/]+\.[^\s]+|[^\s@,<>"]+@[a-z0-9-]+(\.[a-z0-9-]+)+)$/i,
    'one mail address or https URL',
  ),
  originSecret: whole('originSecret'),
  waf: yesOrNo(),
  canaryMinutes: whole('canaryMinutes'),
  monthlyBudget: whole('monthlyBudget'),
  logDays: {
    expected: `one of ${logRetentions.join(', ')} days`,
    read: (text) => logRetentions.find((days) => String(days) === text),
  },
  failedMailDays: whole('failedMailDays'),
  retainOnTearDown: yesOrNo(),
  mailRate: whole('mailRate'),
  mailConcurrency: whole('mailConcurrency'),
  cmsConcurrency: whole('cmsConcurrency'),
  allowSamples: yesOrNo(),
};

function matching(pattern: RegExp, expected: string): Reader<string> {
  return { expected, read: (text) => (pattern.test(text) ? text : undefined) };
}

function oneOf<Value extends string>(...values: readonly Value[]): Reader<Value> {
  return { expected: values.join(' or '), read: (text) => values.find((value) => value === text) };
}

function yesOrNo(): Reader<boolean> {
  return { expected: 'yes or no', read: (text) => ({ yes: true, no: false })[text] };
}

function whole(key: keyof typeof bounds): Reader<number> {
  const [least, most] = bounds[key];
  return {
    expected: `a whole number from ${least} to ${most}`,
    read(text) {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
    },
  };
}

function readAddresses(text: string): readonly string[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => address.test(part)) ? parts : undefined;
}
