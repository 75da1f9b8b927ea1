import { apiPrefix } from './http.ts';

export const sendEmailPath = `${apiPrefix}/sendEmail`;

/** Responds with 200 if this stage sends receipts to applicants, otherwise with 204. */
export const receiptsPath = `${apiPrefix}/receipts`;

/** Limits of one email. Lengths are in characters (UTF-16 code units), sizes in bytes. */
export const emailLimits = {
  name: 200,
  address: 254,
  /** Phone, company, interest, role: one line each. */
  line: 300,
  portfolio: 2_000,
  /** How the visitor came to the site, a query of at most this length after `cleanOrigin`. */
  origin: 5_000,
  text: 10_000,
  subject: 300,
  /** The whole composed message: the text and the labelled lines above it. */
  message: 16_000,
  recipients: 5,
  fileName: 255,
  /** 4 MB résumé. Its base64 must fit into a Lambda event, which is limited to 6 MB. */
  resumeBytes: 4 * 1024 * 1024,
  /** A complete request body: a résumé in base64 and a long message. The longest recording has half this size. */
  bodyBytes: 6_000_000,
  /** The same message within this time is stored and delivered once: long enough to retry after a failure. */
  duplicateWindowMs: 24 * 60 * 60 * 1000,
} as const;

/**
 * Name of the hidden field, in the forms and in the body. No browser and no password manager fills it, because it names
 * nothing that they store about a person.
 */
export const honeypotField = 'blank';

export type FormValues = Readonly<Record<string, string>>;

/** Whether a host can receive mail: it ends in a top-level domain, which is a word, unlike `127.0.0.1` and `0x7f.1`. */
export function endsInTopLevelDomain(host: string): boolean {
  return /\.(xn--[a-z\d-]{2,}|[\p{L}\p{M}]{2,})$/iu.test(host);
}

/** Body of POST /default/sendEmail for a contact message: a JSON string sent as text/plain. */
export type EmailRequest = {
  subject: string;
  message: string;
  /** Only the office's own addresses are accepted, so that the API is not an open relay. */
  to: readonly string[];
  /** The visitor's address, for Reply-To. */
  replyTo?: string;
  /**
   * Kind of the form and the values of its fields. The server composes subject and message from them if it knows them
   * all; otherwise, and for clients that send neither, it takes `subject` and `message` as they are.
   */
  form?: string;
  fields?: FormValues;
  /** Visitors do not see this field, so a value marks the email as possible spam. */
  [honeypotField]?: string;
};

/** Body of POST /default/sendEmail for an application with a résumé, or for a contact message with a recording. */
export type FileRequest = EmailRequest & {
  fileName: string;
  /** The file in base64, without a `data:` prefix. */
  fileContentBase64: string;
  mimeType: string;
};

/** Response to a stored message. `id` is the reference number shown to the visitor. */
export type EmailAccepted = { status: 200; id: string };

/** Response to a rejected message. `error` is a sentence for the visitor. */
export type EmailRejected = { status: number; error: string };
