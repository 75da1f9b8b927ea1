import { expect } from 'vitest';
import { callWebhook } from '../../local/call-webhook.testkit.ts';
import type { WirePost } from '#contract/cms-wire.ts';

/** Returns requests to the site at `url`, whose webhook has this secret. The edge's cache is invalidated before each. */
export function createSiteRequests(url: () => string, secret: string) {
  async function invalidate(): Promise<void> {
    // The webhook responds with 503 until it has read its secret.
    await expect.poll(() => callWebhook(url(), secret)).toBe(202);
  }
  return {
    invalidate,
    /** Requests a list or an error of the proxy; `query` starts with the collection. */
    async cms(query: string) {
      await invalidate();
      const response = await fetch(`${url()}/default/cms/${query}`);
      return { status: response.status, headers: response.headers, body: (await response.json()) as WirePost[] };
    },
    /** Requests a document; redirects are not followed. */
    async read(path: string) {
      await invalidate();
      const response = await fetch(url() + path, { redirect: 'manual' });
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    },
  };
}
