import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { team } from '#content/collections/team.ts';
import { Team } from './Team.tsx';

// Vite writes it into the built site.
vi.stubGlobal('__ART_VERSION__', 'version');

const facesIn = (html: string) => html.match(/<img/g)?.length ?? 0;

test('everybody is shown until a department is chosen', () => {
  expect(facesIn(renderToStaticMarkup(<Team />))).toBe(17);
});

test('a department shows its own people only', () => {
  const leaders = team.filter(({ department }) => department === 'Leadership');
  expect(facesIn(renderToStaticMarkup(<Team department="Leadership" />))).toBe(leaders.length);
});

test('a department without people says so', () => {
  const html = renderToStaticMarkup(<Team department="Nobody" />);
  expect(facesIn(html)).toBe(0);
  expect(html).toContain('No team members found in this department.');
});

test('a name and a role are in the accessible name of each face', () => {
  const html = renderToStaticMarkup(<Team />);
  for (const { name, expertise } of team) expect(html).toContain(`aria-label="${name}, ${expertise}"`);
});
