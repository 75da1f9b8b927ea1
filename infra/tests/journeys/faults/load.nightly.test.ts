import { expect, test } from 'vitest';
import { botChatPath } from '#contract/chat.ts';
import { sendEmailPath } from '#contract/email.ts';
import { company } from '#content/company.ts';
import { listedPaths } from '../paths.testkit.ts';
import { openProduct } from '../product.testkit.ts';

const visitorCount = 60;

test('sixty visitors at once read every page, chat and write, and each request succeeds', async () => {
  await using product = await openProduct();
  const posts = '/default/cms/posts?_embed=true&per_page=9&page=1&orderby=date&order=desc&status=publish';
  const paths = [...(await listedPaths(product)), posts];

  /** Each visitor starts at a different page, so that all kinds of requests arrive together. */
  async function visit(visitor: number): Promise<string[]> {
    const start = visitor % paths.length;
    const requests: [path: string, init?: RequestInit][] = [
      ...[...paths.slice(start), ...paths.slice(0, start)].map((path): [string] => [path]),
      [botChatPath, { method: 'POST', body: JSON.stringify({ message: 'What do you build?' }) }],
      [sendEmailPath, { method: 'POST', body: emailRequest(visitor) }],
    ];
    const failures: string[] = [];
    for (const [path, init] of requests) {
      const response = await fetch(product.url + path, init);
      await response.arrayBuffer();
      if (response.status !== 200) failures.push(`${path}: ${response.status}`);
    }
    return failures;
  }

  const visits = await Promise.all(Array.from({ length: visitorCount }, (_, visitor) => visit(visitor)));
  expect(visits.flat(), product.output().slice(-2_000)).toEqual([]);
  await expect.poll(async () => (await product.inbox.all()).length).toBe(visitorCount);
});

/** Unique messages, because the outbox stores identical ones only once. */
function emailRequest(visitor: number): string {
  const message = `Name: Visitor ${visitor}\nEmail: visitor${visitor}@example.org\n\nMessage:\nDoes it speak Gujarati?`;
  return JSON.stringify({ subject: `Message from Visitor ${visitor}`, message, to: [company.email] });
}
