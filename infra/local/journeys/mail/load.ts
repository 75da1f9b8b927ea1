import { readFile } from 'node:fs/promises';
import { samplePdf } from '../sample-pdf.ts';
import { subjectOf, type MailProduct, type Resume } from './mail-product.ts';
import { sha256, type SesBehaviour } from './ses-stand-in.ts';
import { until } from './until.ts';

export type LoadProps = {
  messages: number;
  /** How many of them carry a résumé of 4 MB, spread evenly. */
  resumes: number;
};

/** What happened to a load; `lost`, `twice` and `damaged` name visitors. */
export type LoadOutcome = {
  refused: number;
  lost: string[];
  twice: string[];
  damaged: string[];
  /** Requests to SES, and how many of them failed. */
  attempts: number;
  failures: number;
  /** Longest that one visitor waited for the answer, and until the last mail was there, in milliseconds. */
  slowestAnswerMs: number;
  totalMs: number;
  /** Most memory the product had, in megabytes; 0 where the system does not say. */
  peakMegabytes: number;
};

/** What the product may take at most under any load, in megabytes. */
export const memoryBound = 700;

/** Visitors who send at the same time. */
const visitorsAtOnce = 8;

const resumeBytes = 4 * 1024 * 1024 - 2_000;

/** Sends so many messages at once while SES fails half of the time, and waits until nothing waits any more. */
export async function runLoad(product: MailProduct, { messages, resumes }: LoadProps): Promise<LoadOutcome> {
  const { ses } = product;
  const failures = failHalf(product);
  const start = Date.now();
  const sent = new Map<string, string | undefined>();
  let refused = 0;
  let slowestAnswerMs = 0;
  let next = 0;
  const pdf = samplePdf(resumeBytes);

  async function visitor(): Promise<void> {
    while (next < messages) {
      const number = next++;
      const hasResume = Math.floor((number * resumes) / messages) !== Math.floor(((number + 1) * resumes) / messages);
      const resume = hasResume ? resumeOf(pdf, number) : undefined;
      const before = Date.now();
      const { status } = await product.send(`Visitor ${number}`, resume);
      slowestAnswerMs = Math.max(slowestAnswerMs, Date.now() - before);
      if (status !== 200) refused += 1;
      sent.set(subjectOf(`Visitor ${number}`, hasResume), resume && sha256(resume.content));
    }
  }
  await Promise.all(Array.from({ length: visitorsAtOnce }, visitor));
  await until(() => product.isDrained(), 600_000);

  const arrivals = (subject: string) => ses.taken.filter((mail) => mail.subject === subject);
  const subjects = [...sent.keys()];
  return {
    refused,
    lost: subjects.filter((subject) => arrivals(subject).length === 0),
    twice: subjects.filter((subject) => arrivals(subject).length > 1),
    damaged: subjects.filter((subject) => arrivals(subject)[0]?.attachments[0]?.sha256 !== sent.get(subject)),
    attempts: ses.attempts(),
    failures: failures(),
    slowestAnswerMs,
    totalMs: Date.now() - start,
    peakMegabytes: await readPeak(product.pid()),
  };
}

/** Makes every second attempt fail, on the average, in one of three ways; answers how many have failed. */
function failHalf({ ses }: MailProduct): () => number {
  const ways: readonly SesBehaviour[] = ['throttle', 'unavailable', 'reset'];
  let failures = 0;
  let state = 7;
  ses.behave(() => {
    // The same row at every run.
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    if (state >>> 30 === 0) return 'accept';
    return ways[failures++ % ways.length] ?? 'throttle';
  });
  return () => failures;
}

/** A file that only this visitor has. */
function resumeOf(pdf: Buffer, number: number): Resume {
  const content = Buffer.from(pdf);
  content.writeUInt32BE(number, pdf.length - 1_000);
  return { fileName: `resume ${number}.pdf`, content };
}

async function readPeak(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024);
}
