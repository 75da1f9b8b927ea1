import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openMailProduct, subjectOf } from './mail-product.ts';
import { until } from './until.ts';

test('killed before the write: the visitor sees a broken connection, and sending again arrives once', async () => {
  await using product = await openMailProduct();
  const { port, ses, send, waiting, isDrained } = product;
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
  expect(await waiting()).toEqual([]);

  await product.restart();
  expect((await send('Asha')).status).toBe(200);
  await until(isDrained);
  expect(ses.taken).toMatchObject([{ subject: subjectOf('Asha') }]);
});
