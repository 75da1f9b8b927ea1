import { readdirSync } from 'node:fs';
import { jobs } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { projects } from '#content/projects.ts';
import { stories } from '#content/stories.ts';
import { team } from '#content/team.ts';
import { homeTestimonials } from '#content/testimonials.ts';
import { expect, test } from 'vitest';
import { contentModules, describeSamples, findSamples } from './check-launch.ts';

test('an entry, a field and a nested sentence that are samples are each found where they stand', () => {
  const found = findSamples({
    'people.ts': { people: [{ sample: true, name: 'Ann' }, { name: 'Ben' }] },
    'page.ts': { page: { hero: { title: 'Hello' }, answer: { sample: true, text: 'Six weeks' } } },
  });
  expect(found).toEqual([
    { file: 'people.ts', entry: 'Ann', field: 'whole entry' },
    { file: 'page.ts', entry: 'page', field: 'answer' },
  ]);
});

test('an example address or a number of zeros is found although nobody marked it', () => {
  const found = findSamples({
    'work.ts': {
      work: [
        { title: 'Line', link: 'https://work.example.com/line' },
        { title: 'Desk', call: company.phone },
      ],
    },
  });
  // The second is the company's own number, which is put right in company.ts.
  expect(found).toEqual([{ file: 'work.ts', entry: 'Line', field: 'link' }]);
  expect(findSamples({ 'company.ts': { company: { phone: '+91 00000 00000' } } })).toHaveLength(1);
});

test('real content has nothing to report', () => {
  expect(
    findSamples({ 'work.ts': { work: [{ title: 'Line', link: 'https://work.test/line', sample: undefined }] } }),
  ).toEqual([]);
});

test('the last line holds the count', () => {
  const found = findSamples({
    'a.ts': {
      a: [
        { sample: true, title: 'One' },
        { sample: true, title: 'Two' },
      ],
    },
  });
  expect(describeSamples(found)).toHaveLength(3);
  expect(describeSamples(found).at(-1)).toMatch(/^2 /);
  expect(describeSamples([]).at(-1)).toMatch(/^0 /);
});

test('every module of the content is looked through', () => {
  const folder = new URL('../src/content/', import.meta.url);
  const wordless = [
    'caption',
    'card',
    'clause',
    'counts',
    'gallery',
    'gallery-item',
    'hours',
    'icon',
    'job',
    'sample',
    'team-member',
  ];
  const top = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const services = readdirSync(new URL('services/', folder)).filter(
    (name) => !/^(index|service)\.ts$|\.test\.ts$/.test(name),
  );
  const expected = [
    ...top.filter((name) => !wordless.includes(name.slice(0, -3))),
    ...services.map((name) => `services/${name}`),
  ];
  expect(Object.keys(contentModules).toSorted()).toEqual(expected.toSorted());
});

test('each person, client, project and job that is a sample is reported', () => {
  const lists = {
    'team.ts': team,
    'stories.ts': stories,
    'projects.ts': projects,
    'testimonials.ts': homeTestimonials,
    'careers.ts': jobs,
  };
  const reported = findSamples().filter(({ field }) => field === 'whole entry');
  for (const [file, list] of Object.entries(lists)) {
    const samples = list.filter((entry) => entry.sample);
    expect(reported.filter((row) => row.file === file)).toHaveLength(samples.length);
  }
});
