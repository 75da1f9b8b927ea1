import { cpus } from 'node:os';

const sampleMs = 500;
const longestMs = 20_000;

/** Resolves when less than a tenth of the processors' time is in use, or after 20 s. */
export async function untilQuiet(): Promise<void> {
  const deadline = Date.now() + longestMs;
  while ((await busyShare()) > 0.1 && Date.now() < deadline);
}

async function busyShare(): Promise<number> {
  const before = processorTime();
  await new Promise((resolve) => setTimeout(resolve, sampleMs));
  const after = processorTime();
  return 1 - (after.idle - before.idle) / (after.total - before.total);
}

function processorTime(): { idle: number; total: number } {
  const times = cpus().map(
    ({ times: { user, nice, sys, idle, irq } }) => [idle, user + nice + sys + idle + irq] as const,
  );
  return {
    idle: times.reduce((sum, [idle]) => sum + idle, 0),
    total: times.reduce((sum, [, total]) => sum + total, 0),
  };
}
