import { company } from '#content/company.ts';
import { letterWords as words } from '#content/weekly-letter.ts';
import type { Log } from '../../runtime/log.ts';
import { type LogEvent, metrics } from '../../runtime/metrics.ts';
import { officeDay, readableDay } from '../../runtime/office-time.ts';
import { fingerprint, referenceNumber } from '../outbox/keys.ts';
import { weeklyLetterForm } from '../outbox/list-report.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { QueryRow, RunQuery } from './log-queries.ts';

type LabelOf = (row: QueryRow) => string | undefined;
/** Visits below `few` are not told apart; up to `leastOfShare` of one share of the networks count in any case. */
const [few, leastOfShare] = [5, 100];

const counted = ['visit-reported', 'step-reported', 'email-accepted', 'weekly-letter-written'];
const [visit, step, email, letter] = counted;
const { OutboxWriteFailed, EmailReturned, CmsFailed, PluginCallFailed, PageFailed, ScriptsMissing } = metrics;
const failures: readonly string[] = [OutboxWriteFailed, EmailReturned, CmsFailed, PluginCallFailed, PageFailed]
  .flatMap(({ events }): readonly LogEvent[] => events)
  .concat(ScriptsMissing.events, 'email-given-up', 'email-unreadable');

const { timeZone, utcOffsetMinutes } = company.officeHours;
export const weekMs = 7 * 24 * 60 * 60_000;
/** A Monday at nine of the office's time, in milliseconds since 1970. */
export const firstLetter = Date.UTC(1970, 0, 5, 9) - utcOffsetMinutes * 60_000;

/** A crashed run logs a text without an event. */
const countsQuery = `filter event in ${JSON.stringify([...counted, ...failures])} or @message like /Invoke Error|Task timed out/
| stats count(*) as lines, count_distinct(reference) as emails by event, source, page, step, form, interest, role, call, network`;
const timesQuery = 'filter event = "visit-reported" | stats pct(lcpMs, 75) as lcp, pct(inpMs, 75) as inp';

/**
 * Puts the letter about a week into the outbox: the seven days before `end`, by default before today in the office's time
 * zone. Rejects with OutboxUnavailable.
 */
export async function writeLetter(
  { outbox, runQuery, now, log }: { outbox: Pick<Outbox, 'put'>; runQuery: RunQuery; now: () => Date; log: Log },
  end = Date.parse(officeDay(now(), timeZone)) - utcOffsetMinutes * 60_000,
): Promise<void> {
  const runBoth = (to: number) =>
    Promise.all([countsQuery, timesQuery].map((query) => runQuery(query, new Date(to - weekMs), new Date(to))));
  const weeks = await Promise.all([end, end - weekMs].map(runBoth));
  const [first, last] = [end - weekMs, end - 1].map((at) => readableDay(officeDay(new Date(at), timeZone)));
  const content = composeLetter(weeks, `${first} to ${last}`);
  const print = fingerprint(JSON.stringify(content));
  const reference = referenceNumber(print);
  await outbox.put(print, { acceptedAt: now().toISOString(), reference, form: weeklyLetterForm, ...content });
  log('weekly-letter-written', { reference });
}

/** Returns the letter about the first of two weeks: sections of a title and lines `label: figure (former figure)`. */
function composeLetter(weeks: readonly Awaited<ReturnType<RunQuery>>[][], days: string) {
  const weighed = weeks.map(([rows]) => rows && weigh(rows));
  const section = (title: string, labelOf: LabelOf, isOfVisits = false): string[] => {
    const totals = weighed.map((rows) => totalsBy(rows ?? [], labelOf));
    const count = (label: string, week: number) => Math.round(totals[week]?.get(label) ?? 0);
    const show = (label: string, week: number) => {
      if (!weighed[week]?.length) return weighed[week] ? '–' : '?';
      return isOfVisits ? atLeast(count(label, week)) : String(count(label, week));
    };
    const lines = [...new Set(totals.flatMap((total) => [...total.keys()]))]
      .sort((one, other) => count(other, 0) - count(one, 0))
      .map((label) => `${label}: ${show(label, 0)} (${words.before(show(label, 1))})`);
    return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
  };
  const totals = totalsBy(weighed[0] ?? [], ({ event }) => event);
  const [visits, mails, letters] = [visit, email, letter].map((event = '') => Math.round(totals.get(event) ?? 0));
  const seconds = (name: string, week: number) => Number(weeks[week]?.[1]?.[0]?.[name] || NaN) / 1_000 || '?';
  const speed = Object.entries(words.speed).map(
    ([name, label]) => `${label}: ${seconds(name, 0)} s (${words.before(`${seconds(name, 1)} s`)})`,
  );
  const hasVisits = weighed.some((rows) => rows?.some(({ row }) => row['event'] === visit) ?? true);
  return {
    subject: weighed[0] ? words.subject(days, mails, hasVisits ? atLeast(visits) : 'no') : words.unread(days),
    message: [
      ...(hasVisits ? [] : [words.noVisits]),
      ...(weeks.flat().includes(undefined) ? [words.incomplete] : []),
      ...(weighed[0]?.length && !letters ? [words.missingLetter] : []),
      ...Object.entries(words.titles).flatMap(([key, title]) => {
        const [event, field = ''] = key.split(' ');
        return section(title, (row) => (row['event'] === event ? row[field] : undefined), event !== email);
      }),
      ...(hasVisits ? [[words.titleOfSpeed, ...speed].join('\n')] : []),
      ...section(words.failures, ({ event = words.crash }) => (counted.includes(event) ? undefined : event)),
      words.notes,
    ].join('\n\n'),
  };
}

/**
 * Returns what the rows count: an email once however often it is logged, visits of a share of the networks (report/handler.ts)
 * no more than all others together, and visits without a source, which are reloads, nothing.
 */
function weigh(rows: readonly QueryRow[]) {
  const counts = rows
    .filter(({ event, source }) => event !== visit || source)
    .map((row) => ({ row, count: Number(row['emails']) || Number(row['lines']) }));
  const all = totalsBy(counts, ({ event }) => event);
  const shares = totalsBy(counts, ({ event, network }) => `${event} ${network}`);
  return counts.map(({ row, count }) => {
    const [event = '', share = 0] = [row['event'], shares.get(`${row['event']} ${row['network']}`)];
    const most = Math.max(leastOfShare, (all.get(event) ?? 0) - share);
    return { row, count: event === visit || event === step ? count * Math.min(1, most / share) : count };
  });
}

function atLeast(count = 0): string {
  return count > 0 && count < few ? words.few : String(count);
}

function totalsBy(rows: readonly { row: QueryRow; count: number }[], labelOf: LabelOf): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { row, count } of rows) {
    const label = labelOf(row) ?? 'none';
    if (label !== 'none') totals.set(label, (totals.get(label) ?? 0) + count);
  }
  return totals;
}
