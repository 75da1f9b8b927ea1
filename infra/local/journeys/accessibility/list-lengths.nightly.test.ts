import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { careers } from '#content/pages/careers.ts';
import { routes } from '#content/routes.ts';
import { openProduct } from '../product.testkit.ts';
import { copySite } from '../site-copy.testkit.ts';
import { findBroken } from './look/axe.testkit.ts';
import { findFaults } from './look/faults.testkit.ts';
import { goTo, widen } from './look/screens.testkit.ts';

/** The longest name and title that WordPress accepts, 60 characters. */
const longName = 'Maximiliana Konstantina von Hohenberg-Schwarzenfelder-Langen';

const job = {
  slug: 'role',
  location: 'Remote',
  experience: '2+ years',
  skills: 'Playwright, axe',
  bonus: 'Voice',
  description: 'Finds what breaks before a caller does.',
  responsibilities: 'Test by hand first.\nThen by script.',
  steps: 'A first call: thirty minutes\nThe offer: in writing',
  employment: 'Part-time',
  countries: 'India, Nepal',
};

const project = {
  description: 'Answers the phone of a clinic and books into its diary.',
  technologies: 'Twilio, TypeScript',
  interest: 'Other Services',
};

const person = { expertise: 'Voice AI', skills: 'Twilio, Whisper', bio: 'Listens.', icons: 'voice, phone' };

/** Entries as `content:pull` writes them; the second has the longest title. */
function entries(count: number, fields: Readonly<Record<string, string>>) {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return { id, title: id === 2 ? longName : `Entry ${id}`, ...fields, ...(fields.slug && { slug: `role-${id}` }) };
  });
}

/** Lists as short and as long as the office may make them. */
const lengths = [
  ['no job, one project and one person', { jobs: [], projects: entries(1, project), team: entries(1, person) }],
  [
    '5 jobs, 30 projects and 24 people',
    { jobs: entries(5, job), projects: entries(30, project), team: entries(24, person) },
  ],
] as const;

test.each(lengths)('pages with %s can be read', async (_, lists) => {
  await using copy = await copySite();
  for (const [name, list] of Object.entries(lists)) {
    await writeFile(join(copy.pulled, `${name}.json`), JSON.stringify(list));
  }
  expect(await copy.build()).toBeUndefined();
  await using product = await openProduct({ tree: copy.folder });
  const page = await product.visit(routes.careers.path);
  await page
    .getByText(lists.jobs[1]?.title ?? careers.openings.none)
    .first()
    .waitFor();
  const faults: string[] = [];
  for (const name of ['careers', 'projects', 'about'] as const) {
    await goTo(page, routes[name].path);
    for (const width of [320, 390, 1280]) {
      await widen(page, width);
      const found = [...(await findBroken(page, 'everything')), ...(await findFaults(page))];
      faults.push(...found.map((fault) => `${name} at ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
