import { expect } from 'vitest';
import type { WirePost } from '#contract/cms-wire.ts';
import { callWebhook } from '../call-webhook.testkit.ts';

/** Requests to a running site; the edge's cache is invalidated before each. */
export type Questions = {
  /** A list or an error of the proxy; `query` starts with the collection. */
  ask(query: string): Promise<{ status: number; headers: Headers; body: readonly WirePost[] }>;
  /** A document; redirects are not followed. */
  read(path: string): Promise<{ status: number; location: string | null; text: string }>;
  forget(): Promise<void>;
};

/** Returns requests to the site at `url`, whose webhook has this secret. */
export function openQuestions(url: () => string, secret: string): Questions {
  async function forget(): Promise<void> {
    // The webhook responds with 503 until it has read its secret.
    await expect.poll(() => callWebhook(url(), secret)).toBe(202);
  }
  return {
    forget,
    async ask(query) {
      await forget();
      const answer = await fetch(`${url()}/default/cms/${query}`);
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as WirePost[] };
    },
    async read(path) {
      await forget();
      const answer = await fetch(url() + path, { redirect: 'manual' });
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
    },
  };
}
