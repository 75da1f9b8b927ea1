import { expect, onTestFinished, test } from 'vitest';
import { readChatReply } from '#contract/chat.ts';
import { jobs } from '#content/pages/careers.ts';
import { company } from '#content/company.ts';
import { services } from '#content/services/index.ts';
import { startChat, type ChatProps } from './chat.ts';

/** A stand-in without its pauses on a Wednesday, 12:00 in the office, and a way to ask it. */
async function setUp(props: ChatProps = {}) {
  const chat = await startChat(0, { delayMs: () => 0, now: () => new Date('2026-11-18T06:30:00Z'), ...props });
  onTestFinished(() => chat.close());
  const post = (body: string) => fetch(`${chat.url}/api/botChat`, { method: 'POST', body });
  const ask = async (message: string) => readChatReply(await (await post(JSON.stringify({ message }))).text()) ?? '';
  return { url: chat.url, post, ask };
}

test.each(services.map(({ title, description }) => [title, description]))(
  'asked about %s it finds that service',
  async (title, description) => {
    const { ask } = await setUp();
    expect(await ask(`What can you tell me about ${title}?`)).toContain(description);
  },
);

test.each(jobs.map(({ title, experience }) => [title, experience]))(
  'asked about the %s role it names its terms',
  async (title, experience) => {
    const { ask } = await setUp();
    expect(await ask(`Is the ${title} job still open?`)).toContain(experience);
  },
);

test.each([
  ['When are you open?', company.officeHours.label],
  ['What are your opening hours', company.officeHours.label],
  ['How much does it cost?', 'proposal'],
  ['What are your prices?', 'proposal'],
  ['When was the company founded?', String(company.since)],
  ['Where is your office?', company.address.street],
  ['What is your address?', company.address.street],
  ['Can I call you?', company.phone],
  ['Which positions are open?', jobs[1].title],
  ['How can I pay?', 'PayPal'],
])('%s is answered with %s', async (question, words) => {
  const { ask } = await setUp();
  expect(await ask(question)).toContain(words);
});

test('it knows whether the office is open', async () => {
  const { ask } = await setUp();
  const sunday = await setUp({ now: () => new Date('2026-11-22T06:30:00Z') });
  expect(await ask('Is the office open now?')).toContain('Open now');
  expect(await sunday.ask('Is the office open now?')).toContain('Closed now');
});

test.each(['What is the capital of France?', 'Who won the cricket final?', 'quantum chromodynamics', 'asdf qwer'])(
  'it says plainly that it does not know: %s',
  async (question) => {
    const { ask } = await setUp();
    const reply = await ask(question);
    expect(reply).toContain('I do not know that');
    expect(reply).toContain(company.email);
  },
);

test('different questions have different answers', async () => {
  const { ask } = await setUp();
  const questions = [...services.map(({ title }) => title), 'hours', 'address', 'price', 'mission', 'team', 'jobs'];
  const replies = await Promise.all(questions.map(ask));
  expect(new Set(replies).size).toBe(questions.length);
});

test('it can be told to be late, broken or unreadable', async () => {
  const { ask, post } = await setUp({ slowMs: 150 });
  const before = Date.now();
  expect(await ask('x-standin: slow When are you open?')).toContain(company.officeHours.label);
  expect(Date.now() - before).toBeGreaterThanOrEqual(145);
  expect((await post('{"message":"x-standin: error"}')).status).toBe(500);
  expect(readChatReply(await (await post('{"message":"x-standin: garbage"}')).text())).toBeUndefined();
});

test('an answer takes at least the 300 ms in which waiting is seen', async () => {
  const chat = await startChat(0);
  onTestFinished(() => chat.close());
  const before = Date.now();
  await fetch(`${chat.url}/api/botChat`, { method: 'POST', body: '{"message":"hours"}' });
  expect(Date.now() - before).toBeGreaterThanOrEqual(295);
});

test.each(['', 'no json', '[]', '{}', '{"message":7}', '{"message":"  "}', 'null'])(
  'the body %j is refused',
  async (body) => {
    const { post } = await setUp();
    expect((await post(body)).status).toBe(400);
  },
);

test('other paths and methods are refused', async () => {
  const { url } = await setUp();
  expect((await fetch(`${url}/api/other`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await fetch(`${url}/api/botChat`)).status).toBe(405);
});
