/** Values of a stage; `''` means that the stage does without. */
export type StageValues = {
  /** Apex domain such as example.com; its `www.` is redirected there. */
  domain: string;
  /** Route 53 hosted zone of the domain: certificate and DNS records are then made by the stack. */
  zoneId: string;
  certificateArn: string;
  /** The only mailbox the forms are delivered to. */
  officeMailbox: string;
  /** Address the forms' mail comes from. */
  senderAddress: string;
  /** Domain that SES signs for; without it only `senderAddress` itself is verified. */
  mailDomain: string;
  /** Addresses a form may name in `to`; the company's own and the office mailbox are always among them. */
  allowedRecipients: readonly string[];
  /** Host of the existing botChat service. */
  chatHost: string;
  /** WordPress REST root, such as https://cms.example.com/wp-json/wp/v2. */
  cmsUrl: string;
  /** Secrets Manager secret holding {"user","password"} for WordPress. */
  cmsSecretName: string;
  alarmMailbox: string;
  waf: boolean;
  /** Minutes between two visits of the canary; 0 for none. */
  canaryMinutes: number;
  logDays: number;
  /** Days that mail no delivery succeeded for stays in the outbox. */
  failedMailDays: number;
  /** Whether bucket and outbox outlive the stack. */
  retainOnTearDown: boolean;
  /** Requests a second, and at once, that the API answers; the mail's own are lower. */
  apiRate: number;
  apiBurst: number;
  mailRate: number;
  mailBurst: number;
  /** Reserved executions of the functions; 0 reserves none, as a new account with its ten executions must. */
  mailConcurrency: number;
  cmsConcurrency: number;
  /** CSP hashes of the scripts and styles in the pages that are replaced; `npm run deploy` asks the running site. */
  formerScripts: readonly string[];
  formerStyles: readonly string[];
  /** Lets production be synthesized while sample content is left. */
  allowSamples: boolean;
};

type Reader<Value> = { expected: string; read: (text: string) => Value | undefined };

/** Smallest and largest value of each number. */
export const bounds = {
  canaryMinutes: [0, 60],
  logDays: [1, 731],
  failedMailDays: [14, 365],
  apiRate: [1, 5_000],
  apiBurst: [1, 5_000],
  mailRate: [1, 500],
  mailBurst: [1, 500],
  mailConcurrency: [0, 500],
  cmsConcurrency: [0, 500],
} as const satisfies Partial<Record<keyof StageValues, readonly [number, number]>>;

/** Retention that CloudWatch Logs knows, in days. */
export const logRetentions: readonly number[] = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731];

const address = /^[^\s@,<>"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const domain = /^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const hash = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
const host = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** How the text of each context key becomes a value, and what is said when it cannot. */
export const readers: { readonly [Key in keyof StageValues]: Reader<StageValues[Key]> } = {
  domain: matching(domain, 'an apex domain in lower case without www, such as example.com'),
  zoneId: matching(/^Z[A-Z0-9]{5,31}$/, 'a Route 53 hosted zone id, such as Z0123456789ABC'),
  certificateArn: matching(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'an ACM certificate arn of us-east-1'),
  officeMailbox: matching(address, 'one mail address, such as office@example.com'),
  senderAddress: matching(address, 'one mail address, such as website@example.com'),
  mailDomain: matching(host, 'a mail domain in lower case, such as example.com'),
  allowedRecipients: { expected: 'mail addresses separated by commas', read: listOf(address) },
  chatHost: matching(host, 'a host name without scheme, port and path, such as chat.example.com'),
  cmsUrl: matching(/^https:\/\/[^\s/?#]+(\/[^\s?#]*)?\/wp\/v2$/, 'a WordPress REST root ending in /wp/v2, by https'),
  cmsSecretName: matching(/^[\w/+=.@-]{1,512}$/, 'the name of a Secrets Manager secret'),
  alarmMailbox: matching(address, 'one mail address, such as alarms@example.com'),
  waf: yesOrNo(),
  canaryMinutes: whole('canaryMinutes'),
  logDays: { expected: `one of ${logRetentions.join(', ')} days`, read: readLogDays },
  failedMailDays: whole('failedMailDays'),
  retainOnTearDown: yesOrNo(),
  apiRate: whole('apiRate'),
  apiBurst: whole('apiBurst'),
  mailRate: whole('mailRate'),
  mailBurst: whole('mailBurst'),
  mailConcurrency: whole('mailConcurrency'),
  cmsConcurrency: whole('cmsConcurrency'),
  formerScripts: { expected: 'CSP hashes separated by commas, such as sha256-…', read: listOf(hash) },
  formerStyles: { expected: 'CSP hashes separated by commas, such as sha256-…', read: listOf(hash) },
  allowSamples: yesOrNo(),
};

function matching(pattern: RegExp, expected: string): Reader<string> {
  return { expected, read: (text) => (pattern.test(text) ? text : undefined) };
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

function listOf(pattern: RegExp): (text: string) => readonly string[] | undefined {
  return (text) => {
    const parts = text.split(',').map((part) => part.trim());
    return parts.every((part) => pattern.test(part)) ? parts : undefined;
  };
}

function readLogDays(text: string): number | undefined {
  return logRetentions.find((days) => String(days) === text);
}
