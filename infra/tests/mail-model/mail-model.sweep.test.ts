import { expect, inject, test } from 'vitest';
import { runMailModel, type Figures } from './mail-model.testkit.ts';

/** `MAIL_SEED=7` runs one seed and prints what happened; `MAIL_RUNS=20000` runs as many as at night, from that seed on. */
const { MAIL_SEED, MAIL_RUNS } = process.env;
const firstSeed = Number(MAIL_SEED ?? 1);
const runs = Number(MAIL_RUNS ?? (MAIL_SEED ? 1 : inject('isSweep') ? 20_000 : 60));

/** Sums of the runs, and the seeds that a figure above zero came from. */
type Sum = Figures & { runs: number; seeds: Partial<Record<keyof Figures, number[]>> };

test(`in ${runs} random runs no accepted email is lost, thrown away or stuck without an alarm, and no infected file is sent again`, {
  timeout: 3_600_000,
}, async () => {
  const sums: Record<string, Sum> = {};
  for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
    const { lostAnswers, lostEvents, timeline, ...figures } = await runMailModel(seed);
    if (runs === 1) console.info(timeline.join('\n'));
    const kind = `${lostAnswers > 0 ? 'answers' : 'no answers'} and ${lostEvents > 0 ? 'events' : 'no events'} lost`;
    const sum = (sums[kind] ??= { ...noFigures, runs: 0, seeds: {} });
    sum.runs += 1;
    for (const [name, count] of Object.entries(figures) as [keyof Figures, number][]) {
      sum[name] += count;
      if (count > 0 && name !== 'accepted') (sum.seeds[name] ??= []).push(seed);
    }
  }
  if (runs > 100) console.info(JSON.stringify(sums, (key, value: unknown) => (key === 'seeds' ? undefined : value), 1));
  expect(Object.entries(sums).flatMap(([kind, sum]) => breaches(kind, sum))).toEqual([]);
});

const noFigures: Figures = {
  accepted: 0,
  lost: 0,
  thrownAway: 0,
  stuck: 0,
  operated: 0,
  infectedAgain: 0,
  twice: 0,
  notReminded: 0,
  remindedTwice: 0,
};

/** Returns the figures of a kind of runs that are too high, with their seeds. */
function breaches(kind: string, { seeds, ...sum }: Sum): string[] {
  const { accepted } = sum;
  const limits: Partial<Figures> = {
    lost: 0,
    infectedAgain: 0,
    // A lost event of SES may be the only trace of a bounce.
    ...(kind.endsWith('no events lost') && {
      thrownAway: 0,
      stuck: 0,
      notReminded: 0,
      remindedTwice: 0,
      operated: accepted / 1_000,
      twice: Math.max(1, accepted * (kind.startsWith('no answers') ? 0.01 : 0.02)),
    }),
  };
  return (Object.entries(limits) as [keyof Figures, number][]).flatMap(([name, most]) =>
    sum[name] <= most ? [] : [`${kind}: ${name} ${sum[name]} of ${accepted}, seeds ${seeds[name]?.join(' ')}`],
  );
}
