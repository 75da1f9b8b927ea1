/** What a log line may carry beside its event: counts, codes, references; never a name, an address or a text. */
export type LogDetails = Record<string, string | number | boolean>;

/** Writes one JSON line for operators; `event` is kebab-case and what alarms and queries look for. */
export function log(event: string, details: LogDetails = {}): void {
  console.log(JSON.stringify({ event, ...details }));
}

/** Writes a line as `log` does; takes the place of `log` in tests. */
export type Log = typeof log;
