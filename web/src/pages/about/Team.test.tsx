import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { team } from '#content/lists/team.static.ts';
import { Team } from './Team.tsx';

// A constant that Vite defines at build time.
vi.stubGlobal('__ART_VERSION__', 'version');

const facesIn = (html: string) => html.match(/<img/g)?.length ?? 0;

test('all members are shown if no department is selected', () => {
  expect(facesIn(renderToStaticMarkup(<Team />))).toBe(17);
});

test('only the members of the selected department are shown', () => {
  const leaders = team.filter(({ department }) => department === 'Leadership');
  expect(facesIn(renderToStaticMarkup(<Team department="Leadership" />))).toBe(leaders.length);
});

test('a department without members has a message', () => {
  const html = renderToStaticMarkup(<Team department="Nobody" />);
  expect(facesIn(html)).toBe(0);
  expect(html).toContain('No team members found in this department.');
});

test('the accessible name of each portrait contains name and role', () => {
  const html = renderToStaticMarkup(<Team />);
  for (const { name, expertise } of team) expect(html).toContain(`aria-label="${name}, ${expertise}"`);
});
