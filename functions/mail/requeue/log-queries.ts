import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { type AwsVariables, createSignedClient } from '../../runtime/signed-client.ts';

export type QueryRow = Readonly<Record<string, string>>;

/** Resolves with the rows between two moments; with undefined if the query fails or they are not all. */
export type RunQuery = (query: string, from: Date, to: Date) => Promise<readonly QueryRow[] | undefined>;

const limit = 10_000;
const cell = v.object({ field: v.string(), value: v.string() });
const answer = v.object({ status: v.string(), results: v.optional(v.array(v.array(cell)), []) });

/** Runs queries of CloudWatch Logs Insights. Asks for the result sixty times, every `pauseMs`. */
export function createLogQueries(logGroupNames: readonly string[], variables: AwsVariables, pauseMs = 2_000): RunQuery {
  const { client, url } = createSignedClient('logs', variables, variables['AWS_ENDPOINT_URL_CLOUDWATCH_LOGS']);
  const call = async (action: 'StartQuery' | 'GetQueryResults', body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `Logs_20140328.${action}` };
    const request = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(10_000) };
    return (await client.fetch(url, request)).json();
  };
  const run: RunQuery = async (queryString, from, to) => {
    // In seconds; the end belongs to the range.
    const [startTime, endTime] = [from.getTime() / 1_000, to.getTime() / 1_000 - 1].map(Math.floor);
    const query = await call('StartQuery', { logGroupNames, startTime, endTime, queryString, limit });
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { status, results } = v.parse(answer, await call('GetQueryResults', query));
      const rows = results.map((row) => Object.fromEntries(row.map(({ field, value }) => [field, value])));
      if (status === 'Complete') return rows.length < limit ? rows : undefined;
      if (status !== 'Running' && status !== 'Scheduled') return undefined;
      await pause(pauseMs);
    }
    return undefined;
  };
  return (...query) => run(...query).catch(() => undefined);
}
