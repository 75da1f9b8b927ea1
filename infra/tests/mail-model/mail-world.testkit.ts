import { composeForm, fillForm } from '#contract/form-values.ts';
import { sampleFields } from '#contract/sample-fields.testkit.ts';
import { envelope } from '../../../functions/mail/deliver/deliver-email.testkit.ts';
import { createHandler as createDeliverEmail } from '../../../functions/mail/deliver/handler.ts';
import { createSesMailer } from '../../../functions/mail/deliver/ses.ts';
import { createHandler as createMailEvents } from '../../../functions/mail/events/handler.ts';
import { recordedEvent, type RecordedEvent } from '../../../functions/mail/events/recorded-events.ts';
import { attemptTag, nameTag } from '../../../functions/mail/outbox/keys.ts';
import { mailEventLadder, requeueMinutes, retryLadder } from '../../../functions/mail/outbox/retry-ladder.ts';
import * as before from '../../../functions/mail/outbox/fixtures/readers.testkit.ts';
import { createBucket } from '../../../functions/mail/outbox/memory-outbox.testkit.ts';
import { createS3Outbox } from '../../../functions/mail/outbox/s3-outbox.ts';
import { createdNotification, createDeadLetters, createSqsQueue } from '../../../functions/mail/outbox/sqs-queue.ts';
import { createHandler as createRequeueEmails } from '../../../functions/mail/requeue/handler.ts';
import { createHandler as createSendEmail } from '../../../functions/mail/send/handler.ts';
import { samplePdf } from '../../../functions/mail/send/resume.testkit.ts';
import { requestOf } from '../../../functions/mail/send/send-email.testkit.ts';
import { runOutboxCommand } from '../../commands/outbox.ts';
import { createDeadLetterQueue, createQueue, sesClientFor, type SesEmail } from './aws.testkit.ts';
import { createClock, createProcesses, type FaultRates, type Process, type Random } from './clock.testkit.ts';
import { readAsBefore, type Switched } from './releases.testkit.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** An email that SES accepted; its events carry `name` and `attempt`. */
export type Attempt = SesEmail & { messageId: string; name: string; attempt: string; at: number };

/** Events of an attempt and the time of each after it; `fails` makes the attempt itself fail. */
export type SesOutcome = readonly { event: RecordedEvent; afterMs: number }[] | 'fails';

/** Faults of the world; none by default. */
export type WorldProps = {
  random: Random;
  rates?: () => FaultRates;
  sesDoes?: (attempt: Attempt) => SesOutcome;
  /** Delays with which S3's notification of an email arrives: none if it is lost, several if it is duplicated. */
  notifies?: () => readonly number[];
  /** The same for an event of SES. */
  reports?: () => readonly number[];
  jitterMs?: () => number;
  /** Whether the readers of the release before run in this function now. */
  isBefore?: (name: Switched) => boolean;
  /** Gets each object that is written, by its key, and each message that arrives, by `notification` or `event`. */
  onWritten?: (key: string, text: string) => void;
};

/** The functions and `npm run outbox` with the SDK's clients of S3, SES and SQS in memory, from 20 November 2026. */
export function createMailWorld(props: WorldProps) {
  const { random, rates = () => ({ fail: 0, lose: 0, kill: 0 }), jitterMs = () => 0 } = props;
  const { notifies = () => [0], reports = () => [0], isBefore = () => false, onWritten } = props;
  const clock = createClock(Date.parse('2026-11-20T10:00:00Z'));
  const lost = { answers: 0 };
  const startProcess = createProcesses(clock, random, rates, () => (lost.answers += 1));
  const logged: { event: string; at: number; reference?: string }[] = [];
  const log = (event: string, details = {}) => void logged.push({ event, at: clock.now(), ...details });
  const attempts: Attempt[] = [];
  const behaviour = { sesDoes: props.sesDoes ?? ((): SesOutcome => [{ event: 'delivery', afterMs: minute }]) };

  const bucket = createBucket(clock.now, (key) => {
    onWritten?.(key, bucket.objects.get(key)!.text);
    if (key.startsWith('waiting/')) for (const delay of notifies()) waiting.send(createdNotification(key), delay);
  });
  const dead = createDeadLetterQueue(clock);
  const open = (process: Process, name: Switched) => {
    const sqs = dead.clientFor(process, { waiting: waiting.send, events: events.send });
    return {
      outbox: createS3Outbox('outbox', bucket.clientFor(process.call, isBefore(name) ? readAsBefore : undefined)),
      queue: createSqsQueue('waiting', sqs),
      deadLetters: createDeadLetters({ deadLetters: 'dead', mailEvents: 'events' }, sqs),
      now: process.now,
      log,
    };
  };

  const waiting = createQueue({
    clock,
    ladder: retryLadder,
    onDead: dead.add,
    invoke: (event, onHandled) => {
      const { body } = event.Records[0]!;
      onWritten?.('notification', body);
      if (isBefore('deliver')) before.createdKeys(body);
      startProcess(30_000, async (process) => {
        const { sender } = envelope;
        const ses = sesClientFor(process, accept);
        const mailer = createSesMailer({ sender, configurationSet: 'website' }, ses);
        const handler = createDeliverEmail({ ...open(process, 'deliver'), mailer, envelope });
        onHandled(await handler(event, { getRemainingTimeInMillis: process.remainingMs }));
      });
    },
  });
  const events = createQueue({
    clock,
    ladder: mailEventLadder,
    onDead: dead.add,
    invoke: (event, onHandled) => {
      const { body } = event.Records[0]!;
      onWritten?.('event', body);
      if (isBefore('events')) before.readTags(body);
      startProcess(30_000, async (process) => onHandled(await createMailEvents(open(process, 'events'))(event)));
    },
  });

  function accept(email: SesEmail): string {
    const messageId = `ses-${attempts.length + 1}`;
    const attempt = {
      ...email,
      messageId,
      name: email.tags[nameTag]!,
      attempt: email.tags[attemptTag]!,
      at: clock.now(),
    };
    attempts.push(attempt);
    const outcome = behaviour.sesDoes(attempt);
    if (outcome === 'fails') throw new Error('Throttling');
    for (const { event, afterMs } of outcome) publish(event, attempt, afterMs);
    return messageId;
  }

  function publish(event: RecordedEvent, attempt: Pick<Attempt, 'name' | 'messageId' | 'attempt'>, afterMs = 0): void {
    for (const delay of reports()) events.send(recordedEvent(event, attempt), afterMs + delay);
  }

  /** Runs requeue-emails; Lambda retries a failed run twice. */
  function requeue(retries = 2): void {
    startProcess(600_000, (process) =>
      createRequeueEmails({ ...open(process, 'requeue'), isAlarmSilent: async () => false })().catch(() => {
        log('requeue-emails-failed');
        if (retries > 0) clock.at(clock.now() + minute, () => requeue(retries - 1));
      }),
    );
  }
  function schedule(at: number): void {
    clock.at(at, () => {
      // A run without an email that is not delivered, or a reminder that is due, does nothing.
      const tomorrow = `reminders/${new Date(at + day).toISOString()}`;
      const isBusy = [...bucket.objects.keys()].some(
        (key) => /^(waiting|sent)/.test(key) || (key.startsWith('reminders/') && key < tomorrow),
      );
      if (isBusy) clock.at(at + jitterMs(), () => requeue());
      schedule(at + requeueMinutes * minute);
    });
  }
  schedule(clock.now());

  return {
    clock,
    bucket,
    dead,
    attempts,
    behaviour,
    logged,
    lost,
    /** Number of messages that are neither handled nor dead. */
    openMessages: () => waiting.open.size + events.open.size,
    publish,
    /** Sends a form as a browser does; `onAccepted` gets the reference that the visitor is shown. */
    send: (form: object, onAccepted: (reference: string) => void = () => {}): void =>
      startProcess(15_000, async (process) => {
        const handler = createSendEmail({ ...open(process, 'send'), allowed: [envelope.office], key: 'key' });
        const body = JSON.stringify({ ...form, to: [envelope.office] });
        const response = await handler(requestOf({ body, headers: { 'content-type': 'text/plain' } }));
        if (response.statusCode === 200) onAccepted((JSON.parse(response.body) as { id: string }).id);
        else if (response.statusCode !== 503) throw new Error(`Expected 200 or 503, got ${response.body}`);
      }),
    /** Runs `npm run outbox` with these arguments. An operator repeats a failed command after a minute. */
    operate: function operate(command: string): void {
      startProcess(600_000, async (process) => {
        try {
          for await (const _line of runOutboxCommand(open(process, 'command'), command.split(' '), process.now(), 0));
        } catch {
          clock.at(clock.now() + minute, () => operate(command));
        }
      });
    },
    pass: async (ms: number): Promise<void> => {
      const end = clock.now() + ms;
      clock.at(end, () => {});
      await clock.runUntil(() => clock.now() >= end);
    },
  };
}

const person = { name: 'Asha', email: 'asha@example.com', phone: '+91 00000 00001' };
function fileOf(inserted: string) {
  const fileContentBase64 = samplePdf(600, inserted).toString('base64');
  return { fileName: 'a.pdf', fileContentBase64, mimeType: 'application/pdf' };
}

const [cleanFile, infectedFile] = [fileOf('clean'.repeat(9)), fileOf('infected'.repeat(9))];

/** Whether an email has the file of an infected application: the first line of its base64. */
export function isInfected({ mime }: SesEmail): boolean {
  return mime.includes(infectedFile.fileContentBase64.slice(0, 76));
}

export type SampleKind = 'home' | 'application' | 'infected application';

export function formOf(text: string, kind: SampleKind = 'home'): object {
  if (kind === 'home') return composeForm(fillForm('home', sampleFields('home', { ...person, message: text })));
  const file = kind === 'application' ? cleanFile : infectedFile;
  return { ...composeForm(fillForm('application', sampleFields('application', { ...person, note: text }))), ...file };
}
