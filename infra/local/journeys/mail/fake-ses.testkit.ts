import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { simpleParser } from 'mailparser';
import { listen, type Listening } from '../../listen.ts';
import { findPorts } from '../running-product.ts';

/** An email that the fake SES accepted; from then on it counts as delivered to the office. */
export type AcceptedEmail = {
  /** SES's id of the delivery attempt, and the email's name in the outbox. SES's events contain both. */
  sesId: string;
  name: string;
  /** Recipients of the SMTP envelope, which may differ from the headers. */
  destinations: readonly string[];
  subject: string;
  messageId: string;
  text: string;
  headerNames: readonly string[];
};

/** Outcome of one request. `lose` accepts the email and closes the connection without a response. */
export type SesBehaviour = 'accept' | 'lose' | 'throttle' | 'unavailable' | 'reject' | 'reset' | 'hang';

/** Returns the outcome of a delivery attempt; may return a promise, which delays the response. */
export type SesRule = (subject: string, attempt: number) => SesBehaviour | Promise<SesBehaviour>;

/** A delayed acceptance: `accepted` resolves when `open` is called. */
export type Gate = { accepted: Promise<SesBehaviour>; open: () => void };

/** Returns a gate that is closed. */
export function createGate(): Gate {
  let open = () => {};
  const accepted = new Promise<SesBehaviour>((resolve) => {
    open = () => resolve('accept');
  });
  return { accepted, open: () => open() };
}

/** A fake SES with SendRawEmail only, whose faults a test chooses. */
export type FakeSes = {
  url: string;
  /** Accepted emails, the oldest first. */
  accepted: AcceptedEmail[];
  /** Number of requests so far, whatever their outcome. */
  attempts(): number;
  behave(rule: SesRule): void;
  /** Connections are refused until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts a fake SES on a free port. It accepts every email until `behave` sets another rule. */
export async function startFakeSes(): Promise<FakeSes> {
  const port = await findPorts();
  const accepted: AcceptedEmail[] = [];
  let attempts = 0;
  let rule: SesRule = () => 'accept';
  let running: Listening | undefined;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const mail = await readMail(form);
    attempts += 1;
    const behaviour = await rule(mail.subject, attempts);
    // deliver-email has timed out and closed the connection; it will retry.
    if (response.destroyed) return;
    if (behaviour === 'accept' || behaviour === 'lose') accepted.push(mail);
    if (behaviour === 'hang') return;
    if (behaviour === 'reset') return void request.socket.resetAndDestroy();
    if (behaviour === 'lose') return void request.socket.destroy();
    const { status, xml } = behaviour === 'accept' ? acceptance(mail.sesId) : rejections[behaviour];
    response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
  }

  async function up(): Promise<void> {
    running = await listen(
      createServer((request, response) => {
        // The product may have been killed in the middle of a request.
        respond(request, response).catch(() => response.destroy());
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
    accepted,
    attempts: () => attempts,
    behave: (next) => {
      rule = next;
    },
    down,
    up,
    [Symbol.asyncDispose]: down,
  };
}

function acceptance(id: string): { status: number; xml: string } {
  const result = `<SendRawEmailResult><MessageId>${id}</MessageId></SendRawEmailResult>`;
  return { status: 200, xml: `<SendRawEmailResponse>${result}</SendRawEmailResponse>` };
}

const rejections = {
  throttle: rejection(400, 'Throttling', 'Maximum sending rate exceeded.'),
  unavailable: rejection(503, 'ServiceUnavailable', 'Try later.'),
  reject: rejection(400, 'MessageRejected', 'Email address is not verified.'),
};

function rejection(status: number, code: string, message: string): { status: number; xml: string } {
  const type = status < 500 ? 'Sender' : 'Receiver';
  const error = `<Error><Type>${type}</Type><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, xml: `<ErrorResponse>${error}<RequestId>fake</RequestId></ErrorResponse>` };
}

async function readForm(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

async function readMail(form: string): Promise<AcceptedEmail> {
  const fields = form.split('&').map((field) => field.split('=') as [name: string, value?: string]);
  const valueOf = (name: string) => decodeURIComponent(fields.find(([key]) => key === name)?.[1] ?? '');
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
