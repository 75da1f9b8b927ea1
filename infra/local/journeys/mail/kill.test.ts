import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { deathOf, restartDying } from './dying.ts';
import { openMailProduct, subjectOf } from './mail-product.ts';
import { killAtEveryStart, killAtEveryStep } from './kill-at-every-step.ts';
import { until } from './until.ts';

test('killed before the write: the visitor sees a broken connection, and sending again arrives once', async () => {
  await using product = await openMailProduct();
  const { port, ses, send, onDisk, isDrained } = product;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += String(chunk);
  });
  // Half of a request, of which the product has read the head: the other half is still in the visitor's phone.
  const head = ['POST /default/sendEmail HTTP/1.1', 'Host: x', 'Content-Type: text/plain', 'Content-Length: 900'];
  socket.write([...head, 'Expect: 100-continue', '', '{"sub'].join('\r\n'));
  const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';
  await until(() => answer === goOn);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await product.kill();
  await closed;
  expect(answer).toBe(goOn);
  expect(await onDisk()).toEqual({ waiting: [], messages: [] });

  await product.restart();
  expect((await send('Asha')).status).toBe(200);
  await until(isDrained);
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Asha') }]);
});

test('killed after the write, before the answer: the message arrives, and sending again is a repeat', async () => {
  await using product = await openMailProduct();
  const { ses, send, onDisk, isDrained } = product;
  const lastStep = 'sync /outbox/waiting';
  await restartDying(product, lastStep);
  expect((await send('Asha')).status).toBe(0);
  // A broken connection is seen before the last words.
  await until(() => deathOf(product) !== '');
  expect(deathOf(product)).toBe(lastStep);
  expect((await onDisk()).waiting).toHaveLength(1);

  await product.restart();
  expect((await send('Asha')).status).toBe(200);
  await until(isDrained);
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Asha') }]);
});

test('killed while SES is being asked: the message arrives once after the restart', async () => {
  await using product = await openMailProduct();
  const { ses, send, onDisk, isDrained } = product;
  ses.behave(() => 'hang');
  expect((await send('Asha')).status).toBe(200);
  await until(() => ses.attempts() === 1);
  await product.kill();
  expect((await onDisk()).waiting).toHaveLength(1);

  ses.behave(() => 'accept');
  await product.restart();
  await until(isDrained);
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Asha') }]);
});

test('killed after SES took it, before anything is noted: it arrives twice, under one Message-ID', async () => {
  await using product = await openMailProduct();
  const { ses, send, onDisk, isDrained } = product;
  let isKilled = false;
  ses.behave(async () => {
    if (isKilled) return 'accept';
    await product.kill();
    isKilled = true;
    return 'lose';
  });
  expect((await send('Asha')).status).toBe(200);
  await until(() => ses.taken.length === 1);
  expect((await onDisk()).waiting).toHaveLength(1);

  await product.restart();
  await until(isDrained);
  expect(ses.taken).toHaveLength(2);
  expect(new Set(ses.taken.map(({ messageId }) => messageId)).size).toBe(1);
});

test('killed before every sixth step on the disk, nothing is lost', async () => {
  await using product = await openMailProduct();
  const { kills, twice } = await killAtEveryStep(product, { every: 6 });
  expect(kills.length).toBeGreaterThan(5);
  // SES has those, and the record was not on the disk yet.
  for (const { step } of twice) expect(step).toMatch(/^(mkdir|rename) \/outbox\/deliveries|^\w+ \/tmp\//);
});

test('killed before every eighth step of a start, nothing is lost and nothing arrives twice', async () => {
  await using product = await openMailProduct();
  expect(await killAtEveryStart(product, { every: 8 })).toBeGreaterThan(2);
});
