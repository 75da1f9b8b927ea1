import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';

export type ReadMail = ReturnType<typeof readStored>;

export type Inbox = ReturnType<typeof openInbox>;

type StoredMail = {
  from: string;
  replyTo: string[];
  destination: { to: string[]; cc: string[]; bcc: string[] };
  subject: string;
  body: { html?: string; text?: string };
  attachments: { filename?: string; contentType: string; content: string }[];
};

/**
 * Returns a visitor's name that no other journey uses, because journeys share an inbox and a repeated message is
 * delivered once.
 */
export function uniqueName(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`;
}

/** Reads the JSON of the inbox page; `origin` returns its current origin, because a product may restart elsewhere. */
export function openInbox(origin: () => string) {
  async function read(isWanted: (mail: StoredMail) => boolean): Promise<ReadMail[]> {
    const response = await fetch(`${origin()}/store`);
    const { emails } = (await response.json()) as { emails: StoredMail[] };
    return emails.filter(isWanted).map(readStored);
  }
  /** All emails whose subject ends with this name. */
  const from = (name: string) => read(({ subject }) => subject.endsWith(name));
  async function waitFor(name: string): Promise<ReadMail> {
    // A response has every email so far, résumés included.
    await expect.poll(() => from(name), { message: 'Expected a mail, got none', interval: 200 }).not.toEqual([]);
    return (await from(name))[0]!;
  }
  return { all: () => read(() => true), from, waitFor };
}

function readStored({ from, replyTo, destination, subject, body, attachments }: StoredMail) {
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
