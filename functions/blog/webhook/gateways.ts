import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { createHash } from 'node:crypto';
import { isRecord, parseRecord } from '#contract/json.ts';

export type Edge = {
  /**
   * Invalidates cached responses by path; a trailing `*` is a wildcard. A call with an earlier `id` and the same paths
   * costs no second invalidation. Rejects if CloudFront returns an error.
   */
  invalidate(paths: readonly string[], id: string): Promise<void>;
};

const timeoutMs = 5_000;

export function createEdge(distributionId: string): Edge {
  const client = new CloudFrontClient({});
  return {
    async invalidate(paths, id) {
      const command = new CreateInvalidationCommand({
        DistributionId: distributionId,
        InvalidationBatch: {
          CallerReference: id,
          Paths: { Quantity: paths.length, Items: [...paths] },
        },
      });
      await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
    },
  };
}

/** The workflow that pulls the lists of WordPress and deploys the site. */
export type Pipeline = {
  /**
   * Starts the workflow for a call of the webhook, unless it has been started for it: a repeated call starts nothing, in
   * whichever instance of the function it arrives. Rejects if the secret cannot be read, or the workflow was not accepted.
   */
  start(callId: string): Promise<void>;
};

/**
 * Returns a pipeline that dispatches the GitHub workflow at the secret's `url` with its `token`
 * (docs.github.com/rest/actions/workflows, "Create a workflow dispatch event").
 */
export function createPipeline(
  readSecret: () => Promise<string | undefined>,
  fetch: typeof globalThis.fetch,
): Pipeline {
  return {
    async start(callId) {
      const { url, token } = parseRecord((await readSecret()) ?? '') ?? {};
      if (typeof url !== 'string' || typeof token !== 'string')
        throw new Error('Expected a secret with url and token.');
      const request = (address: string, init: RequestInit = {}) =>
        fetch(address, {
          ...init,
          headers: {
            accept: 'application/vnd.github+json',
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'x-github-api-version': '2022-11-28',
          },
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
      // A hash, because the call's id is any text.
      const call = createHash('sha256').update(callId).digest('hex').slice(0, 16);
      if (await hasRun(request, url, call)) return;
      const response = await request(url, { method: 'POST', body: JSON.stringify({ ref: 'main', inputs: { call } }) });
      await response.body?.cancel();
      const { ok, status } = response;
      if (!ok)
        throw Object.assign(new Error(`Expected the workflow to be dispatched, got status ${status}.`), {
          code: status,
        });
    },
  };
}

/** Whether a run of the workflow names this call (`run-name` in content.yml). A list that cannot be read stops no start. */
async function hasRun(request: (address: string) => Promise<Response>, url: string, call: string): Promise<boolean> {
  const runs = url.replace(/dispatches$/, 'runs?event=workflow_dispatch&per_page=50');
  const found: unknown = await request(runs)
    .then((response) => response.json())
    .catch(() => undefined);
  const list = isRecord(found) && Array.isArray(found['workflow_runs']) ? found['workflow_runs'] : [];
  return list.some((run: unknown) => isRecord(run) && String(run['display_title']).includes(call));
}
