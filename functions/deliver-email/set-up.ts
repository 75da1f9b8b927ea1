import type { SQSEvent } from 'aws-lambda';
import { simpleParser, type ParsedMail } from 'mailparser';
import { fingerprint, referenceNumber, waitingKey } from '../outbox/keys.ts';
import { createMemoryOutbox } from '../outbox/memory-outbox.ts';
import { OutboxUnavailable, type DeliveryOutbox, type OutboxEmail } from '../outbox/outbox.ts';
import { createHandler } from './handler.ts';
import { composeMime, type Envelope } from './mime.ts';

/** The office and the sender of the tests. */
export const envelope: Envelope = {
  sender: 'website@example.com',
  office: 'office@example.com',
  siteOrigin: 'https://www.example.com',
};

/** An e-mail as send-email stores it. */
export function sampleEmail(change: Partial<OutboxEmail> = {}): OutboxEmail {
  return {
    acceptedAt: '2026-11-20T10:12:00.000Z',
    reference: '7F3A-19C2',
    form: 'contact',
    subject: 'Message from Asha Patel',
    message:
      'Name: Asha Patel\nInterest: AI/ML Solutions\nEmail: asha@example.com\n\nMessage:\nDoes it speak Gujarati?',
    replyTo: 'asha@example.com',
    ...change,
  };
}

/** The e-mail composed and read again by a mail program. */
export async function readAgain(email: OutboxEmail): Promise<ParsedMail & { raw: string }> {
  const raw = await composeMime(email, envelope, new Date('2026-11-20T10:13:00Z'));
  return { ...(await simpleParser(raw)), raw: raw.toString('latin1') };
}

/** The answer to a batch of which every message is done, and of which the first failed. */
export const allDone = { batchItemFailures: [] };
export const firstFailed = { batchItemFailures: [{ itemIdentifier: 'message-0' }] };

/** A part of the delivery that a test can break. */
export type Fault = 'read' | 'remove' | 'readRecord' | 'writeRecord';

/** Deliverers before one outbox, with a mailbox that can be made to fail. */
export function setUp() {
  const memory = createMemoryOutbox();
  const mailbox: Buffer[] = [];
  const lines: string[] = [];
  const clock = { now: new Date('2026-11-20T10:13:00Z') };
  const faults = new Set<Fault>();
  const mailer = { send: async (mime: Uint8Array) => void mailbox.push(Buffer.from(mime)) };

  const unless = (fault: Fault) => {
    if (faults.has(fault)) throw new OutboxUnavailable('unreachable', fault);
  };
  const outbox: DeliveryOutbox = {
    read: async (key) => (unless('read'), memory.read(key)),
    remove: async (key) => (unless('remove'), memory.remove(key)),
    readRecord: async (print) => (unless('readRecord'), memory.readRecord(print)),
    writeRecord: async (...record) => (unless('writeRecord'), memory.writeRecord(...record)),
  };

  return {
    memory,
    mailbox,
    lines,
    clock,
    faults,
    mailer,
    handler: createHandler({
      outbox,
      mailer: { send: (mime) => mailer.send(mime) },
      envelope,
      now: () => clock.now,
      log: (event, details) => lines.push(JSON.stringify({ event, ...details })),
    }),
    /** Puts an e-mail in the outbox as if this body had been accepted; answers its key. */
    accept: async (body: string, change: Partial<OutboxEmail> = {}): Promise<string> => {
      const print = fingerprint(body);
      const email = sampleEmail({ reference: referenceNumber(print), ...change });
      await memory.put(print, email);
      return waitingKey(print, new Date(email.acceptedAt));
    },
    subjects: async () => (await Promise.all(mailbox.map((mime) => simpleParser(mime)))).map(({ subject }) => subject),
  };
}

/** A batch of the queue: one message for each body. */
export function batch(...bodies: readonly string[]): SQSEvent {
  return {
    Records: bodies.map((body, index) => ({ messageId: `message-${index}`, body })) as SQSEvent['Records'],
  };
}

/** The notification S3 sends when these objects have been created. */
export function created(...keys: readonly string[]): string {
  const records = keys.map((key) => ({ s3: { object: { key: encodeURIComponent(key).replaceAll('%20', '+') } } }));
  return JSON.stringify({ Records: records });
}
