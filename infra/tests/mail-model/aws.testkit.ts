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

/** `receives` counts; only the last receipt handle is valid, until the message is visible again. */
type Message = { id: string; body: string; visibleAt: number; receives: number };

/**
 * A queue that no function consumes; `clientFor` also sends to other queues, by their URL. A receive returns at most
 * `most` messages, those first that were received before, which is the worst order that SQS allows.
 */
export function createDeadLetterQueue(clock: { now: () => number }, most = 10) {
  const letters = new Map<string, Message>();
  const handleOf = ({ id, receives }: Message) => `${id}#${receives}`;
  const inFlight = (handle = '') => {
    const letter = letters.get(handle.split('#')[0]!);
    return letter && handleOf(letter) === handle && letter.visibleAt > clock.now() ? letter : undefined;
  };
  let count = 0;
  function perform(command: unknown, queues: Readonly<Record<string, (body: string) => void>>): object {
    if (command instanceof sqs.SendMessageCommand) queues[command.input.QueueUrl!]!(command.input.MessageBody!);
    if (command instanceof sqs.DeleteMessageCommand) letters.delete(inFlight(command.input.ReceiptHandle)?.id ?? '');
    if (command instanceof sqs.ChangeMessageVisibilityBatchCommand) {
      for (const { ReceiptHandle } of command.input.Entries ?? []) {
        const letter = inFlight(ReceiptHandle);
        if (letter) letter.visibleAt = clock.now();
      }
    }
    if (!(command instanceof sqs.ReceiveMessageCommand)) return {};
    const visible = [...letters.values()].filter(({ visibleAt }) => visibleAt <= clock.now());
    const received = visible.toSorted((one, other) => other.receives - one.receives).slice(0, most);
    for (const letter of received) {
      letter.receives += 1;
      letter.visibleAt = clock.now() + command.input.VisibilityTimeout! * 1_000;
    }
    const Messages = received.map((letter) => {
      return { MessageId: letter.id, ReceiptHandle: handleOf(letter), Body: letter.body };
    });
    return { Messages };
  }
  return {
    letters,
    add: (body: string): void => {
      const id = String((count += 1));
      letters.set(id, { id, body, visibleAt: clock.now(), receives: 0 });
    },
    clientFor: (
      { call }: Pick<Process, 'call'>,
      queues: Readonly<Record<string, (body: string) => void>>,
    ): sqs.SQSClient =>
      ({ send: (command: unknown) => call(() => perform(command, queues)) }) as unknown as sqs.SQSClient,
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
