import { createHmac } from 'node:crypto';
import { parseRecord } from '#contract/json.ts';
import { logCode, type Log } from '../../runtime/log.ts';
import type { Mailer } from '../deliver/ses.ts';
import { receiptHeader } from '../outbox/keys.ts';
import type { DeliveryOutbox } from '../outbox/outbox.ts';
import { readAddress } from '../send/text.ts';
import { composeReceipt } from './receipt.ts';

type Storage = { outbox: Pick<DeliveryOutbox, 'claim' | 'list'>; now: () => number };

/** `key` is that of the hashes that stand for addresses. */
export type Dependencies = Storage & { mailer: Mailer; sender: string; key: string; log: Log };

/** The fields that are read of an SNS notification, and of its message, an event of SES. */
type Notification = { Records: { Sns: { Message: string } }[] };
type SesMessage = { eventType: string; mail: { messageId: string; headers: { name: string; value: string }[] } };

const dayMs = 86_400_000;
const mostPerDay = 50;

/**
 * Handles events of SES. Once the office's mail server has an application, sends the receipt that the applicant has asked for:
 * one to an address in 24 hours, 50 a day (UTC) in all. Two returned receipts in a day, or a complaint, stop them for a week.
 */
export function createHandler(dependencies: Dependencies): (event: Notification) => Promise<void> {
  return async ({ Records }) => {
    for (const { Sns } of Records) {
      // SES writes a sentence, which is no JSON, to a new topic.
      const { eventType: type, mail } = (parseRecord(Sns.Message) ?? {}) as Partial<SesMessage>;
      const header = (name: string) => mail?.headers.find((each) => each.name === name)?.value ?? '';
      const receipt = header(receiptHeader);
      const to = readAddress(header('Reply-To'));
      if (receipt === 'wanted' && type === 'Delivery' && to) await send(dependencies, to, header('X-Reference'));
      if (receipt !== 'sent' || type === 'Delivery') continue;
      await dependencies.outbox.claim(`receipts/${type}/${mail?.messageId}`);
      if (await isStopped(dependencies)) dependencies.log('receipts-stopped');
    }
  };
}

async function send(dependencies: Dependencies, to: string, reference: string): Promise<void> {
  const { outbox, mailer, sender, key, now, log } = dependencies;
  const day = Math.floor(now() / dayMs);
  // Mail to name+tag@host arrives at name@host.
  const address = to.toLowerCase().replace(/\+[^@]*@/, '@');
  const nameOn = (on: number) => `sent/${on}/${createHmac('sha256', key).update(`${address} ${on}`).digest('hex')}`;
  const timesOf = (prefix: string) => listTimes(outbox, prefix);
  const isAllowed =
    !(await timesOf(nameOn(day - 1))).some((time) => now() - time < dayMs) &&
    !(await isStopped(dependencies)) &&
    (await timesOf(`sent/${day}/`)).length < mostPerDay &&
    (await outbox.claim(`receipts/${nameOn(day)}`)) &&
    // Two of them may have counted at once.
    (await timesOf(`sent/${day}/`)).length <= mostPerDay;
  if (isAllowed) await mailer.send(await composeReceipt(to, reference, sender), { to, name: 'receipt', attempt: '1' });
  log(isAllowed ? 'receipt-sent' : 'receipt-withheld', { reference: logCode(reference) });
}

async function isStopped({ outbox, now }: Storage): Promise<boolean> {
  const [bounced, rejected] = [await listTimes(outbox, 'Bounce/'), await listTimes(outbox, 'Reject/')];
  const returned = [...bounced, ...rejected].sort((a, b) => a - b);
  const second = returned.filter((time, index) => time - (returned[index - 1] ?? -Infinity) < dayMs);
  return [...second, ...(await listTimes(outbox, 'Complaint/'))].some((time) => now() - time < 7 * dayMs);
}

async function listTimes(outbox: Storage['outbox'], prefix: string): Promise<number[]> {
  return (await outbox.list('receipts', { prefix })).map(({ since }) => since.getTime());
}
