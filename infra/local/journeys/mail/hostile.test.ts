import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { hostileBodies } from '../../../../functions/send-email/hostile/bodies.testkit.ts';
import { openMailProduct, subjectOf } from './mail-product.ts';
import { until } from './until.ts';

/** The office of the bodies; here the product's own takes its place, else all of them would be refused for it. */
const officeOfBodies = 'office@example.com';

type Hostile = Pick<(typeof hostileBodies)[number], 'body' | 'contentType' | 'isBase64Encoded'>;

/** Status of the answer to these bytes; over a bare socket, since an HTTP client would refuse to send some of them. */
async function post(port: number, { body, contentType = 'text/plain', isBase64Encoded }: Hostile): Promise<number> {
  // Latin 1 keeps every byte, whatever the bytes mean.
  const raw = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString('latin1');
  const bytes = Buffer.from(raw.replaceAll(officeOfBodies, company.email), 'latin1');
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += String(chunk);
  });
  const head = [
    'POST /default/sendEmail HTTP/1.1',
    'Host: 127.0.0.1',
    `Content-Type: ${contentType}`,
    `Content-Length: ${bytes.length}`,
    'Connection: close',
  ];
  // In one piece: a server that refuses the head has then read the rest too, and its answer is not cut off.
  socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]));
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

test('of all hostile bodies none is a server error, none is kept, and none reaches anybody', async () => {
  await using product = await openMailProduct();
  expect(hostileBodies.length).toBeGreaterThan(200);
  const answers = [];
  for (const hostile of hostileBodies) answers.push({ name: hostile.name, status: await post(product.port, hostile) });
  expect(answers.filter(({ status }) => ![400, 413, 415].includes(status))).toEqual([]);
  expect(await product.waiting()).toEqual([]);

  // A good one after them arrives, alone: the way was open all the time.
  expect((await product.send('Asha')).status).toBe(200);
  await until(product.isDrained);
  expect(product.ses.taken).toMatchObject([{ destinations: [company.email], subject: subjectOf('Asha') }]);
});

test('what tries to be a header arrives as text, at the office and nowhere else', async () => {
  await using product = await openMailProduct();
  const attacks = [
    'A\r\nBcc: x@evil.example',
    'A\n\nTo: x@evil.example\n\n<html>',
    '.\nMAIL FROM:<x@evil.example>\nRCPT TO:<y@evil.example>',
    'From x@evil.example\n--boundary--\nContent-Type: text/html',
    '=?utf-8?Q?A=0D=0ABcc:_x@evil.example?=',
  ];
  for (const [index, attack] of attacks.entries()) {
    const subject = `Message from "${index}" <x@evil.example>, y@evil.example; =?utf-8?Q?=0D=0ABcc:_x?=`;
    const message = `Name: A\nEmail: "x@evil.example, y@evil.example" <x@evil.example>, y\n\nMessage:\n${attack}`;
    const body = JSON.stringify({ subject, message, to: [company.email] });
    expect(await post(product.port, { body })).toBe(200);
  }
  await until(product.isDrained);
  expect(product.ses.taken).toHaveLength(attacks.length);
  for (const [index, attack] of attacks.entries()) {
    const mail = product.ses.taken.find(({ subject }) => subject.includes(`"${index}"`));
    expect(mail?.destinations).toEqual([company.email]);
    expect(mail?.headerNames.toSorted()).toEqual(plainHeaders);
    expect(mail?.text).toContain(attack.replaceAll('\r\n', '\n'));
  }
});

/** Without Reply-To: none of those addresses is one address. */
const plainHeaders = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];
