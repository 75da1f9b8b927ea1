import { expect, test } from 'vitest';
import { startLocalServer } from '../../runtime/local-server.testkit.ts';
import { createMemoryOutbox } from '../outbox/memory-outbox.testkit.ts';
import { parseStoredEmail } from '../outbox/stored-objects.ts';
import { createSilenceCheck } from './alarm-topics.ts';
import { reportSilentAlarms } from './handler.ts';

/** Runs the check each quarter of an hour for this many days, against an SNS with these subscriptions. */
async function runFor(days: number, ...subscriptions: string[]) {
  const member = (arn: string) =>
    `<member><TopicArn>arn:aws:sns:1</TopicArn><SubscriptionArn>${arn}</SubscriptionArn></member>`;
  const xml = `<Subscriptions>${subscriptions.map(member).join('')}</Subscriptions>`;
  await using sns = await startLocalServer((_, __, response) => response.writeHead(200).end(xml));
  const isAlarmSilent = createSilenceCheck('arn:aws:sns:us-east-1:1:Alarms', { AWS_ENDPOINT_URL_SNS: sns.url });
  const clock = { now: new Date('2026-11-28T00:03:00Z') };
  const outbox = createMemoryOutbox(() => clock.now.getTime());
  for (let run = 0; run < 96 * days; run += 1) {
    await reportSilentAlarms({ outbox, isAlarmSilent, now: () => clock.now, log: () => {} });
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  }
  return outbox.keys('waiting').map((key) => parseStoredEmail(outbox.objects.get(key)!.text));
}

test('the office gets one email a day while nobody is subscribed to a topic of the alarms', async () => {
  const emails = await runFor(2, 'PendingConfirmation', 'Deleted');
  expect(emails.map(({ subject }) => subject)).toEqual(Array(2).fill('Nobody receives the alarms of the website'));
  expect(await runFor(1, 'Deleted', 'arn:aws:sns:us-east-1:1:Alarms:2')).toEqual([]);
});
