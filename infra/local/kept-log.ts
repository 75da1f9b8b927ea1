import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRow, RunQuery } from '../../functions/mail/requeue/log-queries.ts';
import { writeLetter } from '../../functions/mail/requeue/weekly-letter.ts';
import { parseRecord } from '#contract/json.ts';
import { createLog } from '../../functions/runtime/log.ts';
import { openLocalOutbox } from './storage/local-outbox.ts';

export function keepLog(folder: string): void {
  const write = process.stdout.write.bind(process.stdout) as (...text: unknown[]) => boolean;
  process.stdout.write = (...text: unknown[]) => {
    const line = String(text[0]);
    if (line.startsWith('{"event":'))
      appendFileSync(join(folder, 'log'), line.replace('{', `{"at":"${new Date().toISOString()}",`));
    return write(...text);
  };
}

export async function writeLocalLetter(folder: string): Promise<void> {
  const { outbox } = await openLocalOutbox(folder);
  keepLog(folder);
  const kept = readFileSync(join(folder, 'log'), { encoding: 'utf8', flag: 'a+' }).split('\n');
  await writeLetter({ outbox, runQuery: queryLog(kept), now: () => new Date(), log: createLog('') }, Date.now());
}

/** CloudWatch Logs Insights on the kept lines, as far as the letter needs it: a row for each line, or upper quartiles. */
export function queryLog(kept: readonly string[]): RunQuery {
  return async (query, from, to) => {
    const lines = kept
      .map((line) => (parseRecord(line) ?? {}) as QueryRow)
      .filter(({ at = '', event }) => query.includes(`"${event}"`) && new Date(at) >= from && new Date(at) < to);
    const quartile = (name: string) => {
      const times = lines.flatMap((line) => line[name] ?? []).sort((one, other) => Number(one) - Number(other));
      return times[Math.ceil(0.75 * times.length) - 1] ?? '';
    };
    const [, fields] = / by (.+)$/.exec(query) ?? [];
    if (fields === undefined) return [{ lcp: quartile('lcpMs'), inp: quartile('inpMs') }];
    const rows = lines.map((line): [unknown, QueryRow] => {
      const named = Object.entries(line).filter(([name]) => fields.split(', ').includes(name));
      // An email counts once.
      return [
        line['reference'] ? line['reference'] + String(named) : line,
        { ...Object.fromEntries(named), lines: '1' },
      ];
    });
    return [...new Map(rows).values()];
  };
}
