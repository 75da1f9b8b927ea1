import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { simpleParser } from 'mailparser';
import { listen, type Listening } from '../../../local/listen.ts';
import { findPorts } from '../running-product.ts';

type AcceptedEmail = {
  /** Recipients of the SMTP envelope, which may differ from the headers. */
  destinations: readonly string[];
  subject: string;
  messageId: string;
  text: string;
};

/** Outcome of one request. `lose` accepts the email and closes the connection without a response. */
type SesBehaviour = 'accept' | 'lose' | 'reject';

/** Returns the outcome of a delivery attempt; may return a promise, which delays the response. */
type SesRule = (subject: string, attempt: number) => SesBehaviour | Promise<SesBehaviour>;

/** A delayed acceptance: `accepted` resolves when `open` is called. */
export type Gate = { accepted: Promise<SesBehaviour>; open: () => void };

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
    const mail = await readMail(await text(request));
    attempts += 1;
    const behaviour = await rule(mail.subject, attempts);
    // deliver-email has timed out and closed the connection; it will retry.
    if (response.destroyed) return;
    if (behaviour === 'accept' || behaviour === 'lose') accepted.push(mail);
    if (behaviour === 'lose') return void request.socket.destroy();
    const { status, xml } = behaviour === 'accept' ? acceptance() : rejection;
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

function acceptance(): { status: number; xml: string } {
  const result = `<SendRawEmailResult><MessageId>${randomUUID()}</MessageId></SendRawEmailResult>`;
  return { status: 200, xml: `<SendRawEmailResponse>${result}</SendRawEmailResponse>` };
}

const rejection = {
  status: 400,
  xml: `<ErrorResponse><Error><Type>Sender</Type><Code>MessageRejected</Code><Message>Email address is not verified.</Message>
    </Error><RequestId>fake</RequestId></ErrorResponse>`,
};

async function readMail(form: string): Promise<AcceptedEmail> {
  const fields = form.split('&').map((field) => field.split('=') as [name: string, value?: string]);
  const valueOf = (name: string) => decodeURIComponent(fields.find(([key]) => key === name)?.[1] ?? '');
  const mail = await simpleParser(Buffer.from(valueOf('RawMessage.Data'), 'base64'));
  return {
    destinations: fields
      .filter(([name]) => name.startsWith('Destinations.member.'))
      .map(([, value = '']) => decodeURIComponent(value)),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
  };
}
