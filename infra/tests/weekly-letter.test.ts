import { expect, test } from 'vitest';
import { interests } from '#content/company.ts';
import { jobs } from '#content/lists/jobs.static.ts';
import { readAgain } from '../../functions/mail/deliver/deliver-email.testkit.ts';
import type { OutboxEmail } from '../../functions/mail/outbox/outbox.ts';
import { writeLetter } from '../../functions/mail/requeue/weekly-letter.ts';
import { goodMessage, requestOf, setUp as setUpSend } from '../../functions/mail/send/send-email.testkit.ts';
import { createHandler } from '../../functions/report/handler.ts';
import { queryLog } from '../local/kept-log.ts';

/** In every name, address and text of a visitor, and in what a report must not say. */
const word = 'kerfuffle';
const { slug, title } = jobs[0]!;
function setUp() {
  const { send, lines, broken } = setUpSend();
  const log = (event: string, details = {}) => void lines.push(JSON.stringify({ event, ...details }));
  const report = createHandler({ siteOrigin: '', log });
  return {
    lines,
    broken,
    visit: (visit: object, network = '1', headers = {}) => {
      const body = JSON.stringify(visit);
      return report(requestOf({ path: '', body, headers: { 'cloudfront-viewer-asn': network, ...headers } }));
    },
    mail: (form: string, fields: object) =>
      send({ ...goodMessage, form, fields: { name: word, email: `${word}@example.com`, ...fields } }),
    /** Returns the letter about the lines so far, in the last minute of the week. */
    letter: async (query = queryLog(lines.map((line) => line.replace('{', '{"at":"2026-11-22T18:29:00Z",')))) => {
      const emails: OutboxEmail[] = [];
      const outbox = { put: async (_: string, email: OutboxEmail) => (emails.push(email), 'stored' as const) };
      await writeLetter({ outbox, runQuery: query, now: () => new Date('2026-11-23T03:30:00Z'), log });
      const { text = '', html } = await readAgain(emails[0]!);
      return { text, html, figures: text.match(/^.+(?= \(– the week before\)$)/gm)?.join(', ') };
    },
  };
}

test('the letter has exactly the figures of a week, and no word of a visitor', async () => {
  const { visit, mail, letter, lines, broken } = setUp();
  const sources = { direct: 120, search: 80, 'AI assistant': 40, social: 25, campaign: 20, mail: 12, 'other site': 3 };
  const visits = Object.entries(sources).flatMap(([source, count]) => Array.from({ length: count }, () => source));
  for (const [index, source] of visits.entries()) {
    const page = index % 3 ? { route: 'home' } : { route: 'job', slug: index % 2 ? slug : word };
    const steps = ['contact form seen', index % 4 ? word : 'contact form begun', index ? '' : 'search failed'];
    await visit({ ...page, source, steps }, String(index % 20));
  }
  // A reload has no source.
  await visit({ route: 'about' });
  for (const header of ['dnt', 'sec-gpc']) await visit({ route: 'about', source: 'social' }, '1', { [header]: '1' });
  const origin = 'referrer=www.google.com&first=%2Fservices';
  await mail('contact', { interest: interests[2], message: word, times: word, agree: 'on', origin });
  for (let attempt = 0; attempt < 2; attempt += 1) await mail('home', { message: word });
  await mail('application', { role: title, origin: `utm_source=${word}&first=%2Fblog%2F${word}` });
  broken.outbox = 'unreachable';
  await mail('home', { message: 'lost' });
  const { figures, text, html } = await letter();
  expect(text).toContain('16 Nov 2026 to 22 Nov 2026: 3 messages, 300 visits');
  expect(figures).toBe(
    `contact: 1, home: 1, application: 1, asked for a call: 1, ${interests[2]}: 1, ${slug}: 1, search: 1, unknown: 1, ` +
      'campaign: 1, /services: 1, unknown: 1, /blog/unknown: 1, direct: 120, search: 80, AI assistant: 40, social: 25, ' +
      `campaign: 20, mail: 12, other site: fewer than five, /: 200, /careers/unknown: 50, /careers/${slug}: 50, ` +
      'contact form seen: 300, contact form begun: 75, search failed: fewer than five, outbox-write-failed: 1',
  );
  expect([...lines, text, html].join().toLowerCase()).not.toContain(word);
});

test('an empty log has no visits yet, a query that fails is said, and no network counts for more than all others', async () => {
  const { visit, letter } = setUp();
  expect((await letter()).text).toContain('0 messages, no visits\n\nNo visits yet.');
  expect((await letter(async () => undefined)).text).toMatch(/log could not be read\n[^]*“\?” is a figure/);
  for (let index = 0; index < 150; index += 1) await visit({ route: 'home', source: 'search' });
  for (let index = 0; index < 800; index += 1) await visit({ route: 'home', source: 'social' }, '2');
  expect((await letter()).figures).toContain('search: 150, social: 150');
});
