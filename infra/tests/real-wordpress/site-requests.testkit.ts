import { expect } from 'vitest';
import { callWebhook } from '../../local/call-webhook.testkit.ts';
import type { WirePost } from '#contract/cms-wire.ts';

/** Requests to a running site; the edge's cache is invalidated before each. */
export type SiteRequests = {
  /** A list or an error of the proxy; `query` starts with the collection. */
  cms(query: string): Promise<{ status: number; headers: Headers; body: readonly WirePost[] }>;
  /** A document; redirects are not followed. */
  read(path: string): Promise<{ status: number; location: string | null; text: string }>;
  invalidate(): Promise<void>;
};

/** Returns requests to the site at `url`, whose webhook has this secret. */
export function createSiteRequests(url: () => string, secret: string): SiteRequests {
  async function invalidate(): Promise<void> {
    // The webhook responds with 503 until it has read its secret.
    await expect.poll(() => callWebhook(url(), secret)).toBe(202);
  }
  return {
    invalidate,
    async cms(query) {
      await invalidate();
      const response = await fetch(`${url()}/default/cms/${query}`);
      return { status: response.status, headers: response.headers, body: (await response.json()) as WirePost[] };
    },
    async read(path) {
      await invalidate();
      const response = await fetch(url() + path, { redirect: 'manual' });
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    },
  };
}
