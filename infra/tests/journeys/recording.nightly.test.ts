import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { anonymous } from '../../../functions/blog/wordpress/secret.ts';
import { startListsServer } from '../../commands/content-pull/lists-server.testkit.ts';
import { pullContent } from '../../commands/content-pull/pull-content.ts';
import { playPulled } from './play-pulled.testkit.ts';
import { openProduct } from './product.testkit.ts';
import { copySite } from './site-copy.testkit.ts';

test('a recording of the CMS is on the built site: its words under its line, and its sound in ranges', async () => {
  await using wordpress = await startListsServer();
  const file = await readFile(new URL('../../../web/src/content/calls/clinic-booking-line.mp3', import.meta.url));
  wordpress.media.set('1', { name: 'a.mp3', file });
  const fields = {
    description: 'Takes orders for bread before six.',
    technologies: 'Twilio, Go',
    interest: 'Other Services',
    result: 'Nobody waits for bread.',
    recording: '1',
    words: '0:00 Agent: I am an AI assistant.\n0:03 Caller: Four loaves.',
    agreed: 'Everybody who is heard has agreed',
  };
  wordpress.lists.projects = [{ id: 5, title: 'Bakery line', fields }];
  await using site = await copySite();
  const { problems } = await pullContent({
    ...wordpress,
    readCredential: anonymous,
    folder: site.pulled,
    now: new Date(),
  });
  expect(problems).toEqual([]);
  expect(await site.build()).toBeUndefined();
  await using product = await openProduct({ tree: site.folder });
  const { status, seconds } = await playPulled(product, site);
  expect({ status, seconds: Math.round(seconds) }).toEqual({ status: 206, seconds: 14 });
  const page = await product.visit('/projects/entry-5');
  const line = page.getByRole('figure', { name: 'One call as a line' });
  await line.getByText('Four loaves.').waitFor();
  // The pause and the agent's threads, then the caller's from the third second on.
  const [agent, caller] = await line
    .locator('svg')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(agent! / (agent! + caller!)).toBeCloseTo(3.7 / 13.65, 1);
});
