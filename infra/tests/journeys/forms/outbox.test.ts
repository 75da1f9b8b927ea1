import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { createGate } from './fake-ses.testkit.ts';
import { shareMailProduct, subjectOf, until } from './mail-product.testkit.ts';

const setUp = shareMailProduct();

test('while SES is down a message is accepted and kept, and arrives once when SES is back', async () => {
  const { ses, send, failureOf, waiting, isDrained, accepted } = await setUp();
  await ses.down();
  const response = await send('Asha');
  expect(response).toMatchObject({ status: 200, id: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/) });
  await until(async () => (await failureOf(response.id)) !== undefined);
  expect(await failureOf(response.id)).toMatchObject({
    kind: 'temporary',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
  expect(await waiting()).toHaveLength(1);

  await ses.up();
  await until(isDrained);
  expect(accepted()).toMatchObject([{ destinations: [company.email], subject: subjectOf('Asha') }]);
});

test('a visitor does not wait for an SES that is slow', async () => {
  const { ses, send, waiting, isDrained, accepted } = await setUp();
  const gate = createGate();
  const before = ses.attempts();
  ses.behave(() => gate.accepted);
  expect((await send('Meera')).status).toBe(200);
  await until(() => ses.attempts() > before);
  expect(await waiting()).toHaveLength(1);
  gate.open();
  await until(isDrained);
  expect(accepted()).toHaveLength(1);
});

test('if the response of SES is lost, the office gets the email twice, under one Message-ID', async () => {
  const { ses, send, isDrained, accepted } = await setUp();
  const before = ses.attempts();
  ses.behave((_, attempt) => (attempt === before + 1 ? 'lose' : 'accept'));
  const { status, id } = await send('Dev');
  expect(status).toBe(200);
  await until(isDrained);
  // The product cannot know that SES accepted the first attempt. A duplicate is better than a lost email.
  expect(accepted()).toHaveLength(2);
  expect(new Set(accepted().map(({ messageId }) => messageId)).size).toBe(1);
  expect(accepted()[0]?.text).toContain(id);
});

test('a rejected email and an unreadable file stay with their reasons, delay no other, and survive a kill -9', async () => {
  const product = await setUp();
  const { ses, send, outbox, failureOf, waiting, pathOf, accepted } = product;
  const untilAccepted = (count: number) =>
    until(async () => accepted().length === count && (await waiting()).length === 1);
  ses.behave((subject) => (subject === subjectOf('Poison') ? 'reject' : 'accept'));
  const poison = await send('Poison');
  for (const name of ['Kavya', 'Ravi']) expect((await send(name)).status).toBe(200);
  await untilAccepted(2);
  await until(async () => (await failureOf(poison.id)) !== undefined);
  expect(await outbox()).toMatch(
    new RegExp(`${poison.id} · .*rejected: MessageRejected: Email address is not verified`),
  );

  await expect(outbox('retry', poison.id)).rejects.toThrow(/was not sent\. rejected: .*not verified/);

  await product.kill();
  const unreadable = `${'deadbeef'.repeat(4)}-2992026.json`;
  await writeFile(pathOf('waiting', unreadable), 'not an email');
  ses.behave(() => 'accept');
  await product.restart();
  await until(async () => (await failureOf('DEAD-BEEF')) !== undefined);
  expect(await failureOf('DEAD-BEEF')).toMatchObject({ reason: expect.stringContaining('Expected a stored email') });
  await untilAccepted(3);
  expect(await waiting()).toEqual([unreadable]);
  expect(
    accepted()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(['Kavya', 'Poison', 'Ravi'].map((name) => subjectOf(name)));
});
