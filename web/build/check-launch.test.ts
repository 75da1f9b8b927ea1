import { jobs } from '#content/lists/jobs.static.ts';
import { company } from '#content/company.ts';
import { projects } from '#content/lists/projects.static.ts';
import { stories } from '#content/lists/stories.static.ts';
import { team } from '#content/lists/team.static.ts';
import { testimonials } from '#content/lists/testimonials.static.ts';
import { expect, test } from 'vitest';
import { describeSamples, findSamples } from './check-launch.ts';

test('an entry, a field and a nested sentence marked as samples are found', () => {
  const found = findSamples({
    'people.ts': { people: [{ sample: true, name: 'Ann' }, { name: 'Ben' }] },
    'page.ts': { page: { hero: { title: 'Hello' }, answer: { sample: true, text: 'Six weeks' } } },
  });
  expect(found).toEqual([
    { file: 'people.ts', entry: 'Ann', field: 'whole entry' },
    { file: 'page.ts', entry: 'page', field: 'answer' },
  ]);
});

test('an unmarked example domain or a phone number of zeros is found', () => {
  const found = findSamples({
    'work.ts': {
      work: [
        { title: 'Line', link: 'https://work.example.com/line' },
        { title: 'Desk', call: company.phone },
      ],
    },
  });
  // The second is the company's own number, which is replaced in company.ts.
  expect(found).toEqual([{ file: 'work.ts', entry: 'Line', field: 'link' }]);
  expect(findSamples({ 'company.ts': { company: { phone: '+91 00000 00000' } } })).toHaveLength(1);
});

test('an entry that a module exports twice is found once, and fields and rules of a list are no content', () => {
  const jobs = [{ sample: true, title: 'Tester' }];
  expect(findSamples({ 'lists/jobs.static.ts': { jobs, openJobs: jobs } })).toHaveLength(1);
  expect(findSamples().filter(({ file }) => /^lists\/.+(?<!\.static)\.ts$/.test(file))).toEqual([]);
});

test('an entry that was pulled from WordPress is edited there', () => {
  const found = findSamples({
    'lists/team.static.ts': { team: [{ name: 'Ann', link: 'https://example.com' }] },
    'company.ts': { company: { sample: true } },
  });
  const [entry, company, last] = describeSamples(found, ['team']);
  expect(entry).toBe('lists/team.static.ts  Ann  link  (in WordPress, then npm run content:pull)');
  expect(company).not.toContain('WordPress');
  expect(last).toMatch(/in web\/src\/content.*; in WordPress/);
  expect(describeSamples(found.slice(0, 1), ['team']).at(-1)).not.toContain('web/src/content');
});

test('each person, client, project and job marked as a sample is reported', () => {
  const reported = findSamples().filter(({ field }) => field === 'whole entry');
  for (const [name, list] of Object.entries({ team, stories, projects, testimonials, jobs })) {
    const rows = reported.filter(({ file }) => file === `lists/${name}.static.ts`);
    expect(rows).toHaveLength(list.filter(({ sample }) => sample).length);
  }
});
