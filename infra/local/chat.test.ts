import { expect, onTestFinished, test } from 'vitest';
import { readChatReply } from '#contract/chat.ts';
import { openJobs } from '#content/lists/job-entries.static.ts';
import { company } from '#content/company.ts';
import { services } from '#content/services/index.ts';
import { startChat, type ChatProps } from './chat.ts';

/** Starts the fake chat host without delays on a Wednesday, 12:00 in the office. */
async function setUp(props: ChatProps = {}) {
  const chat = await startChat(0, { delayMs: () => 0, now: () => new Date('2026-11-18T06:30:00Z'), ...props });
  onTestFinished(() => chat.close());
  const post = (body: string) => fetch(`${chat.url}/api/botChat`, { method: 'POST', body });
  const send = async (message: string) => readChatReply(await (await post(JSON.stringify({ message }))).text()) ?? '';
  return { url: chat.url, post, send };
}

test.each([
  [`What can you tell me about ${services[0].title}?`, services[0].intro],
  [`Is the ${openJobs[0]!.title} job still open?`, openJobs[0]!.description],
  ['When are you open?', company.officeHours.label],
  ['How much does it cost?', 'proposal'],
  ['When were you founded?', String(company.since)],
  ['Where is your office?', company.address.street],
  ['How soon do you reply?', '24 hours'],
  ['What do you build?', services[13].title],
  ['Can I call you?', company.phone],
  ['Which positions are open?', openJobs[1]!.title],
])('the reply to %s contains %s', async (question, words) => {
  const { send } = await setUp();
  expect(await send(question)).toContain(words);
});

test('it knows whether the office is open', async () => {
  const { send } = await setUp();
  const sunday = await setUp({ now: () => new Date('2026-11-22T06:30:00Z') });
  expect(await send('Is the office open now?')).toContain('Open now');
  expect(await sunday.send('Is the office open now?')).toContain('Closed now');
});

test.each(['What is the capital of France?', 'Who will build the tallest tower?'])(
  'it does not know %s',
  async (question) => {
    const { send } = await setUp();
    const reply = await send(question);
    expect(reply).toContain('I do not know that');
    expect(reply).toContain(company.email);
  },
);

test('a prefix of the message makes it late, fail or return HTML', async () => {
  const { send, post } = await setUp({ slowMs: 150 });
  const before = Date.now();
  expect(await send('x-fake: slow When are you open?')).toContain(company.officeHours.label);
  expect(Date.now() - before).toBeGreaterThanOrEqual(145);
  expect((await post('{"message":"x-fake: error"}')).status).toBe(500);
  expect(readChatReply(await (await post('{"message":"x-fake: garbage"}')).text())).toBeUndefined();
});
