import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { projects } from '#content/lists/projects.static.ts';
import { stories } from '#content/lists/stories.static.ts';
import { services } from '#content/services/index.ts';
import { prefillOf } from '../../forms/prefill.ts';
import { serviceEntries } from '../../ui/service-entries.static.ts';
import { Portfolio } from '../Portfolio.tsx';
import { ServiceDetails } from '../service/ServiceDetails.tsx';
import { ServicePanel } from '../services.tsx';
import { Stories } from '../Stories.tsx';
import { company } from '#content/company.ts';
import { readStitches } from '../../weave/read-strokes.testkit.ts';
import { tightDay, wideDay } from '../contact.art.static.ts';

/** Returns what each link to the contact form prefills as the service or project. */
function subjectsLinked(page: ReactElement): (string | undefined)[] {
  const links = renderToStaticMarkup(page).matchAll(/href="\/contact([^"#]*)#contact-form"/g);
  return [...links].map(([, query = '']) => prefillOf(query.replaceAll('&amp;', '&'))['about']);
}

test.each(services)('every link from page and card of $title to the contact form names it', (service) => {
  const { title } = service;
  expect(subjectsLinked(<ServiceDetails service={service} path="/service/x" />)).toEqual([title, title]);
  const entry = serviceEntries.find((each) => each.title === title)!;
  expect(subjectsLinked(<ServicePanel service={entry} onClose={() => undefined} />)).toEqual([title]);
});

test('every project and every story links to the contact form with its title', () => {
  const titles = projects.map(({ title }) => title);
  expect(subjectsLinked(<Portfolio />).slice(-titles.length)).toEqual(titles);
  expect(subjectsLinked(<Stories />)).toEqual(stories.map(({ title }) => title));
});

test('the stylesheet has a class for the opening and the closing time of the office', async () => {
  const css = await readFile(new URL('./DayLine.module.css', import.meta.url), 'utf8');
  const { opens, closes } = company.officeHours;
  for (const minute of [0, opens, closes]) expect(css).toContain(`.at${minute / 30} {`);
});

test.each([
  ['wide', wideDay, 70],
  ['tight', tightDay, 50],
])('every stitch of the %s day is on the middle of the line', (_, day, middle) => {
  expect(new Set(readStitches(day).map(([, y, length]) => `${y} ${length}`))).toEqual(new Set([`${middle} 10`]));
});
