import { setTimeout as wait } from 'node:timers/promises';
import { simpleParser, type ParsedMail } from 'mailparser';
import { patienceMs } from './patience.ts';

/** An e-mail as the office reads it. */
export type ReadMail = {
  from: string;
  to: readonly string[];
  replyTo: readonly string[];
  subject: string;
  text: string;
  html: string;
  attachments: readonly { filename: string; contentType: string; content: Buffer }[];
};

/** The office's inbox. */
export type Inbox = {
  /** The oldest mail that was not read yet; rejects when none comes in time. */
  next(): Promise<ReadMail>;
  /** Every mail there is, the oldest first. */
  all(): Promise<ReadMail[]>;
};

type StoredMail = {
  from: string;
  replyTo: string[];
  destination: { to: string[]; cc: string[]; bcc: string[] };
  subject: string;
  body: { html?: string; text?: string };
  attachments: { filename?: string; contentType: string; content: string }[];
};

/** Reads the inbox page's JSON; `address` gives its origin now, for a product that may restart elsewhere. */
export function openInbox(address: () => string): Inbox {
  let read = 0;

  async function all(): Promise<ReadMail[]> {
    const answer = await fetch(`${address()}/store`);
    const { emails } = (await answer.json()) as { emails: StoredMail[] };
    // The inbox is in memory: after a restart it begins again.
    read = Math.min(read, emails.length);
    return emails.map(readStored);
  }

  return {
    all,
    async next() {
      const until = Date.now() + patienceMs;
      for (;;) {
        const mail = (await all())[read];
        if (mail) {
          read += 1;
          return mail;
        }
        if (Date.now() > until) throw new Error(`No further e-mail came within ${patienceMs} ms.`);
        await wait(50);
      }
    },
  };
}

/** The same of a raw message, as SES would have been given it. */
export async function readRawMail(raw: Buffer): Promise<ReadMail> {
  const mail: ParsedMail = await simpleParser(raw);
  const { from, to, replyTo, subject = '', text = '', html, attachments } = mail;
  const recipients = Array.isArray(to) ? to.map((entry) => entry.text) : to ? [to.text] : [];
  return {
    from: from?.text ?? '',
    to: recipients,
    replyTo: replyTo ? [replyTo.text] : [],
    subject,
    text,
    html: html === false ? '' : html,
    attachments: attachments.map(({ filename = '', contentType, content }) => ({ filename, contentType, content })),
  };
}

function readStored({ from, replyTo, destination, subject, body, attachments }: StoredMail): ReadMail {
  return {
    from,
    to: [...destination.to, ...destination.cc, ...destination.bcc],
    replyTo,
    subject,
    text: body.text ?? '',
    html: body.html ?? '',
    attachments: attachments.map(({ filename = '', contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content, 'base64'),
    })),
  };
}
