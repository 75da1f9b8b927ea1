import type { SQSEvent } from 'aws-lambda';
import { simpleParser, type ParsedMail } from 'mailparser';
import type { FormValues } from '#contract/email.ts';
import { composeForm, fillForm } from '#contract/form-values.ts';
import type { FormKind } from '#contract/forms.ts';
import { fingerprint, referenceNumber, waitingKey } from '../outbox/keys.ts';
import { createMemoryOutbox } from '../outbox/memory-outbox.testkit.ts';
import { OutboxUnavailable, type DeliveryOutbox, type OutboxEmail } from '../outbox/outbox.ts';
import { createHandler } from './handler.ts';
import { composeMime, type Envelope } from './mime.ts';
import type { Delivery, Mailer } from './ses.ts';

export const envelope: Envelope = {
  sender: 'website@example.com',
  office: 'office@example.com',
  editors: 'editors@example.com',
  letter: 'owner@example.com',
  siteOrigin: 'https://www.example.com',
  subjectPrefix: '',
  threadKey: 'key',
};

export function sampleEmail(change: Partial<OutboxEmail> = {}): OutboxEmail {
  return {
    acceptedAt: '2026-11-20T10:12:00.000Z',
    reference: '7F3A-19C2',
    ...composeForm(
      fillForm('contact', {
        name: 'Asha Patel',
        interest: 'AI/ML Solutions',
        email: 'asha@example.com',
        message: 'Does it speak Gujarati?',
        agree: 'on',
      }),
    ),
    replyTo: 'asha@example.com',
    ...change,
  };
}

export function sampleForm(form: FormKind, values: FormValues): OutboxEmail {
  return sampleEmail({ ...composeForm(fillForm(form, values)) });
}

/** Returns an email of a client that sends no fields. */
export function plainEmail(message: string): OutboxEmail {
  const { form: _form, fields: _fields, ...email } = sampleEmail({ message });
  return email;
}

export async function readAgain(email: OutboxEmail): Promise<ParsedMail & { raw: string }> {
  const raw = await composeMime(email, envelope);
  return { ...(await simpleParser(raw)), raw: raw.toString('latin1') };
}

/** A mailer that a test replaces; its messages need no delivery. */
type TestMailer = {
  send(mime: Uint8Array, ...others: [delivery?: Delivery, fallback?: Parameters<Mailer['send']>[2]]): Promise<string>;
};

export const allDone = { batchItemFailures: [] };
export const firstFailed = { batchItemFailures: [{ itemIdentifier: 'message-0' }] };

export function setUp() {
  const clock = { now: new Date('2026-11-20T10:13:00Z') };
  const memory = createMemoryOutbox(() => clock.now.getTime());
  const mailbox: Buffer[] = [];
  const lines: string[] = [];
  const faults = new Set<'writeRecord' | 'addReminder'>();
  const mailer: TestMailer = { send: async (mime) => `ses-${mailbox.push(Buffer.from(mime))}` };

  const unless = (fault: 'writeRecord' | 'addReminder') => {
    if (faults.has(fault)) throw new OutboxUnavailable('unreachable', fault);
  };
  const outbox: DeliveryOutbox = {
    ...memory,
    writeRecord: async (...record) => (unless('writeRecord'), memory.writeRecord(...record)),
    addReminder: async (reminder) => (unless('addReminder'), memory.addReminder(reminder)),
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
      mailer: { send: (...email) => mailer.send(...email) },
      envelope,
      now: () => clock.now,
      log: (event, details) => lines.push(JSON.stringify({ event, ...details })),
    }),
    /** Stores an email as if send-email had accepted this body. Returns its key. */
    accept: async (body: string, change: Partial<OutboxEmail> = {}): Promise<string> => {
      const print = fingerprint(body);
      const email = sampleEmail({ reference: referenceNumber(print), ...change });
      await memory.put(print, email);
      return waitingKey(print, new Date(email.acceptedAt));
    },
  };
}

export function batch(...bodies: readonly string[]): SQSEvent {
  return {
    Records: bodies.map((body, index) => ({ messageId: `message-${index}`, body })) as SQSEvent['Records'],
  };
}
