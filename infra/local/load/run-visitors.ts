import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type Measured } from './client.ts';
import { readUse } from './process-use.ts';
import { readQuestions } from './questions.ts';

export type VisitorsProps = {
  /** Origin of the site. */
  url: string;
  /** The product's process. */
  pid: number;
  visitors: number;
  seconds: number;
  /** Longest pause of a visitor between two requests; half of it on the average. */
  longestPauseMs: number;
};

/** What a visit of many came to. */
export type VisitorsOutcome = {
  measured: Measured[];
  /** Memory of the product every few seconds, in megabytes, the first when everybody had come. */
  megabytes: number[];
  /** Share of one processor that the product took, 1 for all of one. */
  processorShare: number;
};

const samples = 24;

/** Lets so many visitors walk through the site at once, each reading for a while between two requests. */
export async function runVisitors(props: VisitorsProps): Promise<VisitorsOutcome> {
  const { url, pid, visitors, seconds, longestPauseMs } = props;
  const client = createClient(url);
  const next = await readQuestions(client);
  const measured: Measured[] = [];
  const until = Date.now() + seconds * 1_000;

  async function visit(): Promise<void> {
    while (Date.now() < until) {
      await wait(Math.min(Math.random() * longestPauseMs, Math.max(0, until - Date.now())));
      if (Date.now() >= until) return;
      const { body: _body, ...result } = await client.ask(next());
      measured.push(result);
    }
  }

  const megabytes: number[] = [];
  async function watch(): Promise<void> {
    while (Date.now() < until) {
      await wait((seconds * 1_000) / samples);
      megabytes.push((await readUse(pid)).megabytes);
    }
  }

  const before = await readUse(pid);
  const start = Date.now();
  await Promise.all([watch(), ...Array.from({ length: visitors }, visit)]);
  const after = await readUse(pid);
  client.close();
  const processorShare = ((after.processorSeconds - before.processorSeconds) * 1_000) / (Date.now() - start);
  return { measured, megabytes, processorShare };
}
