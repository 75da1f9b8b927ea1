import { parseRecord } from '#contract/json.ts';

/** The workflow that pulls the lists of WordPress and deploys the site. */
export type Pipeline = {
  /** Rejects if the secret cannot be read, or the workflow was not accepted. */
  start(): Promise<void>;
};

const timeoutMs = 5_000;

/**
 * Returns the workflow of the secret `{"url", "token"}`: GitHub's URL that dispatches it, and a token that may do so
 * (docs.github.com/rest/actions/workflows, "Create a workflow dispatch event").
 */
export function createPipeline(
  readSecret: () => Promise<string | undefined>,
  fetch: typeof globalThis.fetch,
): Pipeline {
  return {
    async start() {
      const { url, token } = parseRecord((await readSecret()) ?? '') ?? {};
      if (typeof url !== 'string' || typeof token !== 'string')
        throw new Error('Expected a secret with url and token.');
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-github-api-version': '2022-11-28',
        },
        body: JSON.stringify({ ref: 'main' }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`Expected the workflow to be dispatched, got status ${response.status}.`);
    },
  };
}
