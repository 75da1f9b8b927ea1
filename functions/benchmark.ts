import { argv, memoryUsage, version } from 'node:process';
import { composeForm } from '#contract/form-values.ts';
import { emailLimits } from '#contract/email.ts';
import { createHandler as createDeliverEmail } from './deliver-email/handler.ts';
import { batch } from './deliver-email/deliver-email.testkit.ts';
import { createdNotification } from './outbox/sqs-queue.ts';
import { createMemoryOutbox } from './outbox/memory-outbox.testkit.ts';
import { samplePdf } from './send-email/resume/resume.testkit.ts';
import { office, requestOf } from './send-email/send-email.testkit.ts';
import { createHandler as createSendEmail } from './send-email/handler.ts';

/**
 * `npx tsx functions/benchmark.ts small|resume` measures time and memory of one message in send-email and
 * deliver-email, without storage and SES. Each process measures one kind of message, because peak memory never
 * decreases.
 */
const runs = 200;
const person = { email: 'asha@example.com', phone: '+91 00000 00001' };
const resume = samplePdf(emailLimits.resumeBytes).toString('base64');

const kinds = {
  small: (name: string) => ({
    ...composeForm('home', { ...person, name, message: 'Does it speak Gujarati? '.repeat(20) }),
    to: [office],
  }),
  resume: (name: string) => ({
    ...composeForm('application', { ...person, name, role: 'DevOps Engineer', note: 'I can start in January.' }),
    to: [office],
    fileName: 'resume.pdf',
    fileContentBase64: resume,
    mimeType: 'application/pdf',
  }),
};

const kind = argv[2];
if (kind !== 'small' && kind !== 'resume') throw new Error(`Expected "small" or "resume", got ${String(kind)}.`);

const outbox = createMemoryOutbox();
const quiet = { now: () => new Date(), log: () => {} };
const sendEmail = createSendEmail({ outbox, allowed: [office], ...quiet });
const deliverEmail = createDeliverEmail({
  outbox,
  mailer: { send: async () => 'ses' },
  envelope: { sender: 'website@example.com', office, siteOrigin: 'https://www.example.com', subjectPrefix: '' },
  ...quiet,
});

const sending: number[] = [];
const delivering: number[] = [];
let peakBytes = memoryUsage.rss();
const startBytes = peakBytes;

for (let run = 0; run < runs; run += 1) {
  // A different name each time, otherwise all messages but the first are duplicates, which are not delivered.
  const body = JSON.stringify(kinds[kind](`Asha Patel ${run}`));
  const event = requestOf({ body, headers: { 'content-type': 'text/plain' } });
  sending.push(
    await timed(async () => {
      const { statusCode } = await sendEmail(event);
      if (statusCode !== 200) throw new Error(`Expected 200, got ${statusCode}.`);
    }),
  );
  const [key = ''] = outbox.keys('waiting');
  delivering.push(await timed(() => deliverEmail(batch(createdNotification(key)))));
  if (outbox.keys('waiting').length > 0) throw new Error('Expected an empty outbox after the delivery.');
  // Delete the sent email, otherwise the emails of all runs add up in memory and the peak is not that of one message.
  for (const sent of outbox.keys('sent')) await outbox.remove(sent);
  peakBytes = Math.max(peakBytes, memoryUsage.rss());
}

console.log(`${kind}, ${runs} messages, Node ${version}`);
console.log(`  send-email     ${figures(sending)}`);
console.log(`  deliver-email  ${figures(delivering)}`);
console.log(`  memory         ${megabytes(startBytes)} at the start, ${megabytes(peakBytes)} at the peak`);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function figures(durationsMs: number[]): string {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, first ${(durationsMs[0] ?? 0).toFixed(1)} ms`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
