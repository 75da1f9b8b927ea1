import { expect } from 'vitest';
import { type Post, publishedPath, publishedSecretHeader } from '#contract/cms.ts';

/** Questions to a running site, each after the edge has dropped its copies. */
export type Questions = {
  /** A list or an error of the proxy; `query` begins with the collection. */
  ask(query: string): Promise<{ status: number; headers: Headers; body: readonly Post[] }>;
  /** A document; redirects are not followed. */
  read(path: string): Promise<{ status: number; location: string | null; text: string }>;
  forget(): Promise<void>;
};

/** Questions to the site at `url`, whose published hook has this secret. */
export function openQuestions(url: () => string, secret: string): Questions {
  async function forget(): Promise<void> {
    const headers = { [publishedSecretHeader]: secret };
    // The secret may be late for the hook, which answers 503 then.
    await expect.poll(async () => (await fetch(url() + publishedPath, { method: 'POST', headers })).status).toBe(202);
  }
  return {
    forget,
    async ask(query) {
      await forget();
      const answer = await fetch(`${url()}/default/cms/${query}`);
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Post[] };
    },
    async read(path) {
      await forget();
      const answer = await fetch(url() + path, { redirect: 'manual' });
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
    },
  };
}
