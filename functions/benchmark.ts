import { argv, memoryUsage, version } from 'node:process';
import { applicationMessage, applicationSubject, homeMessage } from '#contract/message.ts';
import { emailLimits } from '#contract/email.ts';
import { createHandler as createDeliverEmail } from './deliver-email/handler.ts';
import { batch, created } from './deliver-email/set-up.ts';
import { createMemoryOutbox } from './outbox/memory-outbox.ts';
import { samplePdf } from './send-email/sample-files.ts';
import { office, requestOf } from './send-email/set-up.ts';
import { createHandler as createSendEmail } from './send-email/handler.ts';

/**
 * `npx tsx functions/benchmark.ts small|resume`: what one message costs in send-email and deliver-email, without
 * storage and SES. One process measures one kind of message, because a process never gives its peak back.
 */
const runs = 200;
const person = { name: 'Asha Patel', email: 'asha@example.com', phone: '+91 00000 00001' };

const kinds = {
  small: () => ({
    subject: 'Message from Asha Patel',
    message: homeMessage({ ...person, message: 'Does it speak Gujarati? '.repeat(20) }),
    to: [office],
  }),
  resume: () => ({
    subject: applicationSubject(person.name),
    message: applicationMessage({ ...person, role: 'DevOps Engineer', portfolio: '', note: 'I can start in January.' }),
    to: [office],
    fileName: 'resume.pdf',
    fileContentBase64: samplePdf(emailLimits.resumeBytes).toString('base64'),
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
  mailer: { send: async () => {} },
  envelope: { sender: 'website@example.com', office, siteOrigin: 'https://www.example.com' },
  ...quiet,
});

const template = kinds[kind]();
const sending: number[] = [];
const delivering: number[] = [];
let peakBytes = memoryUsage.rss();
const startBytes = peakBytes;

for (let run = 0; run < runs; run += 1) {
  const body = JSON.stringify({ ...template, subject: `${template.subject} ${run}` });
  const event = requestOf({ body, headers: { 'content-type': 'text/plain' } });
  sending.push(
    await timed(async () => {
      const { statusCode } = await sendEmail(event);
      if (statusCode !== 200) throw new Error(`Expected 200, got ${statusCode}.`);
    }),
  );
  const [key = ''] = outbox.waiting.keys();
  delivering.push(await timed(() => deliverEmail(batch(created(key)))));
  if (outbox.waiting.size > 0) throw new Error('Expected an empty outbox after the delivery.');
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
