import { randomUUID } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { startLocalServer } from '../../../../functions/runtime/local-server.testkit.ts';

/** Starts a fake SES with SendRawEmail only. It accepts every email until `reject` names others. */
export async function startFakeSes() {
  const accepted: string[] = [];
  let attempts = 0;
  let isRejected = (_subject: string) => false;
  const server = await startLocalServer((_, form, response) => {
    const mime = Buffer.from(new URLSearchParams(form).get('RawMessage.Data') ?? '', 'base64');
    void simpleParser(mime).then(({ subject = '' }) => {
      attempts += 1;
      const { status, xml } = isRejected(subject) ? rejection : acceptance();
      if (status === 200) accepted.push(subject);
      response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
    });
  });
  return {
    ...server,
    /** Subjects of the accepted emails, the oldest first. */
    accepted,
    /** Number of requests so far, whatever their outcome. */
    attempts: () => attempts,
    reject: (subjects: (subject: string) => boolean) => {
      isRejected = subjects;
    },
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
