/** Where the three forms are sent (specification §7, calls 2–4). */
export const sendEmailPath = '/default/sendEmail';

/** Limits of one e-mail. Lengths are in characters (UTF-16 code units), sizes in bytes. */
export const emailLimits = {
  name: 200,
  address: 254,
  /** Phone, company, interest, role: one line each. */
  line: 300,
  portfolio: 2_000,
  /** What the visitor wrote. */
  text: 10_000,
  subject: 300,
  /** The whole composed message: the text and the labelled lines above it. */
  message: 16_000,
  recipients: 5,
  fileName: 255,
  /** 4 MB résumé: the largest whose base64 still fits a Lambda event with room to spare (D38). */
  resumeBytes: 4 * 1024 * 1024,
  /** A whole request body: a résumé in base64 and a long message around it. */
  bodyBytes: 6_000_000,
  /** The same body within this time is one message (D68). */
  duplicateWindowMs: 10 * 60 * 1000,
} as const;

/** Body of POST /default/sendEmail for a contact message: a JSON string sent as text/plain. */
export type EmailRequest = {
  subject: string;
  message: string;
  /** A claim: only the office's own addresses are accepted (D04). */
  to: readonly string[];
  /** The visitor's address (D49). */
  replyTo?: string;
  /** Honeypot: people never see this field, so a value means a robot. */
  website?: string;
};

/** The same with a résumé (specification §7, call 3). */
export type ApplicationRequest = EmailRequest & {
  fileName: string;
  /** The file in base64, without a `data:` prefix. */
  fileContentBase64: string;
  mimeType: string;
};

/** Answer to a stored message. `id` is the reference number shown to the visitor. */
export type EmailAccepted = { status: 200; id: string };

/** Answer to a refused message; `error` is a sentence for the visitor. */
export type EmailRefused = { status: number; error: string };

export type EmailAnswer = EmailAccepted | EmailRefused;

/** Résumé types the careers form accepts: extension → media types a browser may declare for it. */
export const resumeTypes = {
  '.pdf': ['application/pdf', 'application/x-pdf', 'application/octet-stream'],
  '.doc': ['application/msword', 'application/octet-stream'],
  '.docx': [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/zip',
    'application/octet-stream',
  ],
} as const;

export type ResumeExtension = keyof typeof resumeTypes;

/** Sentences about a résumé, the same in the form and from the server (GOV.UK wording, D38). */
export const resumeSentences = {
  missing: 'Please upload your resume',
  tooLarge: 'The selected file must be smaller than 4MB',
  empty: 'The selected file is empty',
  wrongType: 'The selected file must be a PDF, DOC or DOCX',
} as const;

const extensions = ['.pdf', '.doc', '.docx'] as const satisfies readonly ResumeExtension[];

/** The accepted extension a file name ends in, in lower case, or undefined. */
export function resumeExtension(fileName: string): ResumeExtension | undefined {
  const ending = /\.[^.]+$/.exec(fileName)?.[0].toLowerCase();
  return extensions.find((extension) => extension === ending);
}

/** What is wrong with a résumé of this name and size in bytes, or undefined: the check both sides make. */
export function resumeProblem(file: { name: string; size: number }): string | undefined {
  if (resumeExtension(file.name) === undefined) return resumeSentences.wrongType;
  if (file.size === 0) return resumeSentences.empty;
  if (file.size > emailLimits.resumeBytes) return resumeSentences.tooLarge;
  return undefined;
}
