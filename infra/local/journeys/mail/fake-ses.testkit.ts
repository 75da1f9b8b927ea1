import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { simpleParser } from 'mailparser';
import { listen, type Listening } from '../../listen.ts';
import { findPorts } from '../running-product.ts';

/** An e-mail that SES took: from then on it is in the office's mailbox. */
export type TakenMail = {
  /** SES's id of this attempt, and the email's name in the outbox: what its events are about. */
  sesId: string;
  name: string;
  /** Where it goes, whatever its headers say. */
  destinations: readonly string[];
  subject: string;
  messageId: string;
  text: string;
  headerNames: readonly string[];
};

/** What SES does with one request; `lose` takes the mail and cuts the line before the answer. */
export type SesBehaviour = 'accept' | 'lose' | 'throttle' | 'unavailable' | 'reject' | 'reset' | 'hang';

/** How SES treats a mail; called once for each attempt, and may take its time. */
export type SesRule = (subject: string, attempt: number) => SesBehaviour | Promise<SesBehaviour>;

/** An SES that accepts, but not before `open` is called. */
export type Gate = { accepted: Promise<SesBehaviour>; open: () => void };

/** A gate that is shut. */
export function createGate(): Gate {
  let open = () => {};
  const accepted = new Promise<SesBehaviour>((resolve) => {
    open = () => resolve('accept');
  });
  return { accepted, open: () => open() };
}

/** SES as far as SendRawEmail goes, out of order in the way a test says. */
export type FakeSes = {
  url: string;
  /** What it took so far, the oldest first. */
  taken: TakenMail[];
  /** Requests so far, whatever became of them. */
  attempts(): number;
  behave(rule: SesRule): void;
  /** Connections are refused until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts it on a free port; it accepts until it is told otherwise. */
export async function startFakeSes(): Promise<FakeSes> {
  const port = await findPorts();
  const taken: TakenMail[] = [];
  let attempts = 0;
  let rule: SesRule = () => 'accept';
  let running: Listening | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const mail = await readMail(form);
    attempts += 1;
    const behaviour = await rule(mail.subject, attempts);
    // deliver-email has reached its timeout and will try again.
    if (response.destroyed) return;
    if (behaviour === 'accept' || behaviour === 'lose') taken.push(mail);
    if (behaviour === 'hang') return;
    if (behaviour === 'reset') return void request.socket.resetAndDestroy();
    if (behaviour === 'lose') return void request.socket.destroy();
    const { status, xml } = behaviour === 'accept' ? accepted(mail.sesId) : refusals[behaviour];
    response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
  }

  async function up(): Promise<void> {
    running = await listen(
      createServer((request, response) => {
        // The product may have been killed in the middle of a request.
        answer(request, response).catch(() => response.destroy());
      }),
      port,
    );
  }

  async function down(): Promise<void> {
    await running?.close();
    running = undefined;
  }

  await up();
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    attempts: () => attempts,
    behave: (next) => {
      rule = next;
    },
    down,
    up,
    [Symbol.asyncDispose]: down,
  };
}

function accepted(id: string): { status: number; xml: string } {
  const result = `<SendRawEmailResult><MessageId>${id}</MessageId></SendRawEmailResult>`;
  return { status: 200, xml: `<SendRawEmailResponse>${result}</SendRawEmailResponse>` };
}

const refusals = {
  throttle: refusal(400, 'Throttling', 'Maximum sending rate exceeded.'),
  unavailable: refusal(503, 'ServiceUnavailable', 'Try later.'),
  reject: refusal(400, 'MessageRejected', 'Email address is not verified.'),
};

function refusal(status: number, code: string, message: string): { status: number; xml: string } {
  const type = status < 500 ? 'Sender' : 'Receiver';
  const error = `<Error><Type>${type}</Type><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, xml: `<ErrorResponse>${error}<RequestId>fake</RequestId></ErrorResponse>` };
}

async function readForm(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

async function readMail(form: string): Promise<TakenMail> {
  const fields = form.split('&').map((field) => field.split('=') as [name: string, value?: string]);
  const valueOf = (name: string) => decodeURIComponent(fields.find(([own]) => own === name)?.[1] ?? '');
  const mail = await simpleParser(Buffer.from(valueOf('RawMessage.Data'), 'base64'));
  return {
    sesId: randomUUID(),
    name: valueOf('Tags.member.1.Value'),
    destinations: fields
      .filter(([name]) => name.startsWith('Destinations.member.'))
      .map(([, value = '']) => decodeURIComponent(value)),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    headerNames: mail.headerLines.map(({ key }) => key),
  };
}
