import type { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import * as sqs from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import type { RetryStep } from '../../../functions/mail/outbox/retry-ladder.ts';
import type { Clock, Process } from './clock.testkit.ts';

export type SesEmail = { mime: string; tags: Readonly<Record<string, string>> };

/** Returns the SDK's client of SES in a process. `accept` returns SES's id of the email. */
export function sesClientFor(process: Process, accept: (email: SesEmail) => string): SESClient {
  const send = ({ input }: SendRawEmailCommand) =>
    process.call(
      () => {
        const tags = Object.fromEntries((input.Tags ?? []).map(({ Name = '', Value = '' }) => [Name, Value]));
        return { MessageId: accept({ mime: Buffer.from(input.RawMessage?.Data ?? '').toString(), tags }) };
      },
      { isRetriedBySdk: false },
    );
  return { send } as unknown as SESClient;
}

type Message = { id: string; body: string; visibleAt: number };

/** A queue that no function consumes; `clientFor` also sends to other queues, by their URL. */
export function createDeadLetterQueue(clock: Clock) {
  const letters = new Map<string, Message>();
  let count = 0;
  function perform(command: unknown, queues: Readonly<Record<string, (body: string) => void>>): object {
    if (command instanceof sqs.SendMessageCommand) queues[command.input.QueueUrl!]!(command.input.MessageBody!);
    if (command instanceof sqs.DeleteMessageCommand) letters.delete(command.input.ReceiptHandle!);
    if (command instanceof sqs.ChangeMessageVisibilityCommand) {
      const letter = letters.get(command.input.ReceiptHandle!);
      if (letter) letter.visibleAt = clock.now();
    }
    if (!(command instanceof sqs.ReceiveMessageCommand)) return {};
    const visible = [...letters.values()].filter(({ visibleAt }) => visibleAt <= clock.now()).slice(0, 10);
    for (const letter of visible) letter.visibleAt = clock.now() + command.input.VisibilityTimeout! * 1_000;
    return { Messages: visible.map(({ id, body }) => ({ MessageId: id, ReceiptHandle: id, Body: body })) };
  }
  return {
    letters,
    add: (body: string): void => {
      const id = String((count += 1));
      letters.set(id, { id, body, visibleAt: clock.now() });
    },
    clientFor: (process: Process, queues: Readonly<Record<string, (body: string) => void>>): sqs.SQSClient =>
      ({ send: (command: unknown) => process.call(() => perform(command, queues)) }) as unknown as sqs.SQSClient,
  };
}

type QueueProps = {
  clock: Clock;
  ladder: readonly RetryStep[];
  onDead: (body: string) => void;
  /** Starts the function with a batch of one; it resolves with the messages to retry. */
  invoke: (event: SQSEvent, onHandled: (response: { batchItemFailures: readonly unknown[] }) => void) => void;
};

export function createQueue({ clock, ladder, onDead, invoke }: QueueProps) {
  const waits = ladder.flatMap(({ attempts, waitMinutes }) => Array<number>(attempts).fill(waitMinutes * 60_000));
  /** Messages that are neither handled nor dead. */
  const open = new Set<object>();

  function send(body: string, delayMs = 0): void {
    const Records = [{ messageId: 'message', body }] as SQSEvent['Records'];
    const message = { body };
    open.add(message);
    const receive = (count: number) => {
      const wait = waits[count];
      if (!open.has(message)) return;
      if (wait === undefined) {
        open.delete(message);
        onDead(body);
        return;
      }
      clock.at(clock.now() + wait, () => receive(count + 1));
      invoke({ Records }, ({ batchItemFailures }) => batchItemFailures.length === 0 && open.delete(message));
    };
    clock.at(clock.now() + delayMs, () => receive(0));
  }
  return { open, send };
}
